import { emptyApi as api } from '#api/empty';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listApplicantLevels: build.query<ListApplicantLevelsApiResponse, ListApplicantLevelsApiArg>({
      query: () => ({ url: `/api/v1/applicantlevels` }),
    }),
    getBotCheckChallenge: build.query<GetBotCheckChallengeApiResponse, GetBotCheckChallengeApiArg>({
      query: () => ({ url: `/api/v1/auth/challenge` }),
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({ url: `/api/v1/auth/login`, method: 'POST', body: queryArg.loginRequest }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/api/v1/auth/logout`, method: 'POST' }),
    }),
    listCalendarItems: build.query<ListCalendarItemsApiResponse, ListCalendarItemsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/calendar`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    createCalendarItem: build.mutation<CreateCalendarItemApiResponse, CreateCalendarItemApiArg>({
      query: (queryArg) => ({ url: `/api/v1/calendar`, method: 'POST', body: queryArg.createCalendarItemRequest }),
    }),
    deleteCalendarItem: build.mutation<DeleteCalendarItemApiResponse, DeleteCalendarItemApiArg>({
      query: (queryArg) => ({ url: `/api/v1/calendar/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
    }),
    updateCalendarItem: build.mutation<UpdateCalendarItemApiResponse, UpdateCalendarItemApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/calendar/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateCalendarItemRequest,
      }),
    }),
    createCampaign: build.mutation<CreateCampaignApiResponse, CreateCampaignApiArg>({
      query: (queryArg) => ({ url: `/api/v1/campaigns`, method: 'POST', body: queryArg.createCampaignRequest }),
    }),
    getCampaignJob: build.query<GetCampaignJobApiResponse, GetCampaignJobApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/campaigns/apply/${encodeURIComponent(String(queryArg.campaignId))}/job/${encodeURIComponent(String(queryArg.jobId))}`,
      }),
    }),
    deleteCampaign: build.mutation<DeleteCampaignApiResponse, DeleteCampaignApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/campaigns/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        params: {
          force: queryArg.force,
        },
      }),
    }),
    getCampaign: build.query<GetCampaignApiResponse, GetCampaignApiArg>({
      query: (queryArg) => ({ url: `/api/v1/campaigns/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateCampaign: build.mutation<UpdateCampaignApiResponse, UpdateCampaignApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/campaigns/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateCampaignRequest,
      }),
    }),
    listCampaignJobs: build.query<ListCampaignJobsApiResponse, ListCampaignJobsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/campaigns/${encodeURIComponent(String(queryArg.id))}/jobs`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    listCandidates: build.query<ListCandidatesApiResponse, ListCandidatesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    createCandidate: build.mutation<CreateCandidateApiResponse, CreateCandidateApiArg>({
      query: (queryArg) => ({ url: `/api/v1/candidates`, method: 'POST', body: queryArg.createCandidateRequest }),
    }),
    listDiplomas: build.query<ListDiplomasApiResponse, ListDiplomasApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/diplomas`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    createDiploma: build.mutation<CreateDiplomaApiResponse, CreateDiplomaApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/diplomas`,
        method: 'POST',
        body: queryArg.createDiplomaRequest,
      }),
    }),
    deleteDiploma: build.mutation<DeleteDiplomaApiResponse, DeleteDiplomaApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/diplomas/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    updateDiploma: build.mutation<UpdateDiplomaApiResponse, UpdateDiplomaApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/diplomas/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateDiplomaRequest,
      }),
    }),
    listExperience: build.query<ListExperienceApiResponse, ListExperienceApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/experience`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    createExperience: build.mutation<CreateExperienceApiResponse, CreateExperienceApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/experience`,
        method: 'POST',
        body: queryArg.createExperienceRequest,
      }),
    }),
    deleteExperience: build.mutation<DeleteExperienceApiResponse, DeleteExperienceApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/experience/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    updateExperience: build.mutation<UpdateExperienceApiResponse, UpdateExperienceApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/experience/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateExperienceRequest,
      }),
    }),
    exportCandidates: build.query<ExportCandidatesApiResponse, ExportCandidatesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/export`,
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
          sort: queryArg.sort,
        },
      }),
    }),
    listFolders: build.query<ListFoldersApiResponse, ListFoldersApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/folders`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    createFolder: build.mutation<CreateFolderApiResponse, CreateFolderApiArg>({
      query: (queryArg) => ({ url: `/api/v1/candidates/folders`, method: 'POST', body: queryArg.createFolderRequest }),
    }),
    addToFolders: build.mutation<AddToFoldersApiResponse, AddToFoldersApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/folders/candidates`,
        method: 'POST',
        body: queryArg.addToFoldersRequest,
      }),
    }),
    removeFromFolder: build.mutation<RemoveFromFolderApiResponse, RemoveFromFolderApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/folders/${encodeURIComponent(String(queryArg.folderId))}/${encodeURIComponent(String(queryArg.candidateId))}`,
        method: 'DELETE',
      }),
    }),
    deleteFolder: build.mutation<DeleteFolderApiResponse, DeleteFolderApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/folders/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    getCandidateRegistrations: build.query<GetCandidateRegistrationsApiResponse, GetCandidateRegistrationsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/registrations`,
        params: {
          'createdAt.from': queryArg['createdAt.from'],
          'createdAt.to': queryArg['createdAt.to'],
          groupBy: queryArg.groupBy,
          group: queryArg.group,
          'candidateInfo.skillSet.motherTongue': queryArg['candidateInfo.skillSet.motherTongue'],
          postal: queryArg.postal,
          city: queryArg.city,
          country: queryArg.country,
          firstname: queryArg.firstname,
          name: queryArg.name,
        },
      }),
    }),
    listCandidateScorecards: build.query<ListCandidateScorecardsApiResponse, ListCandidateScorecardsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/scorecards`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    listSources: build.query<ListSourcesApiResponse, ListSourcesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/sources`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    listTags: build.query<ListTagsApiResponse, ListTagsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/tags`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    getCandidateTiles: build.query<GetCandidateTilesApiResponse, GetCandidateTilesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/tiles`,
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
        },
      }),
    }),
    deleteCandidate: build.mutation<DeleteCandidateApiResponse, DeleteCandidateApiArg>({
      query: (queryArg) => ({ url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
    }),
    getCandidate: build.query<GetCandidateApiResponse, GetCandidateApiArg>({
      query: (queryArg) => ({ url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateCandidate: build.mutation<UpdateCandidateApiResponse, UpdateCandidateApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateCandidateRequest,
      }),
    }),
    uploadCandidateAvatar: build.mutation<UploadCandidateAvatarApiResponse, UploadCandidateAvatarApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}/avatar`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    uploadCandidateFile: build.mutation<UploadCandidateFileApiResponse, UploadCandidateFileApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}/file`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    uploadPortfolioFile: build.mutation<UploadPortfolioFileApiResponse, UploadPortfolioFileApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}/file/portfolio`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    deleteCandidateFile: build.mutation<DeleteCandidateFileApiResponse, DeleteCandidateFileApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}/file/${encodeURIComponent(String(queryArg.fileId))}`,
        method: 'DELETE',
      }),
    }),
    downloadCandidateFile: build.query<DownloadCandidateFileApiResponse, DownloadCandidateFileApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}/file/${encodeURIComponent(String(queryArg.fileId))}`,
        params: {
          inline: queryArg.inline,
        },
      }),
    }),
    updateCandidateFile: build.mutation<UpdateCandidateFileApiResponse, UpdateCandidateFileApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}/file/${encodeURIComponent(String(queryArg.fileId))}`,
        method: 'PATCH',
        body: queryArg.updateFileRequest,
      }),
    }),
    uploadCandidateFiles: build.mutation<UploadCandidateFilesApiResponse, UploadCandidateFilesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}/files`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    uploadPortfolioFiles: build.mutation<UploadPortfolioFilesApiResponse, UploadPortfolioFilesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}/files/portfolio`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    hireCandidate: build.mutation<HireCandidateApiResponse, HireCandidateApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}/hire`,
        method: 'POST',
      }),
    }),
    getCandidateNeighbours: build.query<GetCandidateNeighboursApiResponse, GetCandidateNeighboursApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}/neighbours`,
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
          sort: queryArg.sort,
        },
      }),
    }),
    updateCandidateScorecards: build.mutation<UpdateCandidateScorecardsApiResponse, UpdateCandidateScorecardsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}/scorecards`,
        method: 'PATCH',
        body: queryArg.body,
      }),
    }),
    addCandidateScorecards: build.mutation<AddCandidateScorecardsApiResponse, AddCandidateScorecardsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}/scorecards`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listEmails: build.query<ListEmailsApiResponse, ListEmailsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/emails`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    createEmail: build.mutation<CreateEmailApiResponse, CreateEmailApiArg>({
      query: (queryArg) => ({ url: `/api/v1/emails`, method: 'POST', body: queryArg.createEmailRequest }),
    }),
    cancelEmail: build.mutation<CancelEmailApiResponse, CancelEmailApiArg>({
      query: (queryArg) => ({ url: `/api/v1/emails/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
    }),
    getEmail: build.query<GetEmailApiResponse, GetEmailApiArg>({
      query: (queryArg) => ({ url: `/api/v1/emails/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateEmail: build.mutation<UpdateEmailApiResponse, UpdateEmailApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/emails/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateEmailRequest,
      }),
    }),
    retryEmail: build.mutation<RetryEmailApiResponse, RetryEmailApiArg>({
      query: (queryArg) => ({ url: `/api/v1/emails/${encodeURIComponent(String(queryArg.id))}/retry`, method: 'POST' }),
    }),
    listEmploymentTypes: build.query<ListEmploymentTypesApiResponse, ListEmploymentTypesApiArg>({
      query: () => ({ url: `/api/v1/employmenttypes` }),
    }),
    listFiles: build.query<ListFilesApiResponse, ListFilesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/files`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    uploadFile: build.mutation<UploadFileApiResponse, UploadFileApiArg>({
      query: (queryArg) => ({ url: `/api/v1/files`, method: 'POST', body: queryArg.body }),
    }),
    deleteFile: build.mutation<DeleteFileApiResponse, DeleteFileApiArg>({
      query: (queryArg) => ({ url: `/api/v1/files/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
    }),
    updateFile: build.mutation<UpdateFileApiResponse, UpdateFileApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/files/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateFileRequest,
      }),
    }),
    listInterviews: build.query<ListInterviewsApiResponse, ListInterviewsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/interviews`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    createInterview: build.mutation<CreateInterviewApiResponse, CreateInterviewApiArg>({
      query: (queryArg) => ({ url: `/api/v1/interviews`, method: 'POST', body: queryArg.createInterviewRequest }),
    }),
    listInterviewTemplates: build.query<ListInterviewTemplatesApiResponse, ListInterviewTemplatesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/interviews/templates`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    deleteInterview: build.mutation<DeleteInterviewApiResponse, DeleteInterviewApiArg>({
      query: (queryArg) => ({ url: `/api/v1/interviews/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
    }),
    getInterview: build.query<GetInterviewApiResponse, GetInterviewApiArg>({
      query: (queryArg) => ({ url: `/api/v1/interviews/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateInterview: build.mutation<UpdateInterviewApiResponse, UpdateInterviewApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/interviews/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateInterviewRequest,
      }),
    }),
    createInterviewTemplate: build.mutation<CreateInterviewTemplateApiResponse, CreateInterviewTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/interviewtemplates`,
        method: 'POST',
        body: queryArg.createInterviewTemplateRequest,
      }),
    }),
    deleteInterviewTemplate: build.mutation<DeleteInterviewTemplateApiResponse, DeleteInterviewTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/interviewtemplates/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        params: {
          force: queryArg.force,
        },
      }),
    }),
    updateInterviewTemplate: build.mutation<UpdateInterviewTemplateApiResponse, UpdateInterviewTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/interviewtemplates/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateInterviewTemplateRequest,
      }),
    }),
    addInterviewTemplateQuestion: build.mutation<
      AddInterviewTemplateQuestionApiResponse,
      AddInterviewTemplateQuestionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/interviewtemplates/${encodeURIComponent(String(queryArg.id))}/question`,
        method: 'PATCH',
        body: queryArg.addTemplateQuestionRequest,
      }),
    }),
    listApplications: build.query<ListApplicationsApiResponse, ListApplicationsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/jobapplications`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    listCandidateApplications: build.query<ListCandidateApplicationsApiResponse, ListCandidateApplicationsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/jobapplications/candidate/${encodeURIComponent(String(queryArg.candidateId))}`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    declineApplications: build.mutation<DeclineApplicationsApiResponse, DeclineApplicationsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/jobapplications/status/rejected`,
        method: 'PATCH',
        body: queryArg.declineRequest,
      }),
    }),
    approveApplications: build.mutation<ApproveApplicationsApiResponse, ApproveApplicationsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/jobapplications/status/successful`,
        method: 'PATCH',
        body: queryArg.approveRequest,
      }),
    }),
    deleteApplication: build.mutation<DeleteApplicationApiResponse, DeleteApplicationApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/jobapplications/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    updateApplication: build.mutation<UpdateApplicationApiResponse, UpdateApplicationApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/jobapplications/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateApplicationRequest,
      }),
    }),
    listJobs: build.query<ListJobsApiResponse, ListJobsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/jobs`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    createJob: build.mutation<CreateJobApiResponse, CreateJobApiArg>({
      query: (queryArg) => ({ url: `/api/v1/jobs`, method: 'POST', body: queryArg.createJobRequest }),
    }),
    applyForJob: build.mutation<ApplyForJobApiResponse, ApplyForJobApiArg>({
      query: (queryArg) => ({ url: `/api/v1/jobs/apply`, method: 'POST', body: queryArg.applyRequest }),
    }),
    listCampaigns: build.query<ListCampaignsApiResponse, ListCampaignsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/jobs/campaigns`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    deleteJob: build.mutation<DeleteJobApiResponse, DeleteJobApiArg>({
      query: (queryArg) => ({ url: `/api/v1/jobs/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
    }),
    getJob: build.query<GetJobApiResponse, GetJobApiArg>({
      query: (queryArg) => ({ url: `/api/v1/jobs/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateJob: build.mutation<UpdateJobApiResponse, UpdateJobApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/jobs/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateJobRequest,
      }),
    }),
    listLanguages: build.query<ListLanguagesApiResponse, ListLanguagesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/languages`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    listMediums: build.query<ListMediumsApiResponse, ListMediumsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/mediums`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    createMedium: build.mutation<CreateMediumApiResponse, CreateMediumApiArg>({
      query: (queryArg) => ({ url: `/api/v1/mediums`, method: 'POST', body: queryArg.createMediumRequest }),
    }),
    deleteMedium: build.mutation<DeleteMediumApiResponse, DeleteMediumApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/mediums/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        params: {
          force: queryArg.force,
        },
      }),
    }),
    getMedium: build.query<GetMediumApiResponse, GetMediumApiArg>({
      query: (queryArg) => ({ url: `/api/v1/mediums/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateMedium: build.mutation<UpdateMediumApiResponse, UpdateMediumApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/mediums/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateMediumRequest,
      }),
    }),
    uploadMediumAvatar: build.mutation<UploadMediumAvatarApiResponse, UploadMediumAvatarApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/mediums/${encodeURIComponent(String(queryArg.id))}/avatar`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listMediumCampaigns: build.query<ListMediumCampaignsApiResponse, ListMediumCampaignsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/mediums/${encodeURIComponent(String(queryArg.id))}/campaigns`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    downloadMediumFile: build.query<DownloadMediumFileApiResponse, DownloadMediumFileApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/mediums/${encodeURIComponent(String(queryArg.id))}/file/${encodeURIComponent(String(queryArg.fileId))}`,
      }),
    }),
    listNotes: build.query<ListNotesApiResponse, ListNotesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/notes`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    createNote: build.mutation<CreateNoteApiResponse, CreateNoteApiArg>({
      query: (queryArg) => ({ url: `/api/v1/notes`, method: 'POST', body: queryArg.createNoteRequest }),
    }),
    deleteNote: build.mutation<DeleteNoteApiResponse, DeleteNoteApiArg>({
      query: (queryArg) => ({ url: `/api/v1/notes/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
    }),
    getNote: build.query<GetNoteApiResponse, GetNoteApiArg>({
      query: (queryArg) => ({ url: `/api/v1/notes/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateNote: build.mutation<UpdateNoteApiResponse, UpdateNoteApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/notes/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateNoteRequest,
      }),
    }),
    listRecruiters: build.query<ListRecruitersApiResponse, ListRecruitersApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/recruiters`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    getRecruiter: build.query<GetRecruiterApiResponse, GetRecruiterApiArg>({
      query: (queryArg) => ({ url: `/api/v1/recruiters/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    getRegistrations: build.query<GetRegistrationsApiResponse, GetRegistrationsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/registrations`,
        params: {
          'createdAt.from': queryArg['createdAt.from'],
          'createdAt.to': queryArg['createdAt.to'],
          groupBy: queryArg.groupBy,
          group: queryArg.group,
          'candidateInfo.skillSet.motherTongue': queryArg['candidateInfo.skillSet.motherTongue'],
          postal: queryArg.postal,
          city: queryArg.city,
          country: queryArg.country,
          firstname: queryArg.firstname,
          name: queryArg.name,
        },
      }),
    }),
    listScorecardCategories: build.query<ListScorecardCategoriesApiResponse, ListScorecardCategoriesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/scorecardcategories`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    createScorecardCategory: build.mutation<CreateScorecardCategoryApiResponse, CreateScorecardCategoryApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/scorecardcategories`,
        method: 'POST',
        body: queryArg.createScorecardCategoryRequest,
      }),
    }),
    updateScorecardCategory: build.mutation<UpdateScorecardCategoryApiResponse, UpdateScorecardCategoryApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/scorecardcategories/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateScorecardCategoryRequest,
      }),
    }),
    addScorecardCategoryItem: build.mutation<AddScorecardCategoryItemApiResponse, AddScorecardCategoryItemApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/scorecardcategories/${encodeURIComponent(String(queryArg.id))}`,
        method: 'POST',
        body: queryArg.addCategoryItemRequest,
      }),
    }),
    listScorecards: build.query<ListScorecardsApiResponse, ListScorecardsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/scorecards`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    createScorecard: build.mutation<CreateScorecardApiResponse, CreateScorecardApiArg>({
      query: (queryArg) => ({ url: `/api/v1/scorecards`, method: 'POST', body: queryArg.createScorecardRequest }),
    }),
    deleteScorecard: build.mutation<DeleteScorecardApiResponse, DeleteScorecardApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/scorecards/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        params: {
          force: queryArg.force,
        },
      }),
    }),
    getScorecard: build.query<GetScorecardApiResponse, GetScorecardApiArg>({
      query: (queryArg) => ({ url: `/api/v1/scorecards/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateScorecard: build.mutation<UpdateScorecardApiResponse, UpdateScorecardApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/scorecards/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateScorecardRequest,
      }),
    }),
    setScorecardCategories: build.mutation<SetScorecardCategoriesApiResponse, SetScorecardCategoriesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/scorecards/${encodeURIComponent(String(queryArg.id))}/categories`,
        method: 'PATCH',
        body: queryArg.scorecardCategoriesRequest,
      }),
    }),
    setScorecardWeight: build.mutation<SetScorecardWeightApiResponse, SetScorecardWeightApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/scorecards/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg.itemId))}/weight`,
        method: 'PATCH',
        body: queryArg.scorecardWeightRequest,
      }),
    }),
    listSkillCategories: build.query<ListSkillCategoriesApiResponse, ListSkillCategoriesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/skillcategories`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    createSkillCategory: build.mutation<CreateSkillCategoryApiResponse, CreateSkillCategoryApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/skillcategories`,
        method: 'POST',
        body: queryArg.createSkillCategoryRequest,
      }),
    }),
    deleteSkillCategory: build.mutation<DeleteSkillCategoryApiResponse, DeleteSkillCategoryApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/skillcategories/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        params: {
          force: queryArg.force,
        },
      }),
    }),
    updateSkillCategory: build.mutation<UpdateSkillCategoryApiResponse, UpdateSkillCategoryApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/skillcategories/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateSkillCategoryRequest,
      }),
    }),
    listSkills: build.query<ListSkillsApiResponse, ListSkillsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/skills`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    createSkill: build.mutation<CreateSkillApiResponse, CreateSkillApiArg>({
      query: (queryArg) => ({ url: `/api/v1/skills`, method: 'POST', body: queryArg.createSkillRequest }),
    }),
    deleteSkill: build.mutation<DeleteSkillApiResponse, DeleteSkillApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/skills/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        params: {
          force: queryArg.force,
        },
      }),
    }),
    updateSkill: build.mutation<UpdateSkillApiResponse, UpdateSkillApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/skills/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateSkillRequest,
      }),
    }),
    addSkillToCategory: build.mutation<AddSkillToCategoryApiResponse, AddSkillToCategoryApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/skills/${encodeURIComponent(String(queryArg.id))}/add`,
        method: 'PATCH',
        body: queryArg.addSkillRequest,
      }),
    }),
    listTasks: build.query<ListTasksApiResponse, ListTasksApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/tasks`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    createTask: build.mutation<CreateTaskApiResponse, CreateTaskApiArg>({
      query: (queryArg) => ({ url: `/api/v1/tasks`, method: 'POST', body: queryArg.createTaskRequest }),
    }),
    deleteTask: build.mutation<DeleteTaskApiResponse, DeleteTaskApiArg>({
      query: (queryArg) => ({ url: `/api/v1/tasks/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
    }),
    getTask: build.query<GetTaskApiResponse, GetTaskApiArg>({
      query: (queryArg) => ({ url: `/api/v1/tasks/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateTask: build.mutation<UpdateTaskApiResponse, UpdateTaskApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/tasks/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateTaskRequest,
      }),
    }),
    listTests: build.query<ListTestsApiResponse, ListTestsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/tests`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    createTest: build.mutation<CreateTestApiResponse, CreateTestApiArg>({
      query: (queryArg) => ({ url: `/api/v1/tests`, method: 'POST', body: queryArg.createTestRequest }),
    }),
    deleteTest: build.mutation<DeleteTestApiResponse, DeleteTestApiArg>({
      query: (queryArg) => ({ url: `/api/v1/tests/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
    }),
    getTest: build.query<GetTestApiResponse, GetTestApiArg>({
      query: (queryArg) => ({ url: `/api/v1/tests/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateTest: build.mutation<UpdateTestApiResponse, UpdateTestApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/tests/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateTestRequest,
      }),
    }),
    listUserFunctions: build.query<ListUserFunctionsApiResponse, ListUserFunctionsApiArg>({
      query: () => ({ url: `/api/v1/userfunctions` }),
    }),
    removeAccount: build.mutation<RemoveAccountApiResponse, RemoveAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/users`,
        method: 'DELETE',
        params: {
          keepData: queryArg.keepData,
          why: queryArg.why,
        },
      }),
    }),
    listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/users`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    register: build.mutation<RegisterApiResponse, RegisterApiArg>({
      query: (queryArg) => ({ url: `/api/v1/users`, method: 'POST', body: queryArg.registrationRequest }),
    }),
    generateQr: build.mutation<GenerateQrApiResponse, GenerateQrApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/users/generate/qr/${encodeURIComponent(String(queryArg.id))}`,
        method: 'POST',
      }),
    }),
    getMe: build.query<GetMeApiResponse, GetMeApiArg>({
      query: () => ({ url: `/api/v1/users/me` }),
    }),
    listUserRecruiters: build.query<ListUserRecruitersApiResponse, ListUserRecruitersApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/users/recruiters`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    resendActivation: build.mutation<ResendActivationApiResponse, ResendActivationApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/users/resendToken/${encodeURIComponent(String(queryArg.email))}`,
        method: 'POST',
      }),
    }),
    resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/users/resetPassword`,
        method: 'POST',
        body: queryArg.resetPasswordRequest,
      }),
    }),
    requestPasswordReset: build.mutation<RequestPasswordResetApiResponse, RequestPasswordResetApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/users/resetPassword/${encodeURIComponent(String(queryArg.email))}`,
        method: 'POST',
      }),
    }),
    removeRole: build.mutation<RemoveRoleApiResponse, RemoveRoleApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/users/role`,
        method: 'DELETE',
        params: {
          role: queryArg.role,
          userId: queryArg.userId,
        },
      }),
    }),
    getRole: build.query<GetRoleApiResponse, GetRoleApiArg>({
      query: () => ({ url: `/api/v1/users/role` }),
    }),
    grantRole: build.mutation<GrantRoleApiResponse, GrantRoleApiArg>({
      query: (queryArg) => ({ url: `/api/v1/users/role`, method: 'PATCH', body: queryArg.roleChangeRequest }),
    }),
    activate: build.mutation<ActivateApiResponse, ActivateApiArg>({
      query: (queryArg) => ({ url: `/api/v1/users/validate`, method: 'POST', body: queryArg.accountLinkRequest }),
    }),
    activateByLink: build.mutation<ActivateByLinkApiResponse, ActivateByLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/users/validate/${encodeURIComponent(String(queryArg.email))}/${encodeURIComponent(String(queryArg.token))}`,
        method: 'POST',
      }),
    }),
    verify2Fa: build.mutation<Verify2FaApiResponse, Verify2FaApiArg>({
      query: (queryArg) => ({ url: `/api/v1/users/verify2fa`, method: 'POST', body: queryArg.verifyCodeRequest }),
    }),
    listPublicCampaigns: build.query<ListPublicCampaignsApiResponse, ListPublicCampaignsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/website/campaigns`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    listPublicCandidates: build.query<ListPublicCandidatesApiResponse, ListPublicCandidatesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/website/candidates`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    registerCandidate: build.mutation<RegisterCandidateApiResponse, RegisterCandidateApiArg>({
      query: (queryArg) => ({ url: `/api/v1/website/candidates`, method: 'POST', body: queryArg.registrationRequest }),
    }),
    getPublicCandidate: build.query<GetPublicCandidateApiResponse, GetPublicCandidateApiArg>({
      query: (queryArg) => ({ url: `/api/v1/website/candidates/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    downloadPublicFile: build.query<DownloadPublicFileApiResponse, DownloadPublicFileApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/website/candidates/${encodeURIComponent(String(queryArg.id))}/file/${encodeURIComponent(String(queryArg.fileId))}`,
      }),
    }),
    listPublicJobs: build.query<ListPublicJobsApiResponse, ListPublicJobsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/website/jobs`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    listPublicLanguages: build.query<ListPublicLanguagesApiResponse, ListPublicLanguagesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/website/languages`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    listPublicSkills: build.query<ListPublicSkillsApiResponse, ListPublicSkillsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/website/skills`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    listPublicUserFunctions: build.query<ListPublicUserFunctionsApiResponse, ListPublicUserFunctionsApiArg>({
      query: () => ({ url: `/api/v1/website/userfunctions` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as api };
export type ListApplicantLevelsApiResponse = /** status 200  */ JobOptionsResponse;
export type ListApplicantLevelsApiArg = void;
export type GetBotCheckChallengeApiResponse = /** status 200  */ BotCheckChallengeResponse;
export type GetBotCheckChallengeApiArg = void;
export type LoginApiResponse = /** status 200  */ LoginResponse;
export type LoginApiArg = {
  loginRequest: LoginRequest;
};
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type ListCalendarItemsApiResponse = /** status 200  */ {
  records: CalendarItemResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListCalendarItemsApiArg = {
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: CalendarFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: _id, title, startDate, endDate, assignedTo, createdAt, modifiedAt, version. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: startDate. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateCalendarItemApiResponse = /** status 201  */ CalendarItemResponse;
export type CreateCalendarItemApiArg = {
  createCalendarItemRequest: CreateCalendarItemRequest;
};
export type DeleteCalendarItemApiResponse = unknown;
export type DeleteCalendarItemApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type UpdateCalendarItemApiResponse = /** status 200  */ CalendarItemResponse;
export type UpdateCalendarItemApiArg = {
  /** Id of the record that the address names. */
  id: string;
  updateCalendarItemRequest: UpdateCalendarItemRequest;
};
export type CreateCampaignApiResponse = /** status 201  */ CampaignResponse;
export type CreateCampaignApiArg = {
  createCampaignRequest: CreateCampaignRequest;
};
export type GetCampaignJobApiResponse = /** status 200  */ CampaignJobResponse;
export type GetCampaignJobApiArg = {
  /** Id of the campaign. */
  campaignId: string;
  /** Id of the job. */
  jobId: string;
};
export type DeleteCampaignApiResponse = unknown;
export type DeleteCampaignApiArg = {
  /** Id of the record that the address names. */
  id: string;
  /** `true` deletes a record that is in use; what used it keeps its label. */
  force?: boolean;
};
export type GetCampaignApiResponse = /** status 200  */ CampaignResponse;
export type GetCampaignApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type UpdateCampaignApiResponse = /** status 200  */ CampaignResponse;
export type UpdateCampaignApiArg = {
  /** Id of the record that the address names. */
  id: string;
  updateCampaignRequest: UpdateCampaignRequest;
};
export type ListCampaignJobsApiResponse = /** status 200  */ {
  records: JobResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListCampaignJobsApiArg = {
  /** Id of the record that the address names. */
  id: string;
  /** Literal, accent- and case-insensitive substring of: title, client. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: JobFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: _id, title, client, function, salary, location, time, from, to, timeState, languageId, employmentTypeId, applicantLevelId, introduction, description, about, offer, tags, jobtags, campaigns, jobcampaigns, jobapplications, createdAt, modifiedAt, version. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt, title, client, from, to. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type ListCandidatesApiResponse = /** status 200  */ {
  records: CandidateListItemResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListCandidatesApiArg = {
  /** Literal, accent- and case-insensitive substring of: first name and name, in either order. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: CandidateFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: userId, firstname, name, email, language, function, userfunction, street, number, box, postal, city, province, country, phone, avatar, publicEnabled, candidateInfo, skills, resumeSummary, status, archived, assignedTo, assigned, tags, candidatetags, sourceId, websiteTag, folders, missing, createdAt, modifiedAt, version. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt, modifiedAt, name, firstname, city, status. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateCandidateApiResponse = /** status 201  */ CandidateResponse;
export type CreateCandidateApiArg = {
  createCandidateRequest: CreateCandidateRequest;
};
export type ListDiplomasApiResponse = /** status 200  */ {
  records: DiplomaResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListDiplomasApiArg = {
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: DiplomaFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: candidateId, degree, institute, from, to, country, createdAt, modifiedAt, version. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt, from. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateDiplomaApiResponse = /** status 201  */ DiplomaResponse;
export type CreateDiplomaApiArg = {
  createDiplomaRequest: CreateDiplomaRequest;
};
export type DeleteDiplomaApiResponse = unknown;
export type DeleteDiplomaApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type UpdateDiplomaApiResponse = /** status 200  */ DiplomaResponse;
export type UpdateDiplomaApiArg = {
  /** Id of the record that the address names. */
  id: string;
  updateDiplomaRequest: UpdateDiplomaRequest;
};
export type ListExperienceApiResponse = /** status 200  */ {
  records: ExperienceResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListExperienceApiArg = {
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: ExperienceFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: candidateId, function, company, from, to, createdAt, modifiedAt, version. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt, from. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateExperienceApiResponse = /** status 201  */ ExperienceResponse;
export type CreateExperienceApiArg = {
  createExperienceRequest: CreateExperienceRequest;
};
export type DeleteExperienceApiResponse = unknown;
export type DeleteExperienceApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type UpdateExperienceApiResponse = /** status 200  */ ExperienceResponse;
export type UpdateExperienceApiArg = {
  /** Id of the record that the address names. */
  id: string;
  updateExperienceRequest: UpdateExperienceRequest;
};
export type ExportCandidatesApiResponse = /** status 200  */ Blob;
export type ExportCandidatesApiArg = {
  /** Literal, accent- and case-insensitive substring of: first name and name, in either order. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: CandidateFilter;
  /** Comma list, `-` for descending: createdAt, modifiedAt, name, firstname, city, status. `_id` breaks ties. */
  sort?: string;
};
export type ListFoldersApiResponse = /** status 200  */ {
  records: FolderResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListFoldersApiArg = {
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: FolderFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: name, candidatelist, candidateCount. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt, name. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateFolderApiResponse = /** status 201  */ CreatedFolderResponse;
export type CreateFolderApiArg = {
  createFolderRequest: CreateFolderRequest;
};
export type AddToFoldersApiResponse = unknown;
export type AddToFoldersApiArg = {
  addToFoldersRequest: AddToFoldersRequest;
};
export type RemoveFromFolderApiResponse = unknown;
export type RemoveFromFolderApiArg = {
  /** Id of the folder. */
  folderId: string;
  /** Id of the candidate. */
  candidateId: string;
};
export type DeleteFolderApiResponse = unknown;
export type DeleteFolderApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type GetCandidateRegistrationsApiResponse = /** status 200  */ RegistrationsResponse;
export type GetCandidateRegistrationsApiArg = {
  /** First day, in the Europe/Brussels calendar; without it from the first registration on. */
  'createdAt.from'?: string;
  /** Last day; needed for `range`. */
  'createdAt.to'?: string;
  /** Period a count is for; `range` counts by day between two days. `month` when neither this nor `group` is given. */
  groupBy?: RegistrationPeriod;
  /** `postal` counts by postal code instead. */
  group?: 'postal';
  /** Language code. */
  'candidateInfo.skillSet.motherTongue'?: string;
  /** Postal code. */
  postal?: string;
  /** Whole name of a city; accents and case make no difference. */
  city?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** Part of the first name; accents and case make no difference. */
  firstname?: string;
  /** Part of the name; accents and case make no difference. */
  name?: string;
};
export type ListCandidateScorecardsApiResponse = /** status 200  */ {
  records: CandidateScorecardResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListCandidateScorecardsApiArg = {
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: CandidateScorecardFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: _id, candidateId, label, categories, scores, comment, percent, createdAt, modifiedAt, version. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type ListSourcesApiResponse = /** status 200  */ {
  records: SourceResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListSourcesApiArg = {
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: SourceFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: label. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt, label. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type ListTagsApiResponse = /** status 200  */ {
  records: TagResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListTagsApiArg = {
  /** Literal, accent- and case-insensitive substring of: label. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: TagFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: label. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt, label. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type GetCandidateTilesApiResponse = /** status 200  */ CandidateTilesResponse;
export type GetCandidateTilesApiArg = {
  /** Literal, accent- and case-insensitive substring of: first name and name, in either order. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: CandidateFilter;
};
export type DeleteCandidateApiResponse = unknown;
export type DeleteCandidateApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type GetCandidateApiResponse = /** status 200  */ CandidateResponse;
export type GetCandidateApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type UpdateCandidateApiResponse = /** status 200  */ CandidateResponse;
export type UpdateCandidateApiArg = {
  /** Id of the record that the address names. */
  id: string;
  updateCandidateRequest: UpdateCandidateRequest;
};
export type UploadCandidateAvatarApiResponse = /** status 201  */ UploadedFileResponse;
export type UploadCandidateAvatarApiArg = {
  /** Id of the record that the address names. */
  id: string;
  body: {
    /** At most 10,000,000 bytes. */
    file: Blob;
  } & UploadRequest;
};
export type UploadCandidateFileApiResponse = /** status 201  */ UploadedFileResponse;
export type UploadCandidateFileApiArg = {
  /** Id of the record that the address names. */
  id: string;
  body: {
    /** At most 10,000,000 bytes. */
    file: Blob;
  } & UploadRequest;
};
export type UploadPortfolioFileApiResponse = /** status 201  */ UploadedFileResponse;
export type UploadPortfolioFileApiArg = {
  /** Id of the record that the address names. */
  id: string;
  body: {
    /** At most 10,000,000 bytes. */
    file: Blob;
  } & PortfolioUploadRequest;
};
export type DeleteCandidateFileApiResponse = unknown;
export type DeleteCandidateFileApiArg = {
  /** Id of the record that the address names. */
  id: string;
  /** Id of the file. */
  fileId: string;
};
export type DownloadCandidateFileApiResponse =
  /** status 200 The bytes, in their own content type, as an attachment. */ Blob;
export type DownloadCandidateFileApiArg = {
  /** Id of the record that the address names. */
  id: string;
  /** Id of the file. */
  fileId: string;
  /** `true` lets a browser show it in place: PDF and images only. */
  inline?: boolean;
};
export type UpdateCandidateFileApiResponse = /** status 200  */ FileResponse;
export type UpdateCandidateFileApiArg = {
  /** Id of the record that the address names. */
  id: string;
  /** Id of the file. */
  fileId: string;
  updateFileRequest: UpdateFileRequest;
};
export type UploadCandidateFilesApiResponse = /** status 201  */ UploadedFilesResponse;
export type UploadCandidateFilesApiArg = {
  /** Id of the record that the address names. */
  id: string;
  body: {
    /** At most 10,000,000 bytes. */
    file: Blob;
  } & UploadRequest;
};
export type UploadPortfolioFilesApiResponse = /** status 201  */ UploadedFilesResponse;
export type UploadPortfolioFilesApiArg = {
  /** Id of the record that the address names. */
  id: string;
  body: {
    /** At most 10,000,000 bytes. */
    file: Blob;
  } & PortfolioUploadRequest;
};
export type HireCandidateApiResponse = /** status 200  */ CandidateResponse;
export type HireCandidateApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type GetCandidateNeighboursApiResponse = /** status 200  */ CandidateNeighboursResponse;
export type GetCandidateNeighboursApiArg = {
  /** Id of the record that the address names. */
  id: string;
  /** Literal, accent- and case-insensitive substring of: first name and name, in either order. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: CandidateFilter;
  /** Comma list, `-` for descending: createdAt, modifiedAt, name, firstname, city, status. `_id` breaks ties. */
  sort?: string;
};
export type UpdateCandidateScorecardsApiResponse = /** status 200  */ CandidateScorecardsResponse;
export type UpdateCandidateScorecardsApiArg = {
  /** Id of the record that the address names. */
  id: string;
  body: UpdateCandidateScorecardRequest[];
};
export type AddCandidateScorecardsApiResponse = /** status 201  */ CandidateScorecardsResponse;
export type AddCandidateScorecardsApiArg = {
  /** Id of the record that the address names. */
  id: string;
  body: AddCandidateScorecardRequest[];
};
export type ListEmailsApiResponse = /** status 200  */ {
  records: EmailResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListEmailsApiArg = {
  /** Literal, accent- and case-insensitive substring of: subject, names and addresses of the recipients. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: EmailFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: candidateId, from, replyTo, to, cc, bcc, subject, message, kind, status, reason, attempts, scheduledAt, nextAttemptAt, sentAt, messageId, createdBy, createdAt, modifiedAt, version. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateEmailApiResponse = /** status 201  */ EmailResponse;
export type CreateEmailApiArg = {
  createEmailRequest: CreateEmailRequest;
};
export type CancelEmailApiResponse = unknown;
export type CancelEmailApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type GetEmailApiResponse = /** status 200  */ EmailResponse;
export type GetEmailApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type UpdateEmailApiResponse = /** status 200  */ EmailResponse;
export type UpdateEmailApiArg = {
  /** Id of the record that the address names. */
  id: string;
  updateEmailRequest: UpdateEmailRequest;
};
export type RetryEmailApiResponse = /** status 200  */ EmailResponse;
export type RetryEmailApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type ListEmploymentTypesApiResponse = /** status 200  */ JobOptionsResponse;
export type ListEmploymentTypesApiArg = void;
export type ListFilesApiResponse = /** status 200  */ {
  records: FileResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListFilesApiArg = {
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: FileFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: candidateId, ownerId, kind, originalname, name, mimeType, size, portfolio, hidden, title, summary, createdAt, modifiedAt, version. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt, name. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type UploadFileApiResponse = /** status 201  */ FileResponse;
export type UploadFileApiArg = {
  body: {
    /** At most 10,000,000 bytes. */
    file: Blob;
  } & UploadRequest;
};
export type DeleteFileApiResponse = unknown;
export type DeleteFileApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type UpdateFileApiResponse = /** status 200  */ FileResponse;
export type UpdateFileApiArg = {
  /** Id of the record that the address names. */
  id: string;
  updateFileRequest: UpdateFileRequest;
};
export type ListInterviewsApiResponse = /** status 200  */ {
  records: InterviewResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListInterviewsApiArg = {
  /** Literal, accent- and case-insensitive substring of: template type, questions, answers. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: InterviewFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: _id, templateId, template, candidateId, questions, user, createdAt, modifiedAt, version. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateInterviewApiResponse = /** status 201  */ InterviewResponse;
export type CreateInterviewApiArg = {
  createInterviewRequest: CreateInterviewRequest;
};
export type ListInterviewTemplatesApiResponse = /** status 200  */ {
  records: InterviewTemplateResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListInterviewTemplatesApiArg = {
  /** Literal, accent- and case-insensitive substring of: type. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: InterviewTemplateFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: _id, type, questions, createdAt, modifiedAt, version. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt, type. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type DeleteInterviewApiResponse = unknown;
export type DeleteInterviewApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type GetInterviewApiResponse = /** status 200  */ InterviewResponse;
export type GetInterviewApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type UpdateInterviewApiResponse = /** status 200  */ InterviewResponse;
export type UpdateInterviewApiArg = {
  /** Id of the record that the address names. */
  id: string;
  updateInterviewRequest: UpdateInterviewRequest;
};
export type CreateInterviewTemplateApiResponse = /** status 201  */ InterviewTemplateResponse;
export type CreateInterviewTemplateApiArg = {
  createInterviewTemplateRequest: CreateInterviewTemplateRequest;
};
export type DeleteInterviewTemplateApiResponse = unknown;
export type DeleteInterviewTemplateApiArg = {
  /** Id of the record that the address names. */
  id: string;
  /** `true` deletes a record that is in use; what used it keeps its label. */
  force?: boolean;
};
export type UpdateInterviewTemplateApiResponse = /** status 200  */ InterviewTemplateResponse;
export type UpdateInterviewTemplateApiArg = {
  /** Id of the record that the address names. */
  id: string;
  updateInterviewTemplateRequest: UpdateInterviewTemplateRequest;
};
export type AddInterviewTemplateQuestionApiResponse = /** status 200  */ InterviewTemplateResponse;
export type AddInterviewTemplateQuestionApiArg = {
  /** Id of the record that the address names. */
  id: string;
  addTemplateQuestionRequest: AddTemplateQuestionRequest;
};
export type ListApplicationsApiResponse = /** status 200  */ {
  records: ApplicationResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListApplicationsApiArg = {
  /** Literal, accent- and case-insensitive substring of: the candidate's firstname and name. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: ApplicationFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: _id, candidateId, jobId, campaignId, status, employer, decidedAt, candidate, job, createdAt, modifiedAt, version. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type ListCandidateApplicationsApiResponse = /** status 200  */ {
  records: ApplicationResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListCandidateApplicationsApiArg = {
  /** Id of the candidate. */
  candidateId: string;
  /** Literal, accent- and case-insensitive substring of: the candidate's firstname and name. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: ApplicationFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: _id, candidateId, jobId, campaignId, status, employer, decidedAt, candidate, job, createdAt, modifiedAt, version. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type DeclineApplicationsApiResponse = /** status 200  */ ApplicationsResponse;
export type DeclineApplicationsApiArg = {
  declineRequest: DeclineRequest;
};
export type ApproveApplicationsApiResponse = /** status 200  */ ApplicationsResponse;
export type ApproveApplicationsApiArg = {
  approveRequest: ApproveRequest;
};
export type DeleteApplicationApiResponse = unknown;
export type DeleteApplicationApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type UpdateApplicationApiResponse = /** status 200  */ ApplicationResponse;
export type UpdateApplicationApiArg = {
  /** Id of the record that the address names. */
  id: string;
  updateApplicationRequest: UpdateApplicationRequest;
};
export type ListJobsApiResponse = /** status 200  */ {
  records: JobResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListJobsApiArg = {
  /** Literal, accent- and case-insensitive substring of: title, client. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: JobFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: _id, title, client, function, salary, location, time, from, to, timeState, languageId, employmentTypeId, applicantLevelId, introduction, description, about, offer, tags, jobtags, campaigns, jobcampaigns, jobapplications, createdAt, modifiedAt, version. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt, title, client, from, to. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateJobApiResponse = /** status 201  */ JobResponse;
export type CreateJobApiArg = {
  createJobRequest: CreateJobRequest;
};
export type ApplyForJobApiResponse = /** status 201  */ ApplicationResponse;
export type ApplyForJobApiArg = {
  applyRequest: ApplyRequest;
};
export type ListCampaignsApiResponse = /** status 200  */ {
  records: CampaignResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListCampaignsApiArg = {
  /** Literal, accent- and case-insensitive substring of: title. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: CampaignFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: _id, title, mediumId, medium, budget, start, end, remarks, createdAt, modifiedAt, version. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt, title. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type DeleteJobApiResponse = unknown;
export type DeleteJobApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type GetJobApiResponse = /** status 200  */ JobResponse;
export type GetJobApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type UpdateJobApiResponse = /** status 200  */ JobResponse;
export type UpdateJobApiArg = {
  /** Id of the record that the address names. */
  id: string;
  updateJobRequest: UpdateJobRequest;
};
export type ListLanguagesApiResponse = /** status 200  */ LanguagesResponse;
export type ListLanguagesApiArg = {
  /** `nl`, `fr` or `en` (default). */
  lang?: Language;
};
export type ListMediumsApiResponse = /** status 200  */ {
  records: MediumResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListMediumsApiArg = {
  /** Literal, accent- and case-insensitive substring of: name. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: MediumFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: _id, name, street, postal, city, country, url, startPrice, remarks, avatar, createdAt, modifiedAt, version. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt, name. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateMediumApiResponse = /** status 201  */ MediumResponse;
export type CreateMediumApiArg = {
  createMediumRequest: CreateMediumRequest;
};
export type DeleteMediumApiResponse = unknown;
export type DeleteMediumApiArg = {
  /** Id of the record that the address names. */
  id: string;
  /** `true` deletes a record that is in use; what used it keeps its label. */
  force?: boolean;
};
export type GetMediumApiResponse = /** status 200  */ MediumResponse;
export type GetMediumApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type UpdateMediumApiResponse = /** status 200  */ MediumResponse;
export type UpdateMediumApiArg = {
  /** Id of the record that the address names. */
  id: string;
  updateMediumRequest: UpdateMediumRequest;
};
export type UploadMediumAvatarApiResponse = /** status 201  */ UploadedFileResponse;
export type UploadMediumAvatarApiArg = {
  /** Id of the record that the address names. */
  id: string;
  body: {
    /** At most 10,000,000 bytes. */
    file: Blob;
  } & MediumUploadRequest;
};
export type ListMediumCampaignsApiResponse = /** status 200  */ {
  records: CampaignResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListMediumCampaignsApiArg = {
  /** Id of the record that the address names. */
  id: string;
  /** Literal, accent- and case-insensitive substring of: title. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: CampaignFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: _id, title, mediumId, medium, budget, start, end, remarks, createdAt, modifiedAt, version. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt, title. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type DownloadMediumFileApiResponse =
  /** status 200 The bytes, in their own content type, as an attachment. */ Blob;
export type DownloadMediumFileApiArg = {
  /** Id of the record that the address names. */
  id: string;
  /** Id of the file. */
  fileId: string;
};
export type ListNotesApiResponse = /** status 200  */ {
  records: NoteResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListNotesApiArg = {
  /** Literal, accent- and case-insensitive substring of: the words of the description. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: NoteFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: candidateId, description, mentions, score, recruiter, createdAt, modifiedAt, version. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateNoteApiResponse = /** status 201  */ NoteResponse;
export type CreateNoteApiArg = {
  createNoteRequest: CreateNoteRequest;
};
export type DeleteNoteApiResponse = unknown;
export type DeleteNoteApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type GetNoteApiResponse = /** status 200  */ NoteResponse;
export type GetNoteApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type UpdateNoteApiResponse = /** status 200  */ NoteResponse;
export type UpdateNoteApiArg = {
  /** Id of the record that the address names. */
  id: string;
  updateNoteRequest: UpdateNoteRequest;
};
export type ListRecruitersApiResponse = /** status 200  */ {
  records: RecruiterResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListRecruitersApiArg = {
  /** Literal, accent- and case-insensitive substring of: firstname and name, email. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: RecruiterFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: _id, email, firstname, name, roles, candidateId, createdAt, twofactorEnabled. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt, name, firstname. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type GetRecruiterApiResponse = /** status 200  */ RecruiterResponse;
export type GetRecruiterApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type GetRegistrationsApiResponse = /** status 200  */ RegistrationsResponse;
export type GetRegistrationsApiArg = {
  /** First day, in the Europe/Brussels calendar; without it from the first registration on. */
  'createdAt.from'?: string;
  /** Last day; needed for `range`. */
  'createdAt.to'?: string;
  /** Period a count is for; `range` counts by day between two days. `month` when neither this nor `group` is given. */
  groupBy?: RegistrationPeriod;
  /** `postal` counts by postal code instead. */
  group?: 'postal';
  /** Language code. */
  'candidateInfo.skillSet.motherTongue'?: string;
  /** Postal code. */
  postal?: string;
  /** Whole name of a city; accents and case make no difference. */
  city?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** Part of the first name; accents and case make no difference. */
  firstname?: string;
  /** Part of the name; accents and case make no difference. */
  name?: string;
};
export type ListScorecardCategoriesApiResponse = /** status 200  */ {
  records: ScorecardCategoryResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListScorecardCategoriesApiArg = {
  /** Literal, accent- and case-insensitive substring of: label. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: ScorecardCategoryFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: _id, label, items, createdAt, modifiedAt, version. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt, label. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateScorecardCategoryApiResponse = /** status 201  */ ScorecardCategoryResponse;
export type CreateScorecardCategoryApiArg = {
  createScorecardCategoryRequest: CreateScorecardCategoryRequest;
};
export type UpdateScorecardCategoryApiResponse = /** status 200  */ ScorecardCategoryResponse;
export type UpdateScorecardCategoryApiArg = {
  /** Id of the record that the address names. */
  id: string;
  updateScorecardCategoryRequest: UpdateScorecardCategoryRequest;
};
export type AddScorecardCategoryItemApiResponse = /** status 201  */ ScorecardCategoryResponse;
export type AddScorecardCategoryItemApiArg = {
  /** Id of the record that the address names. */
  id: string;
  addCategoryItemRequest: AddCategoryItemRequest;
};
export type ListScorecardsApiResponse = /** status 200  */ {
  records: ScorecardResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListScorecardsApiArg = {
  /** Literal, accent- and case-insensitive substring of: label. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: ScorecardFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: _id, label, categories, selectedCategories, createdAt, modifiedAt, version. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt, label. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateScorecardApiResponse = /** status 201  */ ScorecardResponse;
export type CreateScorecardApiArg = {
  createScorecardRequest: CreateScorecardRequest;
};
export type DeleteScorecardApiResponse = unknown;
export type DeleteScorecardApiArg = {
  /** Id of the record that the address names. */
  id: string;
  /** `true` deletes a record that is in use; what used it keeps its label. */
  force?: boolean;
};
export type GetScorecardApiResponse = /** status 200  */ ScorecardResponse;
export type GetScorecardApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type UpdateScorecardApiResponse = /** status 200  */ ScorecardResponse;
export type UpdateScorecardApiArg = {
  /** Id of the record that the address names. */
  id: string;
  updateScorecardRequest: UpdateScorecardRequest;
};
export type SetScorecardCategoriesApiResponse = /** status 200  */ ScorecardResponse;
export type SetScorecardCategoriesApiArg = {
  /** Id of the record that the address names. */
  id: string;
  scorecardCategoriesRequest: ScorecardCategoriesRequest;
};
export type SetScorecardWeightApiResponse = /** status 200  */ ScorecardResponse;
export type SetScorecardWeightApiArg = {
  /** Id of the record that the address names. */
  id: string;
  /** Id of the item. */
  itemId: string;
  scorecardWeightRequest: ScorecardWeightRequest;
};
export type ListSkillCategoriesApiResponse = /** status 200  */ {
  records: SkillCategoryResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListSkillCategoriesApiArg = {
  /** Literal, accent- and case-insensitive substring of: label in all three languages. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: SkillCategoryFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: _id, label, userfunctions, createdAt, modifiedAt, version, skills. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: label.NL, label.FR, label.EN, createdAt. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateSkillCategoryApiResponse = /** status 201  */ SkillCategoryResponse;
export type CreateSkillCategoryApiArg = {
  createSkillCategoryRequest: CreateSkillCategoryRequest;
};
export type DeleteSkillCategoryApiResponse = unknown;
export type DeleteSkillCategoryApiArg = {
  /** Id of the record that the address names. */
  id: string;
  /** `true` deletes a record that is in use; what used it keeps its label. */
  force?: boolean;
};
export type UpdateSkillCategoryApiResponse = /** status 200  */ SkillCategoryResponse;
export type UpdateSkillCategoryApiArg = {
  /** Id of the record that the address names. */
  id: string;
  updateSkillCategoryRequest: UpdateSkillCategoryRequest;
};
export type ListSkillsApiResponse = /** status 200  */ {
  records: SkillResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListSkillsApiArg = {
  /** Literal, accent- and case-insensitive substring of: label in all three languages. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: SkillFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: _id, label, userfunctions, createdAt, modifiedAt, version, state, categoryId, createdBy. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: label.NL, label.FR, label.EN, createdAt. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateSkillApiResponse = /** status 201  */ CreatedSkillResponse;
export type CreateSkillApiArg = {
  createSkillRequest: CreateSkillRequest;
};
export type DeleteSkillApiResponse = unknown;
export type DeleteSkillApiArg = {
  /** Id of the record that the address names. */
  id: string;
  /** `true` deletes a record that is in use; what used it keeps its label. */
  force?: boolean;
};
export type UpdateSkillApiResponse = /** status 200  */ SkillResponse;
export type UpdateSkillApiArg = {
  /** Id of the record that the address names. */
  id: string;
  updateSkillRequest: UpdateSkillRequest;
};
export type AddSkillToCategoryApiResponse = /** status 200  */ SkillCategoryResponse;
export type AddSkillToCategoryApiArg = {
  /** Id of the record that the address names. */
  id: string;
  addSkillRequest: AddSkillRequest;
};
export type ListTasksApiResponse = /** status 200  */ {
  records: TaskResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListTasksApiArg = {
  /** Literal, accent- and case-insensitive substring of: title. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: TaskFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: _id, title, type, assignedTo, assigned, deadline, description, completed, candidateId, candidate, createdAt, modifiedAt, version. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: deadline, createdAt. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateTaskApiResponse = /** status 201  */ TaskResponse;
export type CreateTaskApiArg = {
  createTaskRequest: CreateTaskRequest;
};
export type DeleteTaskApiResponse = unknown;
export type DeleteTaskApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type GetTaskApiResponse = /** status 200  */ TaskResponse;
export type GetTaskApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type UpdateTaskApiResponse = /** status 200  */ TaskResponse;
export type UpdateTaskApiArg = {
  /** Id of the record that the address names. */
  id: string;
  updateTaskRequest: UpdateTaskRequest;
};
export type ListTestsApiResponse = /** status 200  */ {
  records: TestResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListTestsApiArg = {
  /** Literal, accent- and case-insensitive substring of: name, remarks of the scores. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: TestFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: _id, candidateId, name, fileId, file, scores, average, createdAt, modifiedAt, version. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateTestApiResponse = /** status 201  */ TestResponse;
export type CreateTestApiArg = {
  createTestRequest: CreateTestRequest;
};
export type DeleteTestApiResponse = unknown;
export type DeleteTestApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type GetTestApiResponse = /** status 200  */ TestResponse;
export type GetTestApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type UpdateTestApiResponse = /** status 200  */ TestResponse;
export type UpdateTestApiArg = {
  /** Id of the record that the address names. */
  id: string;
  updateTestRequest: UpdateTestRequest;
};
export type ListUserFunctionsApiResponse = /** status 200  */ UserFunctionsResponse;
export type ListUserFunctionsApiArg = void;
export type RemoveAccountApiResponse = unknown;
export type RemoveAccountApiArg = {
  /** `true`: the agency keeps the profile, without a login. `false`: the person is erased everywhere. */
  keepData: boolean;
  /** Why, in the person's own words; kept without the person. */
  why?: string;
};
export type ListUsersApiResponse = /** status 200  */ {
  records: PersonResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListUsersApiArg = {
  /** Literal, accent- and case-insensitive substring of: firstname and name, email. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: UserFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: _id, email, firstname, name, roles, candidateId, createdAt. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt, name, firstname. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type RegisterApiResponse = /** status 201  */ UserResponse;
export type RegisterApiArg = {
  registrationRequest: RegistrationRequest;
};
export type GenerateQrApiResponse = /** status 200  */ TwoFactorQrResponse;
export type GenerateQrApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type GetMeApiResponse = /** status 200  */ UserResponse;
export type GetMeApiArg = void;
export type ListUserRecruitersApiResponse = /** status 200  */ {
  records: RecruiterResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListUserRecruitersApiArg = {
  /** Literal, accent- and case-insensitive substring of: firstname and name, email. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: RecruiterFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: _id, email, firstname, name, roles, candidateId, createdAt, twofactorEnabled. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt, name, firstname. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type ResendActivationApiResponse = /** status 200  */ MailRequestedResponse;
export type ResendActivationApiArg = {
  /** Email address of the user. */
  email: string;
};
export type ResetPasswordApiResponse = unknown;
export type ResetPasswordApiArg = {
  resetPasswordRequest: ResetPasswordRequest;
};
export type RequestPasswordResetApiResponse = /** status 200  */ MailRequestedResponse;
export type RequestPasswordResetApiArg = {
  /** Email address of the user. */
  email: string;
};
export type RemoveRoleApiResponse = unknown;
export type RemoveRoleApiArg = {
  /** Role to give or to take. */
  role: GrantableRole;
  /** Id of the user. */
  userId: string;
};
export type GetRoleApiResponse = /** status 200  */ RoleResponse;
export type GetRoleApiArg = void;
export type GrantRoleApiResponse = /** status 200  */ PersonResponse;
export type GrantRoleApiArg = {
  roleChangeRequest: RoleChangeRequest;
};
export type ActivateApiResponse = /** status 200  */ ActivationResponse;
export type ActivateApiArg = {
  accountLinkRequest: AccountLinkRequest;
};
export type ActivateByLinkApiResponse = /** status 200  */ ActivationResponse;
export type ActivateByLinkApiArg = {
  /** Email address of the user. */
  email: string;
  /** Token. */
  token: string;
};
export type Verify2FaApiResponse = /** status 200  */ LoginResponse;
export type Verify2FaApiArg = {
  verifyCodeRequest: VerifyCodeRequest;
};
export type ListPublicCampaignsApiResponse = /** status 200  */ {
  records: PublicCampaignResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListPublicCampaignsApiArg = {
  /** Literal, accent- and case-insensitive substring of: title. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: PublicCampaignFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: _id, title, start, end. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt, title. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type ListPublicCandidatesApiResponse = /** status 200  */ {
  records: PublicCandidateCardResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListPublicCandidatesApiArg = {
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: PublicCandidateFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: _id, firstname, function, userfunction, country, motherTongue, yearsExperience, avatar, skills, available, unavailableUntil. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type RegisterCandidateApiResponse = /** status 201  */ RegisteredCandidateResponse;
export type RegisterCandidateApiArg = {
  registrationRequest: RegistrationRequest;
};
export type GetPublicCandidateApiResponse = /** status 200  */ PublicCandidateResponse;
export type GetPublicCandidateApiArg = {
  /** Id of the record that the address names. */
  id: string;
};
export type DownloadPublicFileApiResponse =
  /** status 200 The bytes, in their own content type, as an attachment. */ Blob;
export type DownloadPublicFileApiArg = {
  /** Id of the record that the address names. */
  id: string;
  /** Id of the file. */
  fileId: string;
};
export type ListPublicJobsApiResponse = /** status 200  */ {
  records: PublicJobResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListPublicJobsApiArg = {
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: JobFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: _id, title, function, location, time, from, to, timeState, languageId, introduction, description, about, offer, campaigns, createdAt. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: createdAt, title, from, to. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type ListPublicLanguagesApiResponse = /** status 200  */ LanguagesResponse;
export type ListPublicLanguagesApiArg = {
  /** `nl`, `fr` or `en` (default). */
  lang?: Language;
};
export type ListPublicSkillsApiResponse = /** status 200  */ {
  records: SkillResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListPublicSkillsApiArg = {
  /** Literal, accent- and case-insensitive substring of: label in all three languages. */
  search?: string;
  /** Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and". */
  filter?: SkillFilter;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** Comma list of the fields wanted: _id, label, userfunctions, createdAt, modifiedAt, version, state, categoryId, createdBy. `_id` always comes. */
  fields?: string;
  /** Comma list, `-` for descending: label.NL, label.FR, label.EN, createdAt. `_id` breaks ties. */
  sort?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type ListPublicUserFunctionsApiResponse = /** status 200  */ UserFunctionsResponse;
export type ListPublicUserFunctionsApiArg = void;
export type JobOptionLabelDto = {
  /** English. */
  EN: string;
  /** French. */
  FR: string;
  /** Dutch. */
  NL: string;
};
export type JobOptionDto = {
  /** Id of the record. */
  _id: string;
  /** Label. */
  label: JobOptionLabelDto;
  /** Stable name, e.g. `freelance`. */
  name: string;
};
export type JobOptionsResponse = {
  /** The records. */
  records: JobOptionDto[];
  /** Always all of them. */
  totalCount: number;
};
export type ProblemCode =
  | 'validation_failed'
  | 'unknown_field'
  | 'malformed_request'
  | 'invalid_id'
  | 'bot_check_failed'
  | 'link_invalid'
  | 'link_expired'
  | 'link_used'
  | 'wrong_credentials'
  | 'not_logged_in'
  | 'session_expired'
  | 'not_activated'
  | 'forbidden'
  | 'field_forbidden'
  | 'own_role'
  | 'not_found'
  | 'user_not_found'
  | 'method_not_allowed'
  | 'email_taken'
  | 'already_exists'
  | 'already_applied'
  | 'stale_version'
  | 'in_use'
  | 'impossible_transition'
  | 'application_decided'
  | 'file_too_large'
  | 'one_file_only'
  | 'body_too_large'
  | 'file_type'
  | 'unsupported_media_type'
  | 'too_many_requests'
  | 'something_wrong'
  | 'unavailable';
export type FieldProblemCode =
  | 'required'
  | 'missing_field'
  | 'invalid'
  | 'unknown_field'
  | 'invalid_email'
  | 'invalid_phone'
  | 'invalid_url'
  | 'invalid_date'
  | 'invalid_id'
  | 'no_candidate_found'
  | 'too_long'
  | 'min_chars'
  | 'too_low'
  | 'too_high'
  | 'passwords_no_match'
  | 'password_too_short'
  | 'please_select_one_skill'
  | 'too_many_skills'
  | 'at_least_one_price_required'
  | 'date_in_future'
  | 'date_in_past'
  | 'end_before_start'
  | 'function_short'
  | 'company_short'
  | 'degree_to_short'
  | 'institute_to_short'
  | 'message_to_short'
  | 'title_short'
  | 'score_low'
  | 'score_high'
  | 'remark_required'
  | 'email_taken'
  | 'forbidden';
export type FieldProblemDto = {
  /** Stable code, to translate by. */
  code: FieldProblemCode;
  /** The same in words. */
  detail: string;
  /** Dotted path of the field in the request, e.g. `candidateInfo.dayRate`. */
  field: string;
};
export type ProblemResponse = {
  /** Stable code, to decide and translate by. */
  code: ProblemCode;
  /** What is wrong, in words. */
  detail: string;
  /** The wrong fields, when it is about fields. */
  errors?: FieldProblemDto[];
  /** Id of the request, as in the `x-request-id` header and our logs. */
  instance?: string;
  /** HTTP status. */
  status: number;
  /** HTTP status text. */
  title: string;
  /** A URI that stands for the kind of problem. */
  type: string;
};
export type BotCheckChallengeResponse = {
  /** What to solve, as ALTCHA's libraries take it. */
  parameters: {
    [key: string]: any;
  };
  /** Signature over the parameters; a changed challenge is refused. */
  signature?: string;
};
export type UserFunctionName =
  | 'copywriter'
  | 'contentprojectmanager'
  | 'technicalwriter'
  | 'uxcopywriter'
  | 'translator'
  | 'contentmarketer'
  | 'Designer'
  | 'digitalmarketer'
  | 'socialmediacontentcreator';
export type Language = 'nl' | 'fr' | 'en';
export type UserLinksDto = {
  /** Address of a LinkedIn profile. */
  linkedin: string | null;
};
export type Role = 'candidate' | 'recruiter' | 'super-admin';
export type UserResponse = {
  /** Id of the record. */
  _id: string;
  /** Campaign the user came through. */
  campaignId: string | null;
  /** The candidate this user is, if any. */
  candidateId: string | null;
  /** Email address. */
  email: string;
  /** First name. */
  firstname: string;
  /** What the candidate does. */
  function: UserFunctionName | null;
  /** Job the user came for; becomes an application once the profile is complete, then null. */
  jobId: string | null;
  /** Language of the interface and of our mails. */
  language: Language;
  /** Links by their names. */
  links: UserLinksDto;
  /** Last name. */
  name: string;
  /** Whether the user wants the newsletter. */
  newsletter: boolean;
  /** Whether the privacy statement was accepted. */
  privacy: boolean;
  /** Roles of the user. */
  roles: Role[];
  /** Session lifetime in minutes. */
  tokenExpiresMinutes: number;
  /** Whether login asks for a code as well. */
  twofactorEnabled: boolean;
};
export type LoginResponse = {
  /** When the token stops working, ISO 8601. */
  expiresAt: string;
  /** Send it as `Authorization: Bearer <token>`. With two-factor on it opens only users/verify2fa. */
  token: string;
  /** Who is logged in. */
  user: UserResponse;
};
export type LoginRequest = {
  /** Email address. */
  email: string;
  /** Password. */
  password: string;
};
export type AssigneeDto = {
  /** User id, or the id of a candidate without a login. */
  _id: string;
  /** First name. */
  firstname: string;
  /** Last name. */
  name: string;
};
export type CalendarItemResponse = {
  /** Id of the record. */
  _id: string;
  /** User id of the assignee. */
  assignedTo: AssigneeDto | null;
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  endDate: string;
  /** When it was last changed, ISO 8601. */
  modifiedAt: string;
  /** ISO 8601. */
  startDate: string;
  /** Title. */
  title: string;
  /** Counts the changes. Send it back with a PATCH, so that nobody's change is overwritten unseen. */
  version: number;
};
export type CalendarFilter = {
  /** Items of one or several users or candidates. */
  assignedTo?: string[];
  /** End of the range: items that start before it; a day counts until its end. */
  endDate?: string;
  /** Start of the range: items that end after it. A moment, or a day of Europe/Brussels. */
  startDate?: string;
};
export type CreateCalendarItemRequest = {
  /** A user's or a candidate's id. */
  assignedTo?: string | null;
  /** ISO 8601, with its time zone; after the start, at most a year. */
  endDate: string;
  /** ISO 8601, with its time zone. */
  startDate: string;
  /** Title. */
  title: string;
};
export type UpdateCalendarItemRequest = {
  /** A user's or a candidate's id. */
  assignedTo?: string | null;
  /** ISO 8601, with its time zone; after the start, at most a year. */
  endDate?: string;
  /** ISO 8601, with its time zone. */
  startDate?: string;
  /** Title. */
  title?: string;
  /** The version that was changed; when the record has another one by now, the answer is 409 `stale_version`. */
  version?: number;
};
export type CampaignMediumDto = {
  /** Id of the record. */
  _id: string;
  /** Name of the medium. */
  name: string;
};
export type CampaignResponse = {
  /** Id of the record. */
  _id: string;
  /** Euro. */
  budget: number | null;
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** Last day, `YYYY-MM-DD`. */
  end: string | null;
  /** The medium it runs in. */
  medium: CampaignMediumDto;
  /** Id of the medium. */
  mediumId: string;
  /** When it was last changed, ISO 8601. */
  modifiedAt: string;
  /** Rich text. */
  remarks: string | null;
  /** First day, `YYYY-MM-DD`. */
  start: string | null;
  /** Title of the campaign. */
  title: string;
  /** Counts the changes. Send it back with a PATCH, so that nobody's change is overwritten unseen. */
  version: number;
};
export type CreateCampaignRequest = {
  /** Euro. */
  budget?: number | null;
  /** Last day, `YYYY-MM-DD`; not before today when it is set or changed. */
  end?: string | null;
  /** The medium it runs in. */
  mediumId: string;
  /** Rich text of at least two characters. */
  remarks?: string | null;
  /** First day, `YYYY-MM-DD`; not before today when it is set or changed. */
  start?: string | null;
  /** Title of the campaign. */
  title: string;
};
export type ApplyCampaignDto = {
  /** Title of the campaign. */
  title: string;
};
export type ApplyJobDto = {
  /** Rich text. */
  introduction: string;
  /** Title. */
  title: string;
};
export type CampaignJobResponse = {
  /** The campaign. */
  campaign: ApplyCampaignDto;
  /** The job. */
  job: ApplyJobDto;
};
export type UpdateCampaignRequest = {
  /** Euro. */
  budget?: number | null;
  /** Last day, `YYYY-MM-DD`; not before today when it is set or changed. */
  end?: string | null;
  /** The medium it runs in. */
  mediumId?: string;
  /** Rich text of at least two characters. */
  remarks?: string | null;
  /** First day, `YYYY-MM-DD`; not before today when it is set or changed. */
  start?: string | null;
  /** Title of the campaign. */
  title?: string;
  /** The version that was changed; when the record has another one by now, the answer is 409 `stale_version`. */
  version?: number;
};
export type JobApplicationCountsDto = {
  /** How many are pending. */
  pending: number;
  /** How many were declined. */
  rejected: number;
  /** How many were approved. */
  successful: number;
};
export type JobCampaignDto = {
  /** Id of the record. */
  _id: string;
  /** Title of the campaign. */
  title: string;
};
export type JobTagDto = {
  /** Id of the record. */
  _id: string;
  /** Label. */
  label: string;
};
export type JobTimeState = 'none' | 'future' | 'ongoing' | 'finished';
export type JobResponse = {
  /** Id of the record. */
  _id: string;
  /** Rich text: whom the client looks for. */
  about: string;
  /** One of GET applicantlevels. */
  applicantLevelId: string;
  /** Campaign ids. */
  campaigns: string[];
  /** The client. */
  client: string;
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** Rich text: who they would work for. */
  description: string;
  /** One of GET employmenttypes. */
  employmentTypeId: string;
  /** First day, `YYYY-MM-DD`. */
  from: string | null;
  /** What the job asks for. */
  function: string;
  /** Rich text. */
  introduction: string;
  /** For recruiters. */
  jobapplications?: JobApplicationCountsDto;
  /** The campaigns with their titles. */
  jobcampaigns: JobCampaignDto[];
  /** The tags with their labels. */
  jobtags: JobTagDto[];
  /** ISO 639-1. */
  languageId: string;
  /** Where the work is done. */
  location: string | null;
  /** When it was last changed, ISO 8601. */
  modifiedAt: string;
  /** Rich text. */
  offer: string;
  /** Pay, in words. */
  salary: string;
  /** Tag ids. */
  tags: string[];
  /** How much time it takes, in words. */
  time: string | null;
  /** Follows from the two days, today in Europe/Brussels; `none` without any day. */
  timeState: JobTimeState;
  /** Title. */
  title: string;
  /** Last day, `YYYY-MM-DD`. */
  to: string | null;
  /** Counts the changes. Send it back with a PATCH, so that nobody's change is overwritten unseen. */
  version: number;
};
export type JobFilter = {
  /** One or several jobs. */
  _id?: string[];
  /** Jobs of one or several campaigns. */
  campaigns?: string[];
  /** Time state today, in Europe/Brussels. */
  timeState?: JobTimeState;
};
export type PersonRefDto = {
  /** Id of the record. */
  _id: string;
  /** First name. */
  firstname: string;
  /** Last name. */
  name: string;
};
export type TranslationSkillDto = {
  /** Id of the record. */
  _id: string;
  /** Language code translated from. */
  from: string;
  /** Language code translated to. */
  to: string;
};
export type SkillSetDto = {
  /** Language code. */
  motherTongue: string | null;
  /** Directions the candidate translates in. */
  translationSkills: TranslationSkillDto[];
  /** Whole years of experience. */
  yearsExperience: number | null;
};
export type UnavailableDto = {
  /** First day. */
  from: string | null;
  /** Last day. */
  to: string | null;
};
export type CandidateInfoDto = {
  /** Euro per day. */
  dayRate: number | null;
  /** Whether the candidate is a freelancer. */
  freelancer: boolean | null;
  /** What else the candidate wants to say. */
  moreAboutYourself: string | null;
  /** Euro per word; per hour for functions that do not bill per word. */
  pricePerWord: number | null;
  /** Projects the candidate prefers. */
  projectPreferences: string | null;
  /** Experience and languages. */
  skillSet: SkillSetDto;
  /** The project the candidate is proudest of. */
  topProject: string | null;
  /** When the candidate cannot work. */
  unavailable: UnavailableDto | null;
};
export type LabelledDto = {
  /** Id of the record. */
  _id: string;
  /** Label. */
  label: string;
};
export type CompletenessField = 'street' | 'number' | 'postal' | 'city' | 'country' | 'phone';
export type LabelDto = {
  /** English. */
  EN: string;
  /** French. */
  FR: string;
  /** Dutch. */
  NL: string;
};
export type SkillState = 'approved' | 'pending';
export type CandidateSkillDto = {
  /** Null when the skill no longer exists. */
  label: LabelDto | null;
  /** 0 is not rated, 1 to 5 are stars. */
  level: number;
  /** Remark. */
  remark: string | null;
  /** Skill id. */
  skillId: string;
  /** `pending` until a recruiter approves the skill; null when it no longer exists. */
  state: SkillState | null;
};
export type InterviewStatus = 'none' | 'phone_interview' | 'test' | 'live_interview' | 'offer' | 'active' | 'contract';
export type UserFunctionRefDto = {
  /** The same as the name. */
  _id: UserFunctionName;
  /** The function. */
  name: UserFunctionName;
};
export type CandidateListItemResponse = {
  /** Id of the record. */
  _id: string;
  /** Whether the candidate is archived. */
  archived: boolean;
  /** The assigned recruiter, as a list of at most one. */
  assigned: PersonRefDto[];
  /** Id of the assigned recruiter. */
  assignedTo: string | null;
  /** Id of the photo, for `candidates/{id}/file/{fileId}`. */
  avatar: string | null;
  /** Box of a house number. */
  box: string | null;
  /** How the candidate works: rates, availability, languages. */
  candidateInfo: CandidateInfoDto;
  /** The tags with their labels. */
  candidatetags: LabelledDto[];
  /** City. */
  city: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** Email address. */
  email: string;
  /** First name. */
  firstname: string;
  /** Ids of the folders the candidate is in. */
  folders: string[];
  /** What the candidate does. */
  function: UserFunctionName | null;
  /** Language of the interface and of our mails. */
  language: Language;
  /** Completeness fields that have no value yet. */
  missing: CompletenessField[];
  /** When it was last changed, ISO 8601. */
  modifiedAt: string;
  /** Last name. */
  name: string;
  /** House number. */
  number: string | null;
  /** E.164. */
  phone: string | null;
  /** Postal code. */
  postal: string | null;
  /** Province code, `OTH` for another. */
  province: string | null;
  /** Whether anyone may see the public profile. */
  publicEnabled: boolean;
  /** Summary on the public profile. */
  resumeSummary: string | null;
  /** Chosen skills. */
  skills: CandidateSkillDto[];
  /** Id of the source: where the candidate comes from. */
  sourceId: string | null;
  /** State. */
  status: InterviewStatus;
  /** Street. */
  street: string | null;
  /** Ids of tags. */
  tags: string[];
  /** The login; null without one. */
  userId: string | null;
  /** The function as a list of at most one, `_id` equal to `name`. */
  userfunction: UserFunctionRefDto[];
  /** Counts the changes. Send it back with a PATCH, so that nobody's change is overwritten unseen. */
  version: number;
  /** Tag for the agency’s website. */
  websiteTag: string | null;
};
export type DateRangeDto = {
  /** Earliest, e.g. `2026-01-01` or `2026-01-01T08:00:00Z`. */
  from?: string;
  /** Latest; a day without a time means until its end. */
  to?: string;
};
export type NumberRangeDto = {
  /** Smallest. */
  from?: number;
  /** Largest. */
  to?: number;
};
export type CandidateFilter = {
  /** Whether the candidate is archived. */
  archived?: boolean;
  /** Ids of recruiters; `none` for nobody, `any` for somebody. */
  assignedTo?: string[];
  /** Available on this day. */
  availableOn?: string;
  /** Whole name of a city; accents and case make no difference. */
  city?: string[];
  /** ISO 3166-1 alpha-2. */
  country?: string[];
  /** When it was made. */
  createdAt?: DateRangeDto;
  /** Euro per day. */
  dayRate?: NumberRangeDto;
  /** Folder ids. */
  folder?: string[];
  /** Whether the candidate is a freelancer. */
  freelancer?: boolean;
  /** What the candidate does. */
  function?: UserFunctionName[];
  /** Has an application for this job. */
  jobId?: string;
  /** When it was last changed. */
  modifiedAt?: DateRangeDto;
  /** Language codes. */
  motherTongue?: string[];
  /** A city or a postal code, for one search field over both. */
  place?: string;
  /** Postal codes. */
  postal?: string[];
  /** Euro per word, or per hour for functions that do not bill per word. */
  pricePerWord?: NumberRangeDto;
  /** Province codes. */
  province?: string[];
  /** Has a public profile. */
  publicEnabled?: boolean;
  /** Skill ids, each with a minimum level if wanted (`665f1c2e9b1d4a0012345678:3`); candidates have all of them. */
  skills?: string[];
  /** Id of the source: where the candidate comes from. */
  sourceId?: string[];
  /** Interview status. */
  status?: InterviewStatus[];
  /** Tag ids; candidates have all of them. */
  tags?: string[];
  /** Language code; with `translatesTo`: that pair. */
  translatesFrom?: string;
  /** Language code. */
  translatesTo?: string;
  /** Logins of the candidates. */
  userId?: string[];
  /** Whole years of experience. */
  yearsExperience?: NumberRangeDto;
};
export type CandidateAbilitiesDto = {
  /** May erase the candidate. */
  delete: boolean;
  /** May give a contract. */
  hire: boolean;
  /** Status, archived, assigned recruiter, summary, website tag, tags and source. */
  manage: boolean;
  /** May change the profile. */
  update: boolean;
};
export type FileKind = 'cv' | 'portfolio' | 'avatar' | 'attachment';
export type FileResponse = {
  /** Id of the record. */
  _id: string;
  /** Id of the candidate. */
  candidateId: string | null;
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** Whether it is out of the candidate’s view. */
  hidden: boolean;
  /** What the file is for. */
  kind: FileKind;
  /** By its content. */
  mimeType: string;
  /** When it was last changed, ISO 8601. */
  modifiedAt: string;
  /** Name to show. */
  name: string;
  /** Name it was uploaded under. */
  originalname: string;
  /** The user who uploaded it. */
  ownerId: string | null;
  /** Whether it is a piece of the portfolio. */
  portfolio: boolean;
  /** Bytes. */
  size: number;
  /** Portfolio only. */
  summary: string | null;
  /** Portfolio only. */
  title: string | null;
  /** Counts the changes. Send it back with a PATCH, so that nobody's change is overwritten unseen. */
  version: number;
};
export type DiplomaResponse = {
  /** Id of the record. */
  _id: string;
  /** Id of the candidate. */
  candidateId: string;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** Degree. */
  degree: string;
  /** First year. */
  from: number;
  /** School or university. */
  institute: string;
  /** When it was last changed, ISO 8601. */
  modifiedAt: string;
  /** Last year; null while it goes on. */
  to: number | null;
  /** Counts the changes. Send it back with a PATCH, so that nobody's change is overwritten unseen. */
  version: number;
};
export type ExperienceResponse = {
  /** Id of the record. */
  _id: string;
  /** Id of the candidate. */
  candidateId: string;
  /** Company. */
  company: string;
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** First day. */
  from: string;
  /** What the candidate did there. */
  function: string;
  /** When it was last changed, ISO 8601. */
  modifiedAt: string;
  /** Last day; null while it goes on. */
  to: string | null;
  /** Counts the changes. Send it back with a PATCH, so that nobody's change is overwritten unseen. */
  version: number;
};
export type CandidateResponse = {
  /** Id of the record. */
  _id: string;
  /** What the caller may do with the candidate. */
  abilities: CandidateAbilitiesDto;
  /** Whether the candidate is archived. */
  archived?: boolean;
  /** The assigned recruiter, as a list of at most one. */
  assigned?: PersonRefDto[];
  /** Id of the assigned recruiter. */
  assignedTo?: string | null;
  /** Id of the photo, for `candidates/{id}/file/{fileId}`. */
  avatar: string | null;
  /** Box of a house number. */
  box: string | null;
  /** How the candidate works: rates, availability, languages. */
  candidateInfo: CandidateInfoDto;
  /** CV, portfolio and photo; a candidate does not see hidden ones, recruiters see them marked. */
  candidatefiles: FileResponse[];
  /** The source with its label. */
  candidatesources?: LabelledDto[];
  /** The tags with their labels. */
  candidatetags?: LabelledDto[];
  /** City. */
  city: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** Diplomas, the latest first. */
  diploma: DiplomaResponse[];
  /** Email address. */
  email: string;
  /** First name. */
  firstname: string;
  /** Ids of the folders the candidate is in. */
  folders?: string[];
  /** What the candidate does. */
  function: UserFunctionName | null;
  /** Free text about the candidate. */
  info: string | null;
  /** Language of the interface and of our mails. */
  language: Language;
  /** Name to http(s) address. */
  links: {
    [key: string]: string;
  };
  /** Completeness fields that have no value yet; none for a complete profile. */
  missing: CompletenessField[];
  /** When it was last changed, ISO 8601. */
  modifiedAt: string;
  /** When a recruiter last changed it. */
  modifiedByRecruiterAt?: string | null;
  /** Last name. */
  name: string;
  /** Whether the newsletter is wanted. */
  newsletter: boolean;
  /** House number. */
  number: string | null;
  /** E.164. */
  phone: string | null;
  /** Postal code. */
  postal: string | null;
  /** Province code, `OTH` for another. */
  province: string | null;
  /** Whether anyone may see the public profile. */
  publicEnabled: boolean;
  /** Summary on the public profile. */
  resumeSummary: string | null;
  /** Chosen skills. */
  skills: CandidateSkillDto[];
  /** Skype name. */
  skype: string | null;
  /** Id of the source: where the candidate comes from. */
  sourceId?: string | null;
  /** Recruiters only, as everything below. */
  status?: InterviewStatus;
  /** Street. */
  street: string | null;
  /** Ids of tags. */
  tags?: string[];
  /** IANA name. */
  timezone: string | null;
  /** The login; null without one. */
  userId: string | null;
  /** The function as a list of at most one, `_id` equal to `name`. */
  userfunction: UserFunctionRefDto[];
  /** Counts the changes. Send it back with a PATCH, so that nobody's change is overwritten unseen. */
  version: number;
  /** Personal website, as in `links.website`. */
  website: string | null;
  /** Tag for the agency’s website. */
  websiteTag?: string | null;
  /** Work experience, the latest first. */
  workExperience: ExperienceResponse[];
};
export type TranslationSkillInputDto = {
  /** Given for a row that exists; ignored for a new one. */
  _id?: string;
  /** Language code translated from. */
  from: string;
  /** Language code translated to. */
  to: string;
};
export type SkillSetInputDto = {
  /** Language code. */
  motherTongue?: string | null;
  /** Replaces the whole list; rows without both languages are dropped. */
  translationSkills?: TranslationSkillInputDto[];
  /** Whole years. */
  yearsExperience?: number | null;
};
export type UnavailableInputDto = {
  /** First day. */
  from?: string | null;
  /** Last day. */
  to?: string | null;
};
export type CandidateInfoInputDto = {
  /** The same as `dayRate`, for older clients. */
  dayPrice?: number | null;
  /** Euro per day. */
  dayRate?: number | null;
  /** Whether the candidate is a freelancer. */
  freelancer?: boolean | null;
  /** What else the candidate wants to say. */
  moreAboutYourself?: string | null;
  /** Euro per word; per hour for functions that do not bill per word. */
  pricePerWord?: number | null;
  /** Projects the candidate prefers. */
  projectPreferences?: string | null;
  /** Experience and languages. */
  skillSet?: SkillSetInputDto;
  /** The project the candidate is proudest of. */
  topProject?: string | null;
  /** When the candidate cannot work. */
  unavailable?: UnavailableInputDto | null;
};
export type CandidateSkillInputDto = {
  /** 0 is not rated, 1 to 5 are stars. */
  level: number;
  /** Remark. */
  remark?: string | null;
  /** Skill id. */
  skillId: string;
};
export type CreateCandidateRequest = {
  /** Recruiters only. */
  archived?: boolean;
  /** Id of a recruiter; recruiters only. */
  assignedTo?: string | null;
  /** Box of a house number. */
  box?: string | null;
  /** How the candidate works: rates, availability, languages. */
  candidateInfo?: CandidateInfoInputDto;
  /** City. */
  city?: string | null;
  /** ISO 3166-1 alpha-2. */
  country?: string | null;
  /** Email address. */
  email: string;
  /** First name. */
  firstname: string;
  /** What the candidate does. */
  function?: UserFunctionName | null;
  /** Free text about the candidate. */
  info?: string | null;
  /** Language of the interface and of our mails. */
  language?: Language;
  /** Name to http(s) address; replaces all links but `website`, which stays unless it is named. */
  links?: {
    [key: string]: string;
  };
  /** Last name. */
  name: string;
  /** Whether the newsletter is wanted. */
  newsletter?: boolean;
  /** House number. */
  number?: string | null;
  /** A number of the country, or an international one; kept as E.164. */
  phone?: string | null;
  /** Postal code. */
  postal?: string | null;
  /** Code of a province of the country (`provincesOf` of shared-types), `OTH` for another. */
  province?: string | null;
  /** Whether anyone may see the public profile; `"true"` and `"false"` are taken too. */
  publicEnabled?: boolean;
  /** Summary on the public profile; recruiters only. */
  resumeSummary?: string | null;
  /** Replaces the whole list; at most five. */
  skills?: CandidateSkillInputDto[];
  /** Skype name. */
  skype?: string | null;
  /** Recruiters only. */
  sourceId?: string | null;
  /** Recruiters only. */
  status?: InterviewStatus;
  /** Street. */
  street?: string | null;
  /** Ids of tags, or labels of new ones; replaces the whole list. Recruiters only. */
  tags?: string[];
  /** IANA name, e.g. `Europe/Brussels`. */
  timezone?: string | null;
  /** Personal website, http or https; the same as `links.website`. */
  website?: string | null;
  /** Recruiters only. */
  websiteTag?: string | null;
};
export type DiplomaFilter = {
  /** A candidate sees their own only. */
  candidateId?: string;
};
export type CreateDiplomaRequest = {
  /** Id of the candidate. */
  candidateId: string;
  /** ISO 3166-1 alpha-2. */
  country?: string | null;
  /** Degree. */
  degree: string;
  /** First year, not after the current one. */
  from: number;
  /** School or university. */
  institute: string;
  /** Last year, not after the current one; null while it goes on. */
  to?: number | null;
};
export type UpdateDiplomaRequest = {
  /** Id of the candidate. */
  candidateId?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string | null;
  /** Degree. */
  degree?: string;
  /** First year, not after the current one. */
  from?: number;
  /** School or university. */
  institute?: string;
  /** Last year, not after the current one; null while it goes on. */
  to?: number | null;
  /** The version that was changed; when the record has another one by now, the answer is 409 `stale_version`. */
  version?: number;
};
export type ExperienceFilter = {
  /** A candidate sees their own only. */
  candidateId?: string;
};
export type CreateExperienceRequest = {
  /** Id of the candidate. */
  candidateId: string;
  /** Company. */
  company: string;
  /** First day, not in the future. */
  from: string;
  /** What the candidate did there. */
  function: string;
  /** Last day, not in the future; null while it goes on. */
  to?: string | null;
};
export type UpdateExperienceRequest = {
  /** Id of the candidate. */
  candidateId?: string;
  /** Company. */
  company?: string;
  /** First day, not in the future. */
  from?: string;
  /** What the candidate did there. */
  function?: string;
  /** Last day, not in the future; null while it goes on. */
  to?: string | null;
  /** The version that was changed; when the record has another one by now, the answer is 409 `stale_version`. */
  version?: number;
};
export type FolderCandidateDto = {
  /** Id of the record. */
  _id: string;
  /** Email address. */
  email: string;
  /** First name. */
  firstname: string;
  /** Last name. */
  name: string;
};
export type FolderResponse = {
  /** Id of the record. */
  _id: string;
  /** How many candidates are in it. */
  candidateCount: number;
  /** The first 500 candidates in it, by name. */
  candidatelist: FolderCandidateDto[];
  /** Name of the folder. */
  name: string;
};
export type FolderFilter = {};
export type CreatedFolderDto = {
  /** Id of the record. */
  _id: string;
};
export type CreatedFolderResponse = {
  /** What was made. */
  data: CreatedFolderDto;
};
export type CreateFolderRequest = {
  /** Name of the folder. */
  name: string;
};
export type AddToFoldersRequest = {
  /** Candidate ids. */
  candidates: string[];
  /** Folder ids. */
  folders: string[];
};
export type RegistrationKeyDto = {
  /** Day of the month; by week its Monday. Absent by month and year. */
  day?: number;
  /** 1 to 12; absent by year. */
  month?: number;
  /** Postal code. */
  postal?: string | null;
  /** Year. */
  year?: number;
};
export type RegistrationStatDto = {
  /** What is counted. */
  _id: RegistrationKeyDto;
  /** How many. */
  total: number;
};
export type RegistrationsResponse = {
  /** Counts by period or place. */
  stats: RegistrationStatDto[];
  /** How many. */
  total: number;
};
export type RegistrationPeriod = 'year' | 'month' | 'week' | 'day' | 'range';
export type WeightedItemDto = {
  /** Id of the record. */
  _id: string;
  /** Label. */
  label: string;
  /** 1 unless set otherwise. */
  weight: number;
};
export type RatedCategoryDto = {
  /** Id of the record. */
  _id: string;
  /** Items, in their order. */
  items: WeightedItemDto[];
  /** Label. */
  label: string;
};
export type CandidateScorecardResponse = {
  /** Id of the record. */
  _id: string;
  /** Id of the candidate. */
  candidateId: string;
  /** Categories, in their order. */
  categories: RatedCategoryDto[];
  /** Comment. */
  comment: string | null;
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** Of the scorecard; a deleted one keeps it. */
  label: string;
  /** When it was last changed, ISO 8601. */
  modifiedAt: string;
  /** 100 × sum(weight × rating) / (5 × sum(weight)) over the rated items, two decimals; null without any. */
  percent: number | null;
  /** Ratings of 1 to 5 by `categoryId-itemId`. */
  scores: {
    [key: string]: number;
  };
  /** Counts the changes. Send it back with a PATCH, so that nobody's change is overwritten unseen. */
  version: number;
};
export type CandidateScorecardFilter = {
  /** Scorecards of one or several candidates. */
  candidateId?: string[];
};
export type SourceResponse = {
  /** Id of the record. */
  _id: string;
  /** Label. */
  label: string;
};
export type SourceFilter = {};
export type TagResponse = {
  /** Id of the record. */
  _id: string;
  /** Label. */
  label: string;
};
export type TagFilter = {};
export type CandidateTilesResponse = {
  /** Not archived. */
  active: number;
  /** Archived. */
  archived: number;
  /** Not archived, in the live interview. */
  liveInterview: number;
  /** Not archived, nobody assigned. */
  newApplicant: number;
  /** Not archived, with an offer. */
  offer: number;
  /** Not archived, in the phone interview. */
  phoneInterview: number;
  /** Not archived, somebody assigned. */
  recruiter: number;
  /** Not archived, making the test. */
  test: number;
};
export type UpdateCandidateRequest = {
  /** Recruiters only. */
  archived?: boolean;
  /** Id of a recruiter; recruiters only. */
  assignedTo?: string | null;
  /** Box of a house number. */
  box?: string | null;
  /** How the candidate works: rates, availability, languages. */
  candidateInfo?: CandidateInfoInputDto;
  /** City. */
  city?: string | null;
  /** ISO 3166-1 alpha-2. */
  country?: string | null;
  /** Recruiters only; the login's address follows. */
  email?: string;
  /** First name. */
  firstname?: string;
  /** What the candidate does. */
  function?: UserFunctionName | null;
  /** Free text about the candidate. */
  info?: string | null;
  /** Language of the interface and of our mails. */
  language?: Language;
  /** Name to http(s) address; replaces all links but `website`, which stays unless it is named. */
  links?: {
    [key: string]: string;
  };
  /** Last name. */
  name?: string;
  /** Whether the newsletter is wanted. */
  newsletter?: boolean;
  /** House number. */
  number?: string | null;
  /** A number of the country, or an international one; kept as E.164. */
  phone?: string | null;
  /** Postal code. */
  postal?: string | null;
  /** Code of a province of the country (`provincesOf` of shared-types), `OTH` for another. */
  province?: string | null;
  /** Whether anyone may see the public profile; `"true"` and `"false"` are taken too. */
  publicEnabled?: boolean;
  /** Summary on the public profile; recruiters only. */
  resumeSummary?: string | null;
  /** Replaces the whole list; at most five. */
  skills?: CandidateSkillInputDto[];
  /** Skype name. */
  skype?: string | null;
  /** Recruiters only. */
  sourceId?: string | null;
  /** Recruiters only. */
  status?: InterviewStatus;
  /** Street. */
  street?: string | null;
  /** Ids of tags, or labels of new ones; replaces the whole list. Recruiters only. */
  tags?: string[];
  /** IANA name, e.g. `Europe/Brussels`. */
  timezone?: string | null;
  /** The version that was changed; when the record has another one by now, the answer is 409 `stale_version`. */
  version?: number;
  /** Personal website, http or https; the same as `links.website`. */
  website?: string | null;
  /** Recruiters only. */
  websiteTag?: string | null;
};
export type UploadedFileDto = {
  /** The file. */
  file: FileResponse;
};
export type UploadedFileResponse = {
  /** What was made. */
  data: UploadedFileDto;
};
export type UploadRequest = {
  /** `true` makes it the photo, as `candidates/{id}/avatar` does. */
  avatar?: boolean;
  /** The candidate the file belongs to; must be the one in the path where there is one. */
  candidateId?: string;
  /** Name to show; the file's own name otherwise. */
  name?: string | null;
};
export type PortfolioUploadRequest = {
  /** `true` makes it the photo, as `candidates/{id}/avatar` does. */
  avatar?: boolean;
  /** The candidate the file belongs to; must be the one in the path where there is one. */
  candidateId?: string;
  /** Name to show; the file's own name otherwise. */
  name?: string | null;
  /** Summary. */
  summary?: string | null;
  /** Title. */
  title?: string | null;
};
export type UpdateFileRequest = {
  /** A hidden file is out of the candidate's view. */
  hidden?: boolean;
  /** Name to show. */
  name?: string;
  /** Summary. */
  summary?: string | null;
  /** Title. */
  title?: string | null;
  /** The version that was changed; when the record has another one by now, the answer is 409 `stale_version`. */
  version?: number;
};
export type UploadedFilesDto = {
  /** The files. */
  files: FileResponse[];
};
export type UploadedFilesResponse = {
  /** What was made. */
  data: UploadedFilesDto;
};
export type CandidateNeighboursResponse = {
  /** Candidate after this one. */
  next: string | null;
  /** 1 for the first; null when this candidate is not in the list. */
  position: number | null;
  /** Candidate before this one. */
  previous: string | null;
  /** Candidates in the list. */
  total: number;
};
export type CandidateScorecardsResponse = {
  /** The records. */
  records: CandidateScorecardResponse[];
};
export type UpdateCandidateScorecardRequest = {
  /** Scorecard id. */
  _id: string;
  /** Comment. */
  comment?: string | null;
  /** `true` takes the scorecard away from the candidate. */
  removed?: boolean;
  /** All ratings of 1 to 5 by `categoryId-itemId`; items left out are not rated. */
  scores?: {
    [key: string]: number;
  };
  /** The version that was changed; when the record has another one by now, the answer is 409 `stale_version`. */
  version?: number;
};
export type AddCandidateScorecardRequest = {
  /** Scorecard id. */
  _id: string;
  /** Comment. */
  comment?: string | null;
  /** All ratings of 1 to 5 by `categoryId-itemId`; items left out are not rated. */
  scores?: {
    [key: string]: number;
  };
};
export type MailboxDto = {
  /** Email address. */
  email: string;
  /** First and last name. */
  name: string;
};
export type MailKind = 'message' | 'application_declined';
export type EmailStatus = 'scheduled' | 'sending' | 'sent' | 'failed' | 'cancelled';
export type EmailResponse = {
  /** Id of the record. */
  _id: string;
  /** Attempts to send it so far. */
  attempts: number;
  /** Who gets a copy that the others do not see. */
  bcc: MailboxDto[];
  /** The candidate whose mail tab shows it. */
  candidateId: string | null;
  /** Who gets a copy. */
  cc: MailboxDto[];
  /** When it was made. */
  createdAt: string;
  /** The user who wrote it. */
  createdBy: string | null;
  /** The writer's name with the agency's sending address. */
  from: MailboxDto;
  /** `message`, or the mail a declined application was answered with. */
  kind: MailKind;
  /** Rich text (HTML). */
  message: string;
  /** The Message-ID header, the same at every attempt. */
  messageId: string;
  /** When it was last changed. */
  modifiedAt: string;
  /** When it will be tried, while it is scheduled: its time, or that of the next attempt. */
  nextAttemptAt: string | null;
  /** Why it failed, is late or did not reach everybody: the mail server's words. */
  reason: string | null;
  /** The writer's own address, where answers go. */
  replyTo: MailboxDto | null;
  /** The time its writer chose, ISO 8601; null for at once. */
  scheduledAt: string | null;
  /** When the mail server took it. */
  sentAt: string | null;
  /** State. */
  status: EmailStatus;
  /** Subject. */
  subject: string;
  /** Who gets it. */
  to: MailboxDto;
  /** Counts the changes; send it back with an edit. */
  version: number;
};
export type EmailFilter = {
  /** The candidate the mails are for. */
  candidateId?: string;
  /** State. */
  status?: EmailStatus;
};
export type CreateEmailRequest = {
  /** Recipients the others do not see. */
  bcc?: MailboxDto[];
  /** The candidate it is for. */
  candidateId: string;
  /** Who gets a copy. */
  cc?: MailboxDto[];
  /** Accepted and not looked at: the sender is always the caller. */
  from?: MailboxDto;
  /** Rich text (HTML) of at least 2 visible characters. */
  message: string;
  /** When to send it, ISO 8601 with its time zone; absent or null for at once. */
  scheduledAt?: string | null;
  /** Subject. */
  subject: string;
  /** Who gets it. */
  to: MailboxDto;
};
export type UpdateEmailRequest = {
  /** Recipients the others do not see. */
  bcc?: MailboxDto[];
  /** Who gets a copy. */
  cc?: MailboxDto[];
  /** Rich text (HTML) of at least 2 visible characters. */
  message?: string;
  /** When to send it, ISO 8601 with its time zone; absent or null for at once. */
  scheduledAt?: string | null;
  /** Subject. */
  subject?: string;
  /** Who gets it. */
  to?: MailboxDto;
  /** The version that was changed; when the record has another one by now, the answer is 409 `stale_version`. */
  version?: number;
};
export type FileFilter = {
  /** A candidate sees their own only. */
  candidateId?: string;
  /** Candidates never see hidden files. */
  hidden?: boolean;
  /** What the file is for. */
  kind?: FileKind[];
  /** Whether it is a piece of the portfolio. */
  portfolio?: boolean;
};
export type AnsweredQuestionDto = {
  /** What the candidate answered. */
  answer: string;
  /** The question. */
  question: string;
};
export type InterviewTemplateLabelDto = {
  /** Id of the record. */
  _id: string;
  /** Type. */
  type: string;
};
export type InterviewerDto = {
  /** Id of the record. */
  _id: string;
  /** First name. */
  firstname: string;
  /** Last name. */
  name: string;
};
export type InterviewResponse = {
  /** Id of the record. */
  _id: string;
  /** Id of the candidate. */
  candidateId: string;
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** When it was last changed, ISO 8601. */
  modifiedAt: string;
  /** Questions, in their order. */
  questions: AnsweredQuestionDto[];
  /** The template, by its type. */
  template: InterviewTemplateLabelDto;
  /** Id of the interview template. */
  templateId: string;
  /** The interviewer; null once that user is gone. */
  user: InterviewerDto | null;
  /** Counts the changes. Send it back with a PATCH, so that nobody's change is overwritten unseen. */
  version: number;
};
export type InterviewFilter = {
  /** Interviews with one or several candidates. */
  candidateId?: string[];
  /** One or several template types. */
  type?: string[];
};
export type CreateInterviewRequest = {
  /** Id of the candidate. */
  candidateId: string;
  /** Questions, in their order. */
  questions: AnsweredQuestionDto[];
  /** Id of the interview template. */
  templateId: string;
};
export type TemplateQuestionDto = {
  /** The question. */
  question: string;
};
export type InterviewTemplateResponse = {
  /** Id of the record. */
  _id: string;
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** When it was last changed, ISO 8601. */
  modifiedAt: string;
  /** Questions, in their order. */
  questions: TemplateQuestionDto[];
  /** Type. */
  type: string;
  /** Counts the changes. Send it back with a PATCH, so that nobody's change is overwritten unseen. */
  version: number;
};
export type InterviewTemplateFilter = {};
export type UpdateInterviewRequest = {
  /** Questions, in their order. */
  questions: AnsweredQuestionDto[];
  /** The version that was changed; when the record has another one by now, the answer is 409 `stale_version`. */
  version?: number;
};
export type CreateInterviewTemplateRequest = {
  /** All questions, in their order; none when a new template leaves them out. */
  questions?: TemplateQuestionDto[];
  /** Name of this type of interview; unique. */
  type: string;
};
export type UpdateInterviewTemplateRequest = {
  /** All questions, in their order; none when a new template leaves them out. */
  questions?: TemplateQuestionDto[];
  /** Name of this type of interview; unique. */
  type?: string;
  /** The version that was changed; when the record has another one by now, the answer is 409 `stale_version`. */
  version?: number;
};
export type AddTemplateQuestionRequest = {
  /** The question. */
  question: string;
};
export type ApplicationTranslationDto = {
  /** Language code translated from. */
  from: string;
  /** Language code translated to. */
  to: string;
};
export type ApplicationCandidateDto = {
  /** Id of the record. */
  _id: string;
  /** File id of the photo. */
  avatar: string | null;
  /** City. */
  city: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Euro per day. */
  dayRate: number | null;
  /** First name. */
  firstname: string;
  /** What the candidate does. */
  function: UserFunctionName | null;
  /** ISO 639-1. */
  motherTongue: string | null;
  /** Last name. */
  name: string;
  /** Euro per word, or per hour for functions that do not bill per word. */
  pricePerWord: number | null;
  /** Directions the candidate translates in. */
  translationSkills: ApplicationTranslationDto[];
};
export type ApplicationJobDto = {
  /** Id of the record. */
  _id: string;
  /** The client. */
  client: string;
  /** Title. */
  title: string;
};
export type ApplicationStatus = 'pending' | 'rejected' | 'successful';
export type ApplicationResponse = {
  /** Id of the record. */
  _id: string;
  /** The campaign that led to it. */
  campaignId: string | null;
  /** The candidate. */
  candidate: ApplicationCandidateDto;
  /** Id of the candidate. */
  candidateId: string;
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** When it was last approved or declined, ISO 8601. */
  decidedAt: string | null;
  /** The client of the job. */
  employer: string;
  /** The job. */
  job: ApplicationJobDto;
  /** Id of the job. */
  jobId: string;
  /** When it was last changed, ISO 8601. */
  modifiedAt: string;
  /** State. */
  status: ApplicationStatus;
  /** Counts the changes. Send it back with a PATCH, so that nobody's change is overwritten unseen. */
  version: number;
};
export type ApplicationFilter = {
  /** Applications of one or several candidates. */
  candidateId?: string[];
  /** Application date. */
  createdAt?: DateRangeDto;
  /** Applications for one or several jobs. */
  jobId?: string[];
  /** One or several statuses. */
  status?: ApplicationStatus[];
};
export type ApplicationsResponse = {
  /** The records. */
  records: ApplicationResponse[];
};
export type DeclineMailDto = {
  /** Rich text of at least two characters. */
  message: string;
  /** Subject. */
  subject: string;
};
export type DeclineRequest = {
  /** The mail that each of them gets. */
  email: DeclineMailDto;
  /** At most 100. */
  jobApplicationIds: string[];
};
export type ApproveRequest = {
  /** At most 100. */
  jobApplicationIds: string[];
};
export type UpdateApplicationRequest = {
  /** `successful` or `rejected`; the status it has already changes nothing. */
  status?: ApplicationStatus;
  /** The version that was changed; when the record has another one by now, the answer is 409 `stale_version`. */
  version?: number;
};
export type CreateJobRequest = {
  /** Rich text: whom the client looks for. */
  about: string;
  /** One of GET applicantlevels. */
  applicantLevelId: string;
  /** Campaign ids. */
  campaigns?: string[];
  /** The client. */
  client: string;
  /** Rich text: who they would work for. */
  description: string;
  /** One of GET employmenttypes. */
  employmentTypeId: string;
  /** First day, `YYYY-MM-DD`; not before today when it is set or changed. */
  from?: string | null;
  /** What the job asks for. */
  function: string;
  /** Rich text: what candidates read before they apply. */
  introduction: string;
  /** Language of the job, ISO 639-1. */
  languageId: string;
  /** Where the work is done. */
  location?: string | null;
  /** Rich text: what the client offers. */
  offer: string;
  /** Pay, in words. */
  salary: string;
  /** Ids of tags, or labels: a label that is new becomes a tag. */
  tags?: string[];
  /** How much time it takes, in words. */
  time?: string | null;
  /** Title. */
  title: string;
  /** Last day, `YYYY-MM-DD`; not before the first, nor before today when it is set or changed. */
  to?: string | null;
};
export type ApplyRequest = {
  /** The campaign that led to the job. */
  campaignId?: string | null;
  /** Id of the candidate. */
  candidateId: string;
  /** Id of the job. */
  jobId: string;
};
export type CampaignFilter = {
  /** One or several campaigns. */
  _id?: string[];
  /** Campaigns of one or several mediums. */
  mediumId?: string[];
};
export type UpdateJobRequest = {
  /** Rich text: whom the client looks for. */
  about?: string;
  /** One of GET applicantlevels. */
  applicantLevelId?: string;
  /** Campaign ids. */
  campaigns?: string[];
  /** The client. */
  client?: string;
  /** Rich text: who they would work for. */
  description?: string;
  /** One of GET employmenttypes. */
  employmentTypeId?: string;
  /** First day, `YYYY-MM-DD`; not before today when it is set or changed. */
  from?: string | null;
  /** What the job asks for. */
  function?: string;
  /** Rich text: what candidates read before they apply. */
  introduction?: string;
  /** Language of the job, ISO 639-1. */
  languageId?: string;
  /** Where the work is done. */
  location?: string | null;
  /** Rich text: what the client offers. */
  offer?: string;
  /** Pay, in words. */
  salary?: string;
  /** Ids of tags, or labels: a label that is new becomes a tag. */
  tags?: string[];
  /** How much time it takes, in words. */
  time?: string | null;
  /** Title. */
  title?: string;
  /** Last day, `YYYY-MM-DD`; not before the first, nor before today when it is set or changed. */
  to?: string | null;
  /** The version that was changed; when the record has another one by now, the answer is 409 `stale_version`. */
  version?: number;
};
export type LanguageDto = {
  /** The same as the code. */
  _id: string;
  /** ISO 639-1. */
  code: string;
  /** Its name in the language asked for. */
  label: string;
};
export type LanguagesResponse = {
  /** The records. */
  records: LanguageDto[];
  /** Always all of them. */
  totalCount: number;
};
export type MediumResponse = {
  /** Id of the record. */
  _id: string;
  /** The picture: a file id for GET mediums/{id}/file/{fileId}. */
  avatar: string | null;
  /** City. */
  city: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** When it was last changed, ISO 8601. */
  modifiedAt: string;
  /** Name of the medium. */
  name: string;
  /** Postal code. */
  postal: string | null;
  /** Rich text. */
  remarks: string | null;
  /** Euro. */
  startPrice: number | null;
  /** Street. */
  street: string | null;
  /** An http or https address. */
  url: string | null;
  /** Counts the changes. Send it back with a PATCH, so that nobody's change is overwritten unseen. */
  version: number;
};
export type MediumFilter = {
  /** One or several countries, ISO 3166-1 alpha-2. */
  country?: string[];
};
export type CreateMediumRequest = {
  /** City. */
  city?: string | null;
  /** ISO 3166-1 alpha-2. */
  country?: string | null;
  /** Name of the medium. */
  name: string;
  /** Postal code. */
  postal?: string | null;
  /** Rich text of at least two characters. */
  remarks?: string | null;
  /** Starting price in euro. */
  startPrice?: number | null;
  /** Street and number. */
  street?: string | null;
  /** An http or https address. */
  url?: string | null;
};
export type UpdateMediumRequest = {
  /** City. */
  city?: string | null;
  /** ISO 3166-1 alpha-2. */
  country?: string | null;
  /** Name of the medium. */
  name?: string;
  /** Postal code. */
  postal?: string | null;
  /** Rich text of at least two characters. */
  remarks?: string | null;
  /** Starting price in euro. */
  startPrice?: number | null;
  /** Street and number. */
  street?: string | null;
  /** An http or https address. */
  url?: string | null;
  /** The version that was changed; when the record has another one by now, the answer is 409 `stale_version`. */
  version?: number;
};
export type MediumUploadRequest = {
  /** Accepted for compatibility: the medium in the path; must be the same. */
  mediumId?: string;
};
export type NoteAuthorDto = {
  /** Id of the record. */
  _id: string;
  /** First name. */
  firstname: string;
  /** Last name. */
  name: string;
};
export type NoteResponse = {
  /** Id of the record. */
  _id: string;
  /** Id of the candidate. */
  candidateId: string;
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** Rich text (HTML); a mention is `<span data-type="mention" data-id="{userId}" data-label="{name}">`. */
  description: string;
  /** Distinct ids of the users mentioned. */
  mentions: string[];
  /** When it was last changed, ISO 8601. */
  modifiedAt: string;
  /** Who wrote it; null when that user is gone. */
  recruiter: NoteAuthorDto | null;
  /** 3 very good, 2 good, 1 bad, 0 very bad, -1 none. */
  score: number;
  /** Counts the changes. Send it back with a PATCH, so that nobody's change is overwritten unseen. */
  version: number;
};
export type NoteFilter = {
  /** The candidate the notes are about. */
  candidateId?: string;
  /** 3 very good, 2 good, 1 bad, 0 very bad, -1 none. */
  score?: number;
};
export type CreateNoteRequest = {
  /** The candidate it is about. */
  candidateId: string;
  /** Rich text (HTML) of at least 2 visible characters. */
  description: string;
  /** Users to mention besides those that the description mentions. */
  mentions?: string[];
  /** 3 very good, 2 good, 1 bad, 0 very bad, -1 none. */
  score?: number;
};
export type UpdateNoteRequest = {
  /** The candidate it is about; must be the one it is about already. */
  candidateId?: string;
  /** Rich text (HTML) of at least 2 visible characters. */
  description?: string;
  /** Users to mention besides those that the description mentions. */
  mentions?: string[];
  /** 3 very good, 2 good, 1 bad, 0 very bad, -1 none. */
  score?: number;
  /** The version that was changed; when the record has another one by now, the answer is 409 `stale_version`. */
  version?: number;
};
export type RecruiterResponse = {
  /** Id of the record. */
  _id: string;
  /** The candidate this user is, if any. */
  candidateId: string | null;
  /** When the user registered, ISO 8601. */
  createdAt: string;
  /** Email address. */
  email: string;
  /** First name. */
  firstname: string;
  /** Last name. */
  name: string;
  /** Roles of the user. */
  roles: Role[];
  /** Whether login asks this recruiter for a code as well. */
  twofactorEnabled: boolean;
};
export type RecruiterFilter = {
  /** One or several recruiters. */
  _id?: string[];
};
export type CategoryItemDto = {
  /** Id of the record. */
  _id: string;
  /** Label. */
  label: string;
};
export type ScorecardCategoryResponse = {
  /** Id of the record. */
  _id: string;
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** Items, in their order. */
  items: CategoryItemDto[];
  /** Label. */
  label: string;
  /** When it was last changed, ISO 8601. */
  modifiedAt: string;
  /** Counts the changes. Send it back with a PATCH, so that nobody's change is overwritten unseen. */
  version: number;
};
export type ScorecardCategoryFilter = {};
export type CreateScorecardCategoryRequest = {
  /** Label. */
  label: string;
};
export type CategoryItemChangeDto = {
  /** Left out for a new item. */
  _id?: string;
  /** Label. */
  label: string;
};
export type UpdateScorecardCategoryRequest = {
  /** All items, in their order. One that a scorecard has can't be left out. */
  items?: CategoryItemChangeDto[];
  /** Label. */
  label?: string;
  /** The version that was changed; when the record has another one by now, the answer is 409 `stale_version`. */
  version?: number;
};
export type AddCategoryItemRequest = {
  /** Its label. */
  item: string;
};
export type ScorecardChoiceDto = {
  /** Category id. */
  _id: string;
  /** Item ids. */
  items: string[];
};
export type SelectedCategoryDto = {
  /** Id of the record. */
  _id: string;
  /** Items, in their order. */
  items: WeightedItemDto[];
  /** Label. */
  label: string;
  /** Ids of the items that the scorecard has. */
  selectedItems: string[];
};
export type ScorecardResponse = {
  /** Id of the record. */
  _id: string;
  /** Category ids and item ids. */
  categories: ScorecardChoiceDto[];
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** Label. */
  label: string;
  /** When it was last changed, ISO 8601. */
  modifiedAt: string;
  /** The same with labels and weights. */
  selectedCategories: SelectedCategoryDto[];
  /** Counts the changes. Send it back with a PATCH, so that nobody's change is overwritten unseen. */
  version: number;
};
export type ScorecardFilter = {
  /** These scorecards. */
  _id?: string[];
  /** All but these scorecards. */
  exclude?: string[];
};
export type CreateScorecardRequest = {
  /** None when a new scorecard leaves them out. */
  categories?: ScorecardChoiceDto[];
  /** Label. */
  label: string;
};
export type UpdateScorecardRequest = {
  /** None when a new scorecard leaves them out. */
  categories?: ScorecardChoiceDto[];
  /** Label. */
  label?: string;
  /** The version that was changed; when the record has another one by now, the answer is 409 `stale_version`. */
  version?: number;
};
export type ScorecardCategoriesRequest = {
  /** Categories, in their order. */
  categories: ScorecardChoiceDto[];
  /** The version that was changed; when the record has another one by now, the answer is 409 `stale_version`. */
  version?: number;
};
export type ScorecardWeightRequest = {
  /** The version that was changed; when the record has another one by now, the answer is 409 `stale_version`. */
  version?: number;
  /** More than 0. */
  weight: number;
};
export type SkillResponse = {
  /** Id of the record. */
  _id: string;
  /** The category it is an item of, if any. */
  categoryId: string | null;
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** The user who made it; shown to that user and to recruiters. */
  createdBy: string | null;
  /** Label. */
  label: LabelDto;
  /** When it was last changed, ISO 8601. */
  modifiedAt: string;
  /** A pending skill is seen by its creator and by recruiters only. */
  state: SkillState;
  /** Functions the skill is for; empty: for all. */
  userfunctions: UserFunctionName[];
  /** Counts the changes. Send it back with a PATCH, so that nobody's change is overwritten unseen. */
  version: number;
};
export type SkillCategoryResponse = {
  /** Id of the record. */
  _id: string;
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** Label. */
  label: LabelDto;
  /** When it was last changed, ISO 8601. */
  modifiedAt: string;
  /** Its items, by their English labels. */
  skills: SkillResponse[];
  /** Functions its skills are for; empty: for all. */
  userfunctions: UserFunctionName[];
  /** Counts the changes. Send it back with a PATCH, so that nobody's change is overwritten unseen. */
  version: number;
};
export type SkillCategoryFilter = {
  /** Categories for this function and those for all. */
  userfunctions?: UserFunctionName;
};
export type CreateSkillCategoryRequest = {
  /** Label. */
  label: LabelDto;
  /** Functions its skills are for; empty: for all. */
  userfunctions?: UserFunctionName[];
};
export type UpdateSkillCategoryRequest = {
  /** Label. */
  label?: LabelDto;
  /** Functions its skills are for; empty: for all. */
  userfunctions?: UserFunctionName[];
  /** The version that was changed; when the record has another one by now, the answer is 409 `stale_version`. */
  version?: number;
};
export type SkillFilter = {
  /** One or several skills. */
  _id?: string[];
  /** Items of this category. */
  categoryId?: string;
  /** `pending` until a recruiter approves it. */
  state?: SkillState;
  /** Skills for this function and those for all. */
  userfunctions?: UserFunctionName;
};
export type CreatedSkillDto = {
  /** Id of the record. */
  _id: string;
};
export type CreatedSkillResponse = {
  /** What was made. */
  data: CreatedSkillDto;
};
export type CreateSkillRequest = {
  /** Label. */
  label: LabelDto;
  /** Functions the skill is for; empty: for all. */
  userfunctions?: UserFunctionName[];
};
export type UpdateSkillRequest = {
  /** Taken so that a whole skill can be sent back; never changes. */
  _id?: string;
  /** The category it becomes an item of; null takes it out. */
  categoryId?: string | null;
  /** As `_id`. */
  createdAt?: string;
  /** As `_id`. */
  createdBy?: string | null;
  /** Label. */
  label?: LabelDto;
  /** As `_id`. */
  modifiedAt?: string;
  /** `pending` until a recruiter approves it. */
  state?: SkillState;
  /** Functions the skill is for; empty: for all. */
  userfunctions?: UserFunctionName[];
  /** The version that was changed; when the record has another one by now, the answer is 409 `stale_version`. */
  version?: number;
};
export type AddSkillRequest = {
  /** Label. */
  label: LabelDto;
  /** `approved` unless said otherwise. */
  state?: SkillState;
};
export type TaskPersonDto = {
  /** Id of the record. */
  _id: string;
  /** First name. */
  firstname: string;
  /** Last name. */
  name: string;
};
export type TaskType = 'todo' | 'call';
export type TaskResponse = {
  /** Id of the record. */
  _id: string;
  /** The same user, by name. */
  assigned: TaskPersonDto[];
  /** User id; null once that user was erased. */
  assignedTo: string | null;
  /** The same candidate, by name. */
  candidate: TaskPersonDto | null;
  /** The candidate it is about. */
  candidateId: string | null;
  /** Whether it is done. */
  completed: boolean;
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  deadline: string;
  /** Rich text. */
  description: string;
  /** When it was last changed, ISO 8601. */
  modifiedAt: string;
  /** Title. */
  title: string;
  /** What there is to do. */
  type: TaskType;
  /** Counts the changes. Send it back with a PATCH, so that nobody's change is overwritten unseen. */
  version: number;
};
export type TaskFilter = {
  /** Tasks of one or several users. */
  assignedTo?: string[];
  /** Tasks about one or several candidates. */
  candidateId?: string[];
  /** Whether it is done. */
  completed?: boolean;
  /** Deadline. */
  deadline?: DateRangeDto;
  /** What there is to do. */
  type?: TaskType;
};
export type CreateTaskRequest = {
  /** User id: any user may be assigned. */
  assignedTo: string;
  /** The candidate it is about. */
  candidateId?: string | null;
  /** Whether it is done. */
  completed?: boolean;
  /** ISO 8601, with its time zone; not before now when it is set or changed. */
  deadline: string;
  /** Rich text of at least two characters. */
  description: string;
  /** Title. */
  title: string;
  /** What there is to do. */
  type: TaskType;
};
export type UpdateTaskRequest = {
  /** User id: any user may be assigned. */
  assignedTo?: string;
  /** The candidate it is about. */
  candidateId?: string | null;
  /** Whether it is done. */
  completed?: boolean;
  /** ISO 8601, with its time zone; not before now when it is set or changed. */
  deadline?: string;
  /** Rich text of at least two characters. */
  description?: string;
  /** Title. */
  title?: string;
  /** What there is to do. */
  type?: TaskType;
  /** The version that was changed; when the record has another one by now, the answer is 409 `stale_version`. */
  version?: number;
};
export type TestFileDto = {
  /** Id of the record. */
  _id: string;
  /** Name it was uploaded under. */
  originalname: string;
};
export type TestScoreDto = {
  /** Why. */
  remark: string;
  /** 0 to 10 in steps of 0.5. */
  score: number;
};
export type TestResponse = {
  /** Id of the record. */
  _id: string;
  /** Average of the scores with one decimal; null without any. */
  average: number | null;
  /** Id of the candidate. */
  candidateId: string;
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** The file. */
  file: TestFileDto | null;
  /** Id of the file. */
  fileId: string | null;
  /** When it was last changed, ISO 8601. */
  modifiedAt: string;
  /** What the test is called. */
  name: string;
  /** Scores. */
  scores: TestScoreDto[];
  /** Counts the changes. Send it back with a PATCH, so that nobody's change is overwritten unseen. */
  version: number;
};
export type TestFilter = {
  /** Tests of one or several candidates. */
  candidateId?: string[];
};
export type CreateTestRequest = {
  /** Id of the candidate. */
  candidateId: string;
  /** What the candidate handed in: a file of POST files; null for none. */
  fileId?: string | null;
  /** What the test is called. */
  name: string;
};
export type UpdateTestRequest = {
  /** What the candidate handed in: a file of POST files; null for none. */
  fileId?: string | null;
  /** What the test is called. */
  name?: string;
  /** All scores. */
  scores?: TestScoreDto[];
  /** The version that was changed; when the record has another one by now, the answer is 409 `stale_version`. */
  version?: number;
};
export type UserFunctionDto = {
  /** The same as the name. */
  _id: UserFunctionName;
  /** Whether `pricePerWord` of a candidate with this function is euro per word; else it is euro per hour. */
  billsPerWord: boolean;
  /** Whether the profile has a portfolio. */
  hasPortfolio: boolean;
  /** The function. */
  name: UserFunctionName;
};
export type UserFunctionsResponse = {
  /** The records. */
  records: UserFunctionDto[];
  /** Always all of them. */
  totalCount: number;
};
export type PersonResponse = {
  /** Id of the record. */
  _id: string;
  /** The candidate this user is, if any. */
  candidateId: string | null;
  /** When the user registered, ISO 8601. */
  createdAt: string;
  /** Email address. */
  email: string;
  /** First name. */
  firstname: string;
  /** Last name. */
  name: string;
  /** Roles of the user. */
  roles: Role[];
};
export type UserFilter = {
  /** One or several users. */
  _id?: string[];
  /** Users that carry one of these roles. */
  roles?: Role[];
};
export type RegistrationRequest = {
  /** Solution of a challenge of auth/challenge, base64. A solution works once. */
  altcha: string;
  /** Campaign the candidate came through. */
  campaignId?: string | null;
  /** Not in use by another user. */
  email: string;
  /** First name. */
  firstname: string;
  /** What the candidate does. */
  function: UserFunctionName;
  /** Job the candidate came for: applied for once the profile is complete. */
  jobId?: string | null;
  /** Language of the interface and of our mails. */
  language: Language;
  /** Address of a LinkedIn profile. */
  linkedin?: string | null;
  /** Last name. */
  name: string;
  /** Whether the newsletter is wanted. */
  newsletter?: boolean;
  /** At least 10 characters. */
  password: string;
  /** The same again. */
  passwordConfirmation: string;
  /** Consent to the privacy statement; must be true. */
  privacy: boolean;
};
export type TwoFactorQrResponse = {
  /** The same as an `otpauth://` address, to type or to open on the phone. */
  otpauthUrl: string;
  /** The QR code as a `data:image/png;base64,…` address. */
  qr: string;
};
export type MailRequestedResponse = {
  /** Always true: if the address belongs to an account, a mail is on its way. */
  accepted: boolean;
};
export type ResetPasswordRequest = {
  /** Email address. */
  email: string;
  /** At least 10 characters. */
  password: string;
  /** The same again, for clients whose form asks twice. */
  passwordConfirmation?: string;
  /** Token. */
  token: string;
};
export type GrantableRole = 'recruiter';
export type RoleType = 'recruiter' | 'candidate';
export type RoleResponse = {
  /** The candidate the caller is; null for a recruiter who never was one. */
  candidateId: string | null;
  /** What the caller is. */
  type: RoleType;
};
export type RoleChangeRequest = {
  /** Role to give or to take. */
  role: GrantableRole;
  /** Id of the user. */
  userId: string;
};
export type ActivationResponse = {
  /** Whether this link was used before; then there is no session and the user logs in. */
  alreadyActivated: boolean;
  /** When the token stops working, ISO 8601. */
  expiresAt: string | null;
  /** Bearer token of the new session. */
  token: string | null;
  /** Who is logged in. */
  user: UserResponse;
};
export type AccountLinkRequest = {
  /** Email address. */
  email: string;
  /** Token. */
  token: string;
};
export type VerifyCodeRequest = {
  /** Six digits from the authenticator app. */
  code: string;
  /** Accepted for compatibility and never trusted: the server's clock decides. */
  time?: number;
  /** The user the first step was for. */
  userId: string;
};
export type PublicCampaignResponse = {
  /** Id of the record. */
  _id: string;
  /** Last day, `YYYY-MM-DD`. */
  end: string | null;
  /** First day, `YYYY-MM-DD`. */
  start: string | null;
  /** Title of the campaign. */
  title: string;
};
export type PublicCampaignFilter = {
  /** One or several campaigns. */
  _id?: string[];
};
export type PublicSkillDto = {
  /** Label. */
  label: LabelDto;
  /** Stars, 1 to 5. */
  level: number;
  /** Skill id. */
  skillId: string;
};
export type PublicUserFunctionDto = {
  /** The same as the name. */
  _id: UserFunctionName;
  /** The function. */
  name: UserFunctionName;
};
export type PublicCandidateCardResponse = {
  /** Id of the record. */
  _id: string;
  /** Whether the candidate is available today. */
  available: boolean;
  /** Id of the photo; its bytes are at `website/candidates/{id}/file/{avatar}`. */
  avatar: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** First name only: the surname is not public. */
  firstname: string;
  /** What the candidate does. */
  function: UserFunctionName | null;
  /** Language code. */
  motherTongue: string | null;
  /** Approved skills with a rating. */
  skills: PublicSkillDto[];
  /** The last day on which the candidate is not available; null while available, or when nobody knows that day. */
  unavailableUntil: string | null;
  /** The function once more, as a list of one or none. */
  userfunction: PublicUserFunctionDto[];
  /** Whole years of experience. */
  yearsExperience: number | null;
};
export type PublicCandidateFilter = {
  /** ISO 3166-1 alpha-2. */
  country?: string[];
  /** What the candidate does. */
  function?: UserFunctionName[];
  /** Language codes. */
  motherTongue?: string[];
};
export type RegisteredCandidateDto = {
  /** Id of the record. */
  _id: string;
  /** Email address. */
  email: string;
  /** First name. */
  firstname: string;
  /** What the candidate does. */
  function: UserFunctionName | null;
  /** Language of the interface and of our mails. */
  language: Language;
  /** Last name. */
  name: string;
  /** Id of the user. */
  userId: string;
};
export type RegisteredCandidateResponse = {
  /** The candidate. */
  candidate: RegisteredCandidateDto;
};
export type PublicDiplomaDto = {
  /** Degree. */
  degree: string;
  /** First year. */
  from: number;
  /** School or university. */
  institute: string;
  /** Null while it goes on. */
  to: number | null;
};
export type PublicPortfolioDto = {
  /** Id of the record. */
  _id: string;
  /** Content type. */
  mimeType: string;
  /** Summary. */
  summary: string | null;
  /** Title. */
  title: string;
};
export type PublicExperienceDto = {
  /** Company. */
  company: string;
  /** First day. */
  from: string;
  /** What the candidate did there. */
  function: string;
  /** Last day; null while it goes on. */
  to: string | null;
};
export type PublicCandidateDto = {
  /** Id of the record. */
  _id: string;
  /** Whether the candidate is available today. */
  available: boolean;
  /** Id of the photo; its bytes are at `website/candidates/{id}/file/{avatar}`. */
  avatar: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** The latest first. */
  diploma: PublicDiplomaDto[];
  /** First name only: the surname is not public. */
  firstname: string;
  /** What the candidate does. */
  function: UserFunctionName | null;
  /** What candidates say of themselves. */
  info: string | null;
  /** Language code. */
  motherTongue: string | null;
  /** Empty for functions without a portfolio. */
  portfolio: PublicPortfolioDto[];
  /** Projects the candidate prefers. */
  projectPreferences: string | null;
  /** What the agency says of the candidate. */
  resumeSummary: string | null;
  /** Approved skills with a rating. */
  skills: PublicSkillDto[];
  /** The project the candidate is proudest of. */
  topProject: string | null;
  /** The last day on which the candidate is not available; null while available, or when nobody knows that day. */
  unavailableUntil: string | null;
  /** The function once more, as a list of one or none. */
  userfunction: PublicUserFunctionDto[];
  /** The latest first. */
  workExperience: PublicExperienceDto[];
  /** Whole years of experience. */
  yearsExperience: number | null;
};
export type PublicCandidateResponse = {
  /** The candidate. */
  candidate: PublicCandidateDto;
};
export type PublicJobResponse = {
  /** Id of the record. */
  _id: string;
  /** Rich text: whom the client looks for. */
  about: string;
  /** Campaigns it can be applied for through. */
  campaigns: string[];
  /** When it was made. */
  createdAt: string;
  /** Rich text: who they would work for. */
  description: string;
  /** First day, `YYYY-MM-DD`. */
  from: string | null;
  /** What the job asks for. */
  function: string;
  /** Rich text. */
  introduction: string;
  /** ISO 639-1. */
  languageId: string;
  /** Where the work is done. */
  location: string | null;
  /** Rich text. */
  offer: string;
  /** How much time it takes, in words. */
  time: string | null;
  /** Follows from the two days, today in Europe/Brussels; `none` without any day. */
  timeState: JobTimeState;
  /** Title. */
  title: string;
  /** Last day, `YYYY-MM-DD`. */
  to: string | null;
};
export const {
  useListApplicantLevelsQuery,
  useLazyListApplicantLevelsQuery,
  useGetBotCheckChallengeQuery,
  useLazyGetBotCheckChallengeQuery,
  useLoginMutation,
  useLogoutMutation,
  useListCalendarItemsQuery,
  useLazyListCalendarItemsQuery,
  useCreateCalendarItemMutation,
  useDeleteCalendarItemMutation,
  useUpdateCalendarItemMutation,
  useCreateCampaignMutation,
  useGetCampaignJobQuery,
  useLazyGetCampaignJobQuery,
  useDeleteCampaignMutation,
  useGetCampaignQuery,
  useLazyGetCampaignQuery,
  useUpdateCampaignMutation,
  useListCampaignJobsQuery,
  useLazyListCampaignJobsQuery,
  useListCandidatesQuery,
  useLazyListCandidatesQuery,
  useCreateCandidateMutation,
  useListDiplomasQuery,
  useLazyListDiplomasQuery,
  useCreateDiplomaMutation,
  useDeleteDiplomaMutation,
  useUpdateDiplomaMutation,
  useListExperienceQuery,
  useLazyListExperienceQuery,
  useCreateExperienceMutation,
  useDeleteExperienceMutation,
  useUpdateExperienceMutation,
  useExportCandidatesQuery,
  useLazyExportCandidatesQuery,
  useListFoldersQuery,
  useLazyListFoldersQuery,
  useCreateFolderMutation,
  useAddToFoldersMutation,
  useRemoveFromFolderMutation,
  useDeleteFolderMutation,
  useGetCandidateRegistrationsQuery,
  useLazyGetCandidateRegistrationsQuery,
  useListCandidateScorecardsQuery,
  useLazyListCandidateScorecardsQuery,
  useListSourcesQuery,
  useLazyListSourcesQuery,
  useListTagsQuery,
  useLazyListTagsQuery,
  useGetCandidateTilesQuery,
  useLazyGetCandidateTilesQuery,
  useDeleteCandidateMutation,
  useGetCandidateQuery,
  useLazyGetCandidateQuery,
  useUpdateCandidateMutation,
  useUploadCandidateAvatarMutation,
  useUploadCandidateFileMutation,
  useUploadPortfolioFileMutation,
  useDeleteCandidateFileMutation,
  useDownloadCandidateFileQuery,
  useLazyDownloadCandidateFileQuery,
  useUpdateCandidateFileMutation,
  useUploadCandidateFilesMutation,
  useUploadPortfolioFilesMutation,
  useHireCandidateMutation,
  useGetCandidateNeighboursQuery,
  useLazyGetCandidateNeighboursQuery,
  useUpdateCandidateScorecardsMutation,
  useAddCandidateScorecardsMutation,
  useListEmailsQuery,
  useLazyListEmailsQuery,
  useCreateEmailMutation,
  useCancelEmailMutation,
  useGetEmailQuery,
  useLazyGetEmailQuery,
  useUpdateEmailMutation,
  useRetryEmailMutation,
  useListEmploymentTypesQuery,
  useLazyListEmploymentTypesQuery,
  useListFilesQuery,
  useLazyListFilesQuery,
  useUploadFileMutation,
  useDeleteFileMutation,
  useUpdateFileMutation,
  useListInterviewsQuery,
  useLazyListInterviewsQuery,
  useCreateInterviewMutation,
  useListInterviewTemplatesQuery,
  useLazyListInterviewTemplatesQuery,
  useDeleteInterviewMutation,
  useGetInterviewQuery,
  useLazyGetInterviewQuery,
  useUpdateInterviewMutation,
  useCreateInterviewTemplateMutation,
  useDeleteInterviewTemplateMutation,
  useUpdateInterviewTemplateMutation,
  useAddInterviewTemplateQuestionMutation,
  useListApplicationsQuery,
  useLazyListApplicationsQuery,
  useListCandidateApplicationsQuery,
  useLazyListCandidateApplicationsQuery,
  useDeclineApplicationsMutation,
  useApproveApplicationsMutation,
  useDeleteApplicationMutation,
  useUpdateApplicationMutation,
  useListJobsQuery,
  useLazyListJobsQuery,
  useCreateJobMutation,
  useApplyForJobMutation,
  useListCampaignsQuery,
  useLazyListCampaignsQuery,
  useDeleteJobMutation,
  useGetJobQuery,
  useLazyGetJobQuery,
  useUpdateJobMutation,
  useListLanguagesQuery,
  useLazyListLanguagesQuery,
  useListMediumsQuery,
  useLazyListMediumsQuery,
  useCreateMediumMutation,
  useDeleteMediumMutation,
  useGetMediumQuery,
  useLazyGetMediumQuery,
  useUpdateMediumMutation,
  useUploadMediumAvatarMutation,
  useListMediumCampaignsQuery,
  useLazyListMediumCampaignsQuery,
  useDownloadMediumFileQuery,
  useLazyDownloadMediumFileQuery,
  useListNotesQuery,
  useLazyListNotesQuery,
  useCreateNoteMutation,
  useDeleteNoteMutation,
  useGetNoteQuery,
  useLazyGetNoteQuery,
  useUpdateNoteMutation,
  useListRecruitersQuery,
  useLazyListRecruitersQuery,
  useGetRecruiterQuery,
  useLazyGetRecruiterQuery,
  useGetRegistrationsQuery,
  useLazyGetRegistrationsQuery,
  useListScorecardCategoriesQuery,
  useLazyListScorecardCategoriesQuery,
  useCreateScorecardCategoryMutation,
  useUpdateScorecardCategoryMutation,
  useAddScorecardCategoryItemMutation,
  useListScorecardsQuery,
  useLazyListScorecardsQuery,
  useCreateScorecardMutation,
  useDeleteScorecardMutation,
  useGetScorecardQuery,
  useLazyGetScorecardQuery,
  useUpdateScorecardMutation,
  useSetScorecardCategoriesMutation,
  useSetScorecardWeightMutation,
  useListSkillCategoriesQuery,
  useLazyListSkillCategoriesQuery,
  useCreateSkillCategoryMutation,
  useDeleteSkillCategoryMutation,
  useUpdateSkillCategoryMutation,
  useListSkillsQuery,
  useLazyListSkillsQuery,
  useCreateSkillMutation,
  useDeleteSkillMutation,
  useUpdateSkillMutation,
  useAddSkillToCategoryMutation,
  useListTasksQuery,
  useLazyListTasksQuery,
  useCreateTaskMutation,
  useDeleteTaskMutation,
  useGetTaskQuery,
  useLazyGetTaskQuery,
  useUpdateTaskMutation,
  useListTestsQuery,
  useLazyListTestsQuery,
  useCreateTestMutation,
  useDeleteTestMutation,
  useGetTestQuery,
  useLazyGetTestQuery,
  useUpdateTestMutation,
  useListUserFunctionsQuery,
  useLazyListUserFunctionsQuery,
  useRemoveAccountMutation,
  useListUsersQuery,
  useLazyListUsersQuery,
  useRegisterMutation,
  useGenerateQrMutation,
  useGetMeQuery,
  useLazyGetMeQuery,
  useListUserRecruitersQuery,
  useLazyListUserRecruitersQuery,
  useResendActivationMutation,
  useResetPasswordMutation,
  useRequestPasswordResetMutation,
  useRemoveRoleMutation,
  useGetRoleQuery,
  useLazyGetRoleQuery,
  useGrantRoleMutation,
  useActivateMutation,
  useActivateByLinkMutation,
  useVerify2FaMutation,
  useListPublicCampaignsQuery,
  useLazyListPublicCampaignsQuery,
  useListPublicCandidatesQuery,
  useLazyListPublicCandidatesQuery,
  useRegisterCandidateMutation,
  useGetPublicCandidateQuery,
  useLazyGetPublicCandidateQuery,
  useDownloadPublicFileQuery,
  useLazyDownloadPublicFileQuery,
  useListPublicJobsQuery,
  useLazyListPublicJobsQuery,
  useListPublicLanguagesQuery,
  useLazyListPublicLanguagesQuery,
  useListPublicSkillsQuery,
  useLazyListPublicSkillsQuery,
  useListPublicUserFunctionsQuery,
  useLazyListPublicUserFunctionsQuery,
} = injectedRtkApi;
