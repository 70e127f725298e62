import { emptyApi as api } from './empty';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listApplicantLevels: build.query<ListApplicantLevelsApiResponse, ListApplicantLevelsApiArg>({
      query: () => ({ url: `/api/v1/applicantlevels` }),
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({ url: `/api/v1/auth/login`, method: 'POST', body: queryArg.loginRequest }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/api/v1/auth/logout`, method: 'POST' }),
    }),
    loginWithPasskey: build.mutation<LoginWithPasskeyApiResponse, LoginWithPasskeyApiArg>({
      query: (queryArg) => ({ url: `/api/v1/auth/passkey`, method: 'POST', body: queryArg.passkeyLoginRequest }),
    }),
    startPasskeyLogin: build.mutation<StartPasskeyLoginApiResponse, StartPasskeyLoginApiArg>({
      query: () => ({ url: `/api/v1/auth/passkey/options`, method: 'POST' }),
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
      query: (queryArg) => ({
        url: `/api/v1/calendar`,
        method: 'POST',
        body: queryArg.createCalendarItemRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    deleteCalendarItem: build.mutation<DeleteCalendarItemApiResponse, DeleteCalendarItemApiArg>({
      query: (queryArg) => ({ url: `/api/v1/calendar/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
    }),
    getCalendarItem: build.query<GetCalendarItemApiResponse, GetCalendarItemApiArg>({
      query: (queryArg) => ({ url: `/api/v1/calendar/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateCalendarItem: build.mutation<UpdateCalendarItemApiResponse, UpdateCalendarItemApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/calendar/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateCalendarItemRequest,
      }),
    }),
    createCampaign: build.mutation<CreateCampaignApiResponse, CreateCampaignApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/campaigns`,
        method: 'POST',
        body: queryArg.createCampaignRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getLinkViews: build.query<GetLinkViewsApiResponse, GetLinkViewsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/campaigns/views`,
        params: {
          _id: queryArg._id,
          jobId: queryArg.jobId,
        },
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
          searchIn: queryArg.searchIn,
          filter: queryArg.filter,
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
          after: queryArg.after,
          before: queryArg.before,
        },
      }),
    }),
    createCandidate: build.mutation<CreateCandidateApiResponse, CreateCandidateApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates`,
        method: 'POST',
        body: queryArg.createCandidateRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listBulkOperations: build.query<ListBulkOperationsApiResponse, ListBulkOperationsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/bulk`,
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
    createBulkOperation: build.mutation<CreateBulkOperationApiResponse, CreateBulkOperationApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/bulk`,
        method: 'POST',
        body: queryArg.createBulkOperationRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          search: queryArg.search,
          searchIn: queryArg.searchIn,
          filter: queryArg.filter,
        },
      }),
    }),
    previewBulkAsk: build.mutation<PreviewBulkAskApiResponse, PreviewBulkAskApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/bulk/ask-preview`,
        method: 'POST',
        body: queryArg.bulkRecipientsRequest,
        params: {
          search: queryArg.search,
          searchIn: queryArg.searchIn,
          filter: queryArg.filter,
        },
      }),
    }),
    previewBulkMail: build.mutation<PreviewBulkMailApiResponse, PreviewBulkMailApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/bulk/mail-preview`,
        method: 'POST',
        body: queryArg.previewBulkMailRequest,
        params: {
          search: queryArg.search,
          searchIn: queryArg.searchIn,
          filter: queryArg.filter,
          sort: queryArg.sort,
        },
      }),
    }),
    previewProposal: build.mutation<PreviewProposalApiResponse, PreviewProposalApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/bulk/proposal-preview`,
        method: 'POST',
        body: queryArg.previewProposalRequest,
        params: {
          search: queryArg.search,
          searchIn: queryArg.searchIn,
          filter: queryArg.filter,
          sort: queryArg.sort,
        },
      }),
    }),
    countBulkRecipients: build.mutation<CountBulkRecipientsApiResponse, CountBulkRecipientsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/bulk/recipients`,
        method: 'POST',
        body: queryArg.bulkRecipientsRequest,
        params: {
          search: queryArg.search,
          searchIn: queryArg.searchIn,
          filter: queryArg.filter,
        },
      }),
    }),
    getBulkAnswers: build.query<GetBulkAnswersApiResponse, GetBulkAnswersApiArg>({
      query: (queryArg) => ({ url: `/api/v1/candidates/bulk/${encodeURIComponent(String(queryArg.id))}/answers` }),
    }),
    approveBulkOperation: build.mutation<ApproveBulkOperationApiResponse, ApproveBulkOperationApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/bulk/${encodeURIComponent(String(queryArg.id))}/approve`,
        method: 'POST',
      }),
    }),
    cancelBulkOperation: build.mutation<CancelBulkOperationApiResponse, CancelBulkOperationApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/bulk/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: 'POST',
      }),
    }),
    declineBulkOperation: build.mutation<DeclineBulkOperationApiResponse, DeclineBulkOperationApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/bulk/${encodeURIComponent(String(queryArg.id))}/decline`,
        method: 'POST',
        body: queryArg.declineBulkOperationRequest,
      }),
    }),
    getBulkMails: build.query<GetBulkMailsApiResponse, GetBulkMailsApiArg>({
      query: (queryArg) => ({ url: `/api/v1/candidates/bulk/${encodeURIComponent(String(queryArg.id))}/mails` }),
    }),
    getBulkOrigin: build.query<GetBulkOriginApiResponse, GetBulkOriginApiArg>({
      query: (queryArg) => ({ url: `/api/v1/candidates/bulk/${encodeURIComponent(String(queryArg.id))}/origin` }),
    }),
    remindBulkOperation: build.mutation<RemindBulkOperationApiResponse, RemindBulkOperationApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/bulk/${encodeURIComponent(String(queryArg.id))}/remind`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    undoBulkOperation: build.mutation<UndoBulkOperationApiResponse, UndoBulkOperationApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/bulk/${encodeURIComponent(String(queryArg.id))}/undo`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
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
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
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
    listDuplicates: build.query<ListDuplicatesApiResponse, ListDuplicatesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/duplicates`,
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
    countDuplicates: build.query<CountDuplicatesApiResponse, CountDuplicatesApiArg>({
      query: () => ({ url: `/api/v1/candidates/duplicates/counts` }),
    }),
    matchCandidate: build.mutation<MatchCandidateApiResponse, MatchCandidateApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/duplicates/matches`,
        method: 'POST',
        body: queryArg.matchCandidateRequest,
      }),
    }),
    getDuplicate: build.query<GetDuplicateApiResponse, GetDuplicateApiArg>({
      query: (queryArg) => ({ url: `/api/v1/candidates/duplicates/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateDuplicate: build.mutation<UpdateDuplicateApiResponse, UpdateDuplicateApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/duplicates/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateDuplicateRequest,
      }),
    }),
    mergeDuplicate: build.mutation<MergeDuplicateApiResponse, MergeDuplicateApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/duplicates/${encodeURIComponent(String(queryArg.id))}/merge`,
        method: 'POST',
        body: queryArg.mergeDuplicateRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
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
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
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
    listFolders: build.query<ListFoldersApiResponse, ListFoldersApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/folders`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    createFolder: build.mutation<CreateFolderApiResponse, CreateFolderApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/folders`,
        method: 'POST',
        body: queryArg.createFolderRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
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
    updateFolder: build.mutation<UpdateFolderApiResponse, UpdateFolderApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/folders/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateFolderRequest,
      }),
    }),
    listMerges: build.query<ListMergesApiResponse, ListMergesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/merges`,
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
    undoMerge: build.mutation<UndoMergeApiResponse, UndoMergeApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/merges/${encodeURIComponent(String(queryArg.id))}/undo`,
        method: 'POST',
      }),
    }),
    getCandidatePlaces: build.query<GetCandidatePlacesApiResponse, GetCandidatePlacesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/places`,
        params: {
          searchIn: queryArg.searchIn,
          ids: queryArg.ids,
          search: queryArg.search,
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
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
          searchIn: queryArg.searchIn,
          filter: queryArg.filter,
        },
      }),
    }),
    listCandidateViews: build.query<ListCandidateViewsApiResponse, ListCandidateViewsApiArg>({
      query: () => ({ url: `/api/v1/candidates/views` }),
    }),
    createCandidateView: build.mutation<CreateCandidateViewApiResponse, CreateCandidateViewApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/views`,
        method: 'POST',
        body: queryArg.createCandidateViewRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    countCandidateViews: build.query<CountCandidateViewsApiResponse, CountCandidateViewsApiArg>({
      query: () => ({ url: `/api/v1/candidates/views/counts` }),
    }),
    getViewMails: build.query<GetViewMailsApiResponse, GetViewMailsApiArg>({
      query: (queryArg) => ({ url: `/api/v1/candidates/views/mails/${encodeURIComponent(String(queryArg.token))}` }),
    }),
    stopViewMails: build.mutation<StopViewMailsApiResponse, StopViewMailsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/views/mails/${encodeURIComponent(String(queryArg.token))}`,
        method: 'POST',
      }),
    }),
    orderCandidateViews: build.mutation<OrderCandidateViewsApiResponse, OrderCandidateViewsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/views/order`,
        method: 'PUT',
        body: queryArg.orderCandidateViewsRequest,
      }),
    }),
    deleteCandidateView: build.mutation<DeleteCandidateViewApiResponse, DeleteCandidateViewApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/views/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    getCandidateView: build.query<GetCandidateViewApiResponse, GetCandidateViewApiArg>({
      query: (queryArg) => ({ url: `/api/v1/candidates/views/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateCandidateView: build.mutation<UpdateCandidateViewApiResponse, UpdateCandidateViewApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/views/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateCandidateViewRequest,
      }),
    }),
    followCandidateView: build.mutation<FollowCandidateViewApiResponse, FollowCandidateViewApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/views/${encodeURIComponent(String(queryArg.id))}/following`,
        method: 'PUT',
        body: queryArg.followCandidateViewRequest,
      }),
    }),
    getCandidateViewNews: build.query<GetCandidateViewNewsApiResponse, GetCandidateViewNewsApiArg>({
      query: (queryArg) => ({ url: `/api/v1/candidates/views/${encodeURIComponent(String(queryArg.id))}/news` }),
    }),
    restoreCandidateView: build.mutation<RestoreCandidateViewApiResponse, RestoreCandidateViewApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/views/${encodeURIComponent(String(queryArg.id))}/restore`,
        method: 'POST',
      }),
    }),
    seeCandidateView: build.mutation<SeeCandidateViewApiResponse, SeeCandidateViewApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/views/${encodeURIComponent(String(queryArg.id))}/seen`,
        method: 'PUT',
        body: queryArg.seenCandidateViewRequest,
      }),
    }),
    deleteCandidate: build.mutation<DeleteCandidateApiResponse, DeleteCandidateApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        headers: {
          Prefer: queryArg.prefer,
        },
      }),
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
    putAvailability: build.mutation<PutAvailabilityApiResponse, PutAvailabilityApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}/availability`,
        method: 'PUT',
        body: queryArg.setAvailabilityRequest,
      }),
    }),
    getCandidateCounts: build.query<GetCandidateCountsApiResponse, GetCandidateCountsApiArg>({
      query: (queryArg) => ({ url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}/counts` }),
    }),
    uploadCandidateFile: build.mutation<UploadCandidateFileApiResponse, UploadCandidateFileApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}/file`,
        method: 'POST',
        body: queryArg.uploadRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    deleteCandidateFile: build.mutation<DeleteCandidateFileApiResponse, DeleteCandidateFileApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}/file/${encodeURIComponent(String(queryArg.fileId))}`,
        method: 'DELETE',
      }),
    }),
    updateCandidateFile: build.mutation<UpdateCandidateFileApiResponse, UpdateCandidateFileApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}/file/${encodeURIComponent(String(queryArg.fileId))}`,
        method: 'PATCH',
        body: queryArg.updateFileRequest,
      }),
    }),
    listCandidateHistory: build.query<ListCandidateHistoryApiResponse, ListCandidateHistoryApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}/history`,
        params: {
          kinds: queryArg.kinds,
          after: queryArg.after,
          by: queryArg.by,
        },
      }),
    }),
    countCandidateHistory: build.query<CountCandidateHistoryApiResponse, CountCandidateHistoryApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}/history/counts`,
        params: {
          by: queryArg.by,
        },
      }),
    }),
    getMailFields: build.query<GetMailFieldsApiResponse, GetMailFieldsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}/mailfields`,
        params: {
          language: queryArg.language,
          jobId: queryArg.jobId,
          appointmentId: queryArg.appointmentId,
        },
      }),
    }),
    getCandidateNeighbours: build.query<GetCandidateNeighboursApiResponse, GetCandidateNeighboursApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}/neighbours`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
          searchIn: queryArg.searchIn,
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
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listConversations: build.query<ListConversationsApiResponse, ListConversationsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/conversations`,
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
    countConversations: build.query<CountConversationsApiResponse, CountConversationsApiArg>({
      query: () => ({ url: `/api/v1/conversations/counts` }),
    }),
    finishConversations: build.mutation<FinishConversationsApiResponse, FinishConversationsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/conversations/done`,
        method: 'POST',
        body: queryArg.finishConversationsRequest,
      }),
    }),
    countMatchingConversations: build.query<CountMatchingConversationsApiResponse, CountMatchingConversationsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/conversations/total`,
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
        },
      }),
    }),
    discardConversation: build.mutation<DiscardConversationApiResponse, DiscardConversationApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/conversations/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    getConversation: build.query<GetConversationApiResponse, GetConversationApiArg>({
      query: (queryArg) => ({ url: `/api/v1/conversations/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateConversation: build.mutation<UpdateConversationApiResponse, UpdateConversationApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/conversations/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateConversationRequest,
      }),
    }),
    assignConversation: build.mutation<AssignConversationApiResponse, AssignConversationApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/conversations/${encodeURIComponent(String(queryArg.id))}/assign`,
        method: 'POST',
        body: queryArg.assignConversationRequest,
      }),
    }),
    unreadConversation: build.mutation<UnreadConversationApiResponse, UnreadConversationApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/conversations/${encodeURIComponent(String(queryArg.id))}/read`,
        method: 'DELETE',
      }),
    }),
    readConversation: build.mutation<ReadConversationApiResponse, ReadConversationApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/conversations/${encodeURIComponent(String(queryArg.id))}/read`,
        method: 'PUT',
      }),
    }),
    suggestSenders: build.query<SuggestSendersApiResponse, SuggestSendersApiArg>({
      query: (queryArg) => ({ url: `/api/v1/conversations/${encodeURIComponent(String(queryArg.id))}/suggestions` }),
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
      query: (queryArg) => ({
        url: `/api/v1/emails`,
        method: 'POST',
        body: queryArg.createEmailRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
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
    takeOverEmail: build.mutation<TakeOverEmailApiResponse, TakeOverEmailApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/emails/${encodeURIComponent(String(queryArg.id))}/takeover`,
        method: 'POST',
      }),
    }),
    listEmploymentTypes: build.query<ListEmploymentTypesApiResponse, ListEmploymentTypesApiArg>({
      query: () => ({ url: `/api/v1/employmenttypes` }),
    }),
    uploadFile: build.mutation<UploadFileApiResponse, UploadFileApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/files`,
        method: 'POST',
        body: queryArg.uploadRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
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
      query: (queryArg) => ({
        url: `/api/v1/interviews`,
        method: 'POST',
        body: queryArg.createInterviewRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listInterviewTemplates: build.query<ListInterviewTemplatesApiResponse, ListInterviewTemplatesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/interviews/templates`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          search: queryArg.search,
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
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getInterviewTemplateUses: build.query<GetInterviewTemplateUsesApiResponse, GetInterviewTemplateUsesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/interviewtemplates/uses`,
        params: {
          _id: queryArg._id,
        },
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
    readApplications: build.mutation<ReadApplicationsApiResponse, ReadApplicationsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/jobapplications/candidate/${encodeURIComponent(String(queryArg.candidateId))}/read`,
        method: 'PUT',
      }),
    }),
    countApplications: build.query<CountApplicationsApiResponse, CountApplicationsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/jobapplications/counts`,
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
        },
      }),
    }),
    countApplicationSources: build.query<CountApplicationSourcesApiResponse, CountApplicationSourcesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/jobapplications/sources`,
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
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
      query: (queryArg) => ({
        url: `/api/v1/jobs`,
        method: 'POST',
        body: queryArg.createJobRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
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
    countJobs: build.query<CountJobsApiResponse, CountJobsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/jobs/counts`,
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
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
    listLibraryFiles: build.query<ListLibraryFilesApiResponse, ListLibraryFilesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/libraryfiles`,
        headers: {
          Prefer: queryArg.prefer,
        },
        params: {
          limit: queryArg.limit,
          skip: queryArg.skip,
          fields: queryArg.fields,
          sort: queryArg.sort,
        },
      }),
    }),
    uploadLibraryFile: build.mutation<UploadLibraryFileApiResponse, UploadLibraryFileApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/libraryfiles`,
        method: 'POST',
        body: queryArg.libraryUploadRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    deleteLibraryFile: build.mutation<DeleteLibraryFileApiResponse, DeleteLibraryFileApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/libraryfiles/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    updateLibraryFile: build.mutation<UpdateLibraryFileApiResponse, UpdateLibraryFileApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/libraryfiles/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateLibraryFileRequest,
      }),
    }),
    listMailTemplates: build.query<ListMailTemplatesApiResponse, ListMailTemplatesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/mailtemplates`,
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
    createMailTemplate: build.mutation<CreateMailTemplateApiResponse, CreateMailTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/mailtemplates`,
        method: 'POST',
        body: queryArg.createMailTemplateRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    deleteMailTemplate: build.mutation<DeleteMailTemplateApiResponse, DeleteMailTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/mailtemplates/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    getMailTemplate: build.query<GetMailTemplateApiResponse, GetMailTemplateApiArg>({
      query: (queryArg) => ({ url: `/api/v1/mailtemplates/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateMailTemplate: build.mutation<UpdateMailTemplateApiResponse, UpdateMailTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/mailtemplates/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateMailTemplateRequest,
      }),
    }),
    testMailTemplate: build.mutation<TestMailTemplateApiResponse, TestMailTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/mailtemplates/${encodeURIComponent(String(queryArg.id))}/test`,
        method: 'POST',
        body: queryArg.testMailTemplateRequest,
      }),
    }),
    getMailTemplateUses: build.query<GetMailTemplateUsesApiResponse, GetMailTemplateUsesApiArg>({
      query: (queryArg) => ({ url: `/api/v1/mailtemplates/${encodeURIComponent(String(queryArg.id))}/uses` }),
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
      query: (queryArg) => ({
        url: `/api/v1/mediums`,
        method: 'POST',
        body: queryArg.createMediumRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
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
        body: queryArg.mediumUploadRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
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
      query: (queryArg) => ({
        url: `/api/v1/notes`,
        method: 'POST',
        body: queryArg.createNoteRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
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
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
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
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
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
      query: (queryArg) => ({
        url: `/api/v1/scorecards`,
        method: 'POST',
        body: queryArg.createScorecardRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getScorecardUses: build.query<GetScorecardUsesApiResponse, GetScorecardUsesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/scorecards/uses`,
        params: {
          _id: queryArg._id,
        },
      }),
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
    updateScorecard: build.mutation<UpdateScorecardApiResponse, UpdateScorecardApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/scorecards/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateScorecardRequest,
      }),
    }),
    listSecurityEvents: build.query<ListSecurityEventsApiResponse, ListSecurityEventsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/security-events`,
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
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
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
    getSkillUses: build.query<GetSkillUsesApiResponse, GetSkillUsesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/skills/uses`,
        params: {
          _id: queryArg._id,
        },
      }),
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
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    replaceSkill: build.mutation<ReplaceSkillApiResponse, ReplaceSkillApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/skills/${encodeURIComponent(String(queryArg.id))}/replace`,
        method: 'POST',
        body: queryArg.replaceSkillRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getAvailabilityStats: build.query<GetAvailabilityStatsApiResponse, GetAvailabilityStatsApiArg>({
      query: () => ({ url: `/api/v1/statistics/availability` }),
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
      query: (queryArg) => ({
        url: `/api/v1/tasks`,
        method: 'POST',
        body: queryArg.createTaskRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    countTasks: build.query<CountTasksApiResponse, CountTasksApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/tasks/counts`,
        params: {
          search: queryArg.search,
          filter: queryArg.filter,
        },
      }),
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
      query: (queryArg) => ({
        url: `/api/v1/tests`,
        method: 'POST',
        body: queryArg.createTestRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
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
    generateQr: build.mutation<GenerateQrApiResponse, GenerateQrApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/users/generate/qr/${encodeURIComponent(String(queryArg.id))}`,
        method: 'POST',
        body: queryArg.ownLoginProofRequest,
      }),
    }),
    getMe: build.query<GetMeApiResponse, GetMeApiArg>({
      query: () => ({ url: `/api/v1/users/me` }),
    }),
    updateMe: build.mutation<UpdateMeApiResponse, UpdateMeApiArg>({
      query: (queryArg) => ({ url: `/api/v1/users/me`, method: 'PATCH', body: queryArg.settingsRequest }),
    }),
    cancelEmailChange: build.mutation<CancelEmailChangeApiResponse, CancelEmailChangeApiArg>({
      query: () => ({ url: `/api/v1/users/me/email`, method: 'DELETE' }),
    }),
    changeEmail: build.mutation<ChangeEmailApiResponse, ChangeEmailApiArg>({
      query: (queryArg) => ({ url: `/api/v1/users/me/email`, method: 'POST', body: queryArg.changeEmailRequest }),
    }),
    resendEmailChange: build.mutation<ResendEmailChangeApiResponse, ResendEmailChangeApiArg>({
      query: () => ({ url: `/api/v1/users/me/email/resend`, method: 'POST' }),
    }),
    listPasskeys: build.query<ListPasskeysApiResponse, ListPasskeysApiArg>({
      query: () => ({ url: `/api/v1/users/me/passkeys` }),
    }),
    addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
      query: (queryArg) => ({ url: `/api/v1/users/me/passkeys`, method: 'POST', body: queryArg.passkeyRequest }),
    }),
    setUpPasskey: build.mutation<SetUpPasskeyApiResponse, SetUpPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/users/me/passkeys/options`,
        method: 'POST',
        body: queryArg.ownLoginProofRequest,
      }),
    }),
    renamePasskey: build.mutation<RenamePasskeyApiResponse, RenamePasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/users/me/passkeys/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.passkeyNameRequest,
      }),
    }),
    removePasskey: build.mutation<RemovePasskeyApiResponse, RemovePasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/users/me/passkeys/${encodeURIComponent(String(queryArg.id))}/remove`,
        method: 'POST',
        body: queryArg.ownLoginProofRequest,
      }),
    }),
    changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
      query: (queryArg) => ({ url: `/api/v1/users/me/password`, method: 'POST', body: queryArg.changePasswordRequest }),
    }),
    endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
      query: () => ({ url: `/api/v1/users/me/sessions`, method: 'DELETE' }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: () => ({ url: `/api/v1/users/me/sessions` }),
    }),
    endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/users/me/sessions/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    getTwoFactor: build.query<GetTwoFactorApiResponse, GetTwoFactorApiArg>({
      query: () => ({ url: `/api/v1/users/me/two-factor` }),
    }),
    setUpTwoFactor: build.mutation<SetUpTwoFactorApiResponse, SetUpTwoFactorApiArg>({
      query: (queryArg) => ({ url: `/api/v1/users/me/two-factor`, method: 'POST', body: queryArg.ownPasswordRequest }),
    }),
    turnTwoFactorOn: build.mutation<TurnTwoFactorOnApiResponse, TurnTwoFactorOnApiArg>({
      query: (queryArg) => ({ url: `/api/v1/users/me/two-factor/confirm`, method: 'POST', body: queryArg.codeRequest }),
    }),
    renewRecoveryCodes: build.mutation<RenewRecoveryCodesApiResponse, RenewRecoveryCodesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/users/me/two-factor/recovery-codes`,
        method: 'POST',
        body: queryArg.ownProofRequest,
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
    grantRole: build.mutation<GrantRoleApiResponse, GrantRoleApiArg>({
      query: (queryArg) => ({ url: `/api/v1/users/role`, method: 'PATCH', body: queryArg.roleChangeRequest }),
    }),
    verify2Fa: build.mutation<Verify2FaApiResponse, Verify2FaApiArg>({
      query: (queryArg) => ({ url: `/api/v1/users/verify2fa`, method: 'POST', body: queryArg.verifyCodeRequest }),
    }),
    rescueLogin: build.mutation<RescueLoginApiResponse, RescueLoginApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/users/${encodeURIComponent(String(queryArg.id))}/rescue`,
        method: 'POST',
        body: queryArg.rescueRequest,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListApplicantLevelsApiResponse = /** status 200  */ JobOptionsResponse;
export type ListApplicantLevelsApiArg = void;
export type LoginApiResponse = /** status 200  */ LoginResponse;
export type LoginApiArg = {
  loginRequest: LoginRequest;
};
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type LoginWithPasskeyApiResponse = /** status 200  */ LoginResponse;
export type LoginWithPasskeyApiArg = {
  passkeyLoginRequest: PasskeyLoginRequest;
};
export type StartPasskeyLoginApiResponse = /** status 200  */ PasskeyOptionsResponse;
export type StartPasskeyLoginApiArg = void;
export type ListCalendarItemsApiResponse = /** status 200  */ CalendarItemPageResponse;
export type ListCalendarItemsApiArg = {
  filter?: {
    startDate?: string;
    endDate?: string;
    assignedTo?: Id[];
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: (
    | '_id'
    | 'createdAt'
    | 'modifiedAt'
    | 'version'
    | 'title'
    | 'startDate'
    | 'endDate'
    | 'candidateId'
    | 'type'
    | 'place'
    | 'callLink'
    | 'assignedTo'
    | 'candidate'
    | 'recruiters'
  )[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('startDate' | '-startDate')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateCalendarItemApiResponse = /** status 201  */ CalendarItemCreatedResponse;
export type CreateCalendarItemApiArg = {
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  createCalendarItemRequest: CreateCalendarItemRequest;
};
export type DeleteCalendarItemApiResponse = unknown;
export type DeleteCalendarItemApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type GetCalendarItemApiResponse = /** status 200  */ CalendarItemResponse;
export type GetCalendarItemApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type UpdateCalendarItemApiResponse = /** status 200  */ CalendarItemResponse;
export type UpdateCalendarItemApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  updateCalendarItemRequest: UpdateCalendarItemRequest;
};
export type CreateCampaignApiResponse = /** status 201  */ CampaignCreatedResponse;
export type CreateCampaignApiArg = {
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  createCampaignRequest: CreateCampaignRequest;
};
export type GetLinkViewsApiResponse = /** status 200  */ LinkViewsResponse;
export type GetLinkViewsApiArg = {
  /** Ids of campaigns, separated by commas. */
  _id: string[];
  /** Counts only the links of this job. */
  jobId?: string;
};
export type DeleteCampaignApiResponse = unknown;
export type DeleteCampaignApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  /** `true` deletes a record that is in use; the records that used it keep its label. */
  force?: boolean;
};
export type GetCampaignApiResponse = /** status 200  */ CampaignResponse;
export type GetCampaignApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type UpdateCampaignApiResponse = /** status 200  */ CampaignResponse;
export type UpdateCampaignApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  updateCampaignRequest: UpdateCampaignRequest;
};
export type ListCampaignJobsApiResponse = /** status 200  */ JobPageResponse;
export type ListCampaignJobsApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  /** Literal, accent- and case-insensitive substring of: title, client. */
  search?: string;
  filter?: {
    timeState?: JobTimeState;
    function?: UserFunctionName[];
    _id?: Id[];
    campaigns?: Id[];
    tags?: Id[];
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: (
    | '_id'
    | 'createdAt'
    | 'modifiedAt'
    | 'version'
    | 'workFrom'
    | 'workTo'
    | 'workDays'
    | 'title'
    | 'client'
    | 'function'
    | 'salary'
    | 'location'
    | 'time'
    | 'from'
    | 'to'
    | 'languageId'
    | 'employmentTypeId'
    | 'applicantLevelId'
    | 'introduction'
    | 'description'
    | 'about'
    | 'offer'
    | 'answerDays'
    | 'tags'
    | 'campaigns'
    | 'closedAt'
    | 'timeState'
    | 'jobtags'
    | 'jobcampaigns'
    | 'jobapplications'
    | 'modifiedBy'
  )[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('createdAt' | '-createdAt' | 'title' | '-title' | 'client' | '-client' | 'from' | '-from' | 'to' | '-to')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type ListCandidatesApiResponse = /** status 200  */ CandidatePageResponse;
export type ListCandidatesApiArg = {
  /** Literal, accent- and case-insensitive substring of: first name and name, in either order, a phone number from six digits, a whole mail address. */
  search?: string;
  /** The texts that `search` looks in: words in any order, in their other forms and with one typing error, `"an exact phrase"`, `-without`. Without it, the names alone. */
  searchIn?: SearchPart;
  filter?: {
    availableOn?: string;
    status?: InterviewStatus[];
    function?: UserFunctionName[];
    sworn?: true;
    specialism?: Specialism;
    catTools?: CatTool[];
    place?: string;
    firstname?: string;
    name?: string;
    ids?: Id[];
    skills?: string[];
    motherTongue?: string[];
    translatesFrom?: string;
    translatesTo?: string;
    wordsPerDay?: {
      from?: number;
      to?: number;
    };
    country?: string[];
    province?: string[];
    city?: string[];
    postal?: string[];
    pricePerWord?: {
      from?: number;
      to?: number;
    };
    pricePerHour?: {
      from?: number;
      to?: number;
    };
    dayRate?: {
      from?: number;
      to?: number;
    };
    yearsExperience?: {
      from?: number;
      to?: number;
    };
    freelancer?: boolean;
    tags?: Id[];
    sourceId?: Id[];
    assignedTo?: string[];
    archived?: boolean;
    folder?: Id[];
    jobId?: Id;
    publicEnabled?: boolean;
    userId?: Id[];
    createdAt?: {
      from?: string;
      to?: string;
    };
    modifiedAt?: {
      from?: string;
      to?: string;
    };
    freeBetween?: {
      from?: string;
      to?: string;
    };
    freeDays?: number;
    confirmedWithin?: number;
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: (
    | '_id'
    | 'createdAt'
    | 'modifiedAt'
    | 'version'
    | 'language'
    | 'function'
    | 'street'
    | 'number'
    | 'box'
    | 'postal'
    | 'city'
    | 'province'
    | 'country'
    | 'phone'
    | 'publicEnabled'
    | 'resumeSummary'
    | 'userId'
    | 'firstname'
    | 'name'
    | 'email'
    | 'userfunction'
    | 'avatar'
    | 'candidateInfo'
    | 'availability'
    | 'bookings'
    | 'skills'
    | 'status'
    | 'archived'
    | 'websiteTag'
    | 'assignedTo'
    | 'assigned'
    | 'tags'
    | 'candidatetags'
    | 'sourceId'
    | 'folders'
    | 'missing'
  )[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: (
    | 'createdAt'
    | '-createdAt'
    | 'modifiedAt'
    | '-modifiedAt'
    | 'name'
    | '-name'
    | 'firstname'
    | '-firstname'
    | 'city'
    | '-city'
    | 'status'
    | '-status'
    | 'availability'
    | '-availability'
    | 'relevance'
    | '-relevance'
  )[];
  /** The page after this record, as fast as the first one. When the record is gone, `skip` says which page. */
  after?: string;
  /** The page before this record, as fast as the first one. When the record is gone, `skip` says which page. */
  before?: string;
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateCandidateApiResponse = /** status 201  */ CandidateCreatedResponse;
export type CreateCandidateApiArg = {
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  createCandidateRequest: CreateCandidateRequest;
};
export type ListBulkOperationsApiResponse = /** status 200  */ BulkOperationPageResponse;
export type ListBulkOperationsApiArg = {
  filter?: {
    of?: BulkScope;
    state?: BulkState;
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: (
    | '_id'
    | 'createdAt'
    | 'startedBy'
    | 'action'
    | 'job'
    | 'undoes'
    | 'state'
    | 'total'
    | 'done'
    | 'skipped'
    | 'skippedCandidates'
    | 'undoableUntil'
    | 'waitsUntil'
    | 'decidedBy'
    | 'declineReason'
    | 'abilities'
  )[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('createdAt' | '-createdAt')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateBulkOperationApiResponse = /** status 201  */ BulkOperationCreatedResponse;
export type CreateBulkOperationApiArg = {
  /** Literal, accent- and case-insensitive substring of: first name and name, in either order, a phone number from six digits, a whole mail address. */
  search?: string;
  /** The texts that `search` looks in: words in any order, in their other forms and with one typing error, `"an exact phrase"`, `-without`. Without it, the names alone. */
  searchIn?: SearchPart;
  filter?: {
    availableOn?: string;
    status?: InterviewStatus[];
    function?: UserFunctionName[];
    sworn?: true;
    specialism?: Specialism;
    catTools?: CatTool[];
    place?: string;
    firstname?: string;
    name?: string;
    ids?: Id[];
    skills?: string[];
    motherTongue?: string[];
    translatesFrom?: string;
    translatesTo?: string;
    wordsPerDay?: {
      from?: number;
      to?: number;
    };
    country?: string[];
    province?: string[];
    city?: string[];
    postal?: string[];
    pricePerWord?: {
      from?: number;
      to?: number;
    };
    pricePerHour?: {
      from?: number;
      to?: number;
    };
    dayRate?: {
      from?: number;
      to?: number;
    };
    yearsExperience?: {
      from?: number;
      to?: number;
    };
    freelancer?: boolean;
    tags?: Id[];
    sourceId?: Id[];
    assignedTo?: string[];
    archived?: boolean;
    folder?: Id[];
    jobId?: Id;
    publicEnabled?: boolean;
    userId?: Id[];
    createdAt?: {
      from?: string;
      to?: string;
    };
    modifiedAt?: {
      from?: string;
      to?: string;
    };
    freeBetween?: {
      from?: string;
      to?: string;
    };
    freeDays?: number;
    confirmedWithin?: number;
  };
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  createBulkOperationRequest: CreateBulkOperationRequest;
};
export type PreviewBulkAskApiResponse = /** status 200  */ AskPreviewResponse;
export type PreviewBulkAskApiArg = {
  /** Literal, accent- and case-insensitive substring of: first name and name, in either order, a phone number from six digits, a whole mail address. */
  search?: string;
  /** The texts that `search` looks in: words in any order, in their other forms and with one typing error, `"an exact phrase"`, `-without`. Without it, the names alone. */
  searchIn?: SearchPart;
  filter?: {
    availableOn?: string;
    status?: InterviewStatus[];
    function?: UserFunctionName[];
    sworn?: true;
    specialism?: Specialism;
    catTools?: CatTool[];
    place?: string;
    firstname?: string;
    name?: string;
    ids?: Id[];
    skills?: string[];
    motherTongue?: string[];
    translatesFrom?: string;
    translatesTo?: string;
    wordsPerDay?: {
      from?: number;
      to?: number;
    };
    country?: string[];
    province?: string[];
    city?: string[];
    postal?: string[];
    pricePerWord?: {
      from?: number;
      to?: number;
    };
    pricePerHour?: {
      from?: number;
      to?: number;
    };
    dayRate?: {
      from?: number;
      to?: number;
    };
    yearsExperience?: {
      from?: number;
      to?: number;
    };
    freelancer?: boolean;
    tags?: Id[];
    sourceId?: Id[];
    assignedTo?: string[];
    archived?: boolean;
    folder?: Id[];
    jobId?: Id;
    publicEnabled?: boolean;
    userId?: Id[];
    createdAt?: {
      from?: string;
      to?: string;
    };
    modifiedAt?: {
      from?: string;
      to?: string;
    };
    freeBetween?: {
      from?: string;
      to?: string;
    };
    freeDays?: number;
    confirmedWithin?: number;
  };
  bulkRecipientsRequest: BulkRecipientsRequest;
};
export type PreviewBulkMailApiResponse = /** status 200  */ BulkMailPreviewResponse;
export type PreviewBulkMailApiArg = {
  /** Literal, accent- and case-insensitive substring of: first name and name, in either order, a phone number from six digits, a whole mail address. */
  search?: string;
  /** The texts that `search` looks in: words in any order, in their other forms and with one typing error, `"an exact phrase"`, `-without`. Without it, the names alone. */
  searchIn?: SearchPart;
  filter?: {
    availableOn?: string;
    status?: InterviewStatus[];
    function?: UserFunctionName[];
    sworn?: true;
    specialism?: Specialism;
    catTools?: CatTool[];
    place?: string;
    firstname?: string;
    name?: string;
    ids?: Id[];
    skills?: string[];
    motherTongue?: string[];
    translatesFrom?: string;
    translatesTo?: string;
    wordsPerDay?: {
      from?: number;
      to?: number;
    };
    country?: string[];
    province?: string[];
    city?: string[];
    postal?: string[];
    pricePerWord?: {
      from?: number;
      to?: number;
    };
    pricePerHour?: {
      from?: number;
      to?: number;
    };
    dayRate?: {
      from?: number;
      to?: number;
    };
    yearsExperience?: {
      from?: number;
      to?: number;
    };
    freelancer?: boolean;
    tags?: Id[];
    sourceId?: Id[];
    assignedTo?: string[];
    archived?: boolean;
    folder?: Id[];
    jobId?: Id;
    publicEnabled?: boolean;
    userId?: Id[];
    createdAt?: {
      from?: string;
      to?: string;
    };
    modifiedAt?: {
      from?: string;
      to?: string;
    };
    freeBetween?: {
      from?: string;
      to?: string;
    };
    freeDays?: number;
    confirmedWithin?: number;
  };
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: (
    | 'createdAt'
    | '-createdAt'
    | 'modifiedAt'
    | '-modifiedAt'
    | 'name'
    | '-name'
    | 'firstname'
    | '-firstname'
    | 'city'
    | '-city'
    | 'status'
    | '-status'
    | 'availability'
    | '-availability'
    | 'relevance'
    | '-relevance'
  )[];
  previewBulkMailRequest: PreviewBulkMailRequest;
};
export type PreviewProposalApiResponse = /** status 200  */ ProposalPreviewResponse;
export type PreviewProposalApiArg = {
  /** Literal, accent- and case-insensitive substring of: first name and name, in either order, a phone number from six digits, a whole mail address. */
  search?: string;
  /** The texts that `search` looks in: words in any order, in their other forms and with one typing error, `"an exact phrase"`, `-without`. Without it, the names alone. */
  searchIn?: SearchPart;
  filter?: {
    availableOn?: string;
    status?: InterviewStatus[];
    function?: UserFunctionName[];
    sworn?: true;
    specialism?: Specialism;
    catTools?: CatTool[];
    place?: string;
    firstname?: string;
    name?: string;
    ids?: Id[];
    skills?: string[];
    motherTongue?: string[];
    translatesFrom?: string;
    translatesTo?: string;
    wordsPerDay?: {
      from?: number;
      to?: number;
    };
    country?: string[];
    province?: string[];
    city?: string[];
    postal?: string[];
    pricePerWord?: {
      from?: number;
      to?: number;
    };
    pricePerHour?: {
      from?: number;
      to?: number;
    };
    dayRate?: {
      from?: number;
      to?: number;
    };
    yearsExperience?: {
      from?: number;
      to?: number;
    };
    freelancer?: boolean;
    tags?: Id[];
    sourceId?: Id[];
    assignedTo?: string[];
    archived?: boolean;
    folder?: Id[];
    jobId?: Id;
    publicEnabled?: boolean;
    userId?: Id[];
    createdAt?: {
      from?: string;
      to?: string;
    };
    modifiedAt?: {
      from?: string;
      to?: string;
    };
    freeBetween?: {
      from?: string;
      to?: string;
    };
    freeDays?: number;
    confirmedWithin?: number;
  };
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: (
    | 'createdAt'
    | '-createdAt'
    | 'modifiedAt'
    | '-modifiedAt'
    | 'name'
    | '-name'
    | 'firstname'
    | '-firstname'
    | 'city'
    | '-city'
    | 'status'
    | '-status'
    | 'availability'
    | '-availability'
    | 'relevance'
    | '-relevance'
  )[];
  previewProposalRequest: PreviewProposalRequest;
};
export type CountBulkRecipientsApiResponse = /** status 200  */ BulkRecipientsResponse;
export type CountBulkRecipientsApiArg = {
  /** Literal, accent- and case-insensitive substring of: first name and name, in either order, a phone number from six digits, a whole mail address. */
  search?: string;
  /** The texts that `search` looks in: words in any order, in their other forms and with one typing error, `"an exact phrase"`, `-without`. Without it, the names alone. */
  searchIn?: SearchPart;
  filter?: {
    availableOn?: string;
    status?: InterviewStatus[];
    function?: UserFunctionName[];
    sworn?: true;
    specialism?: Specialism;
    catTools?: CatTool[];
    place?: string;
    firstname?: string;
    name?: string;
    ids?: Id[];
    skills?: string[];
    motherTongue?: string[];
    translatesFrom?: string;
    translatesTo?: string;
    wordsPerDay?: {
      from?: number;
      to?: number;
    };
    country?: string[];
    province?: string[];
    city?: string[];
    postal?: string[];
    pricePerWord?: {
      from?: number;
      to?: number;
    };
    pricePerHour?: {
      from?: number;
      to?: number;
    };
    dayRate?: {
      from?: number;
      to?: number;
    };
    yearsExperience?: {
      from?: number;
      to?: number;
    };
    freelancer?: boolean;
    tags?: Id[];
    sourceId?: Id[];
    assignedTo?: string[];
    archived?: boolean;
    folder?: Id[];
    jobId?: Id;
    publicEnabled?: boolean;
    userId?: Id[];
    createdAt?: {
      from?: string;
      to?: string;
    };
    modifiedAt?: {
      from?: string;
      to?: string;
    };
    freeBetween?: {
      from?: string;
      to?: string;
    };
    freeDays?: number;
    confirmedWithin?: number;
  };
  bulkRecipientsRequest: BulkRecipientsRequest;
};
export type GetBulkAnswersApiResponse = /** status 200  */ BulkAnswersResponse;
export type GetBulkAnswersApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type ApproveBulkOperationApiResponse = /** status 200  */ BulkOperationResponse;
export type ApproveBulkOperationApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type CancelBulkOperationApiResponse = /** status 200  */ BulkOperationResponse;
export type CancelBulkOperationApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type DeclineBulkOperationApiResponse = /** status 200  */ BulkOperationResponse;
export type DeclineBulkOperationApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  declineBulkOperationRequest: DeclineBulkOperationRequest;
};
export type GetBulkMailsApiResponse = /** status 200  */ BulkOperationMailsResponse;
export type GetBulkMailsApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type GetBulkOriginApiResponse = /** status 200  */ BulkOriginResponse;
export type GetBulkOriginApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type RemindBulkOperationApiResponse = /** status 201  */ BulkOperationCreatedResponse;
export type RemindBulkOperationApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
};
export type UndoBulkOperationApiResponse = /** status 201  */ BulkOperationCreatedResponse;
export type UndoBulkOperationApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
};
export type ListDiplomasApiResponse = /** status 200  */ DiplomaPageResponse;
export type ListDiplomasApiArg = {
  filter?: {
    candidateId?: Id;
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: (
    '_id' | 'createdAt' | 'modifiedAt' | 'version' | 'candidateId' | 'degree' | 'institute' | 'from' | 'to' | 'country'
  )[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('createdAt' | '-createdAt' | 'from' | '-from')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateDiplomaApiResponse = /** status 201  */ DiplomaCreatedResponse;
export type CreateDiplomaApiArg = {
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  createDiplomaRequest: CreateDiplomaRequest;
};
export type DeleteDiplomaApiResponse = unknown;
export type DeleteDiplomaApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type UpdateDiplomaApiResponse = /** status 200  */ DiplomaResponse;
export type UpdateDiplomaApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  updateDiplomaRequest: UpdateDiplomaRequest;
};
export type ListDuplicatesApiResponse = /** status 200  */ DuplicatePageResponse;
export type ListDuplicatesApiArg = {
  filter?: {
    state?: DuplicateState;
    candidateId?: Id;
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: (
    | '_id'
    | 'createdAt'
    | 'modifiedAt'
    | 'version'
    | 'candidates'
    | 'reasons'
    | 'certainty'
    | 'state'
    | 'decidedAt'
    | 'decidedBy'
    | 'abilities'
  )[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('certainty' | '-certainty')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CountDuplicatesApiResponse = /** status 200  */ DuplicateCountsResponse;
export type CountDuplicatesApiArg = void;
export type MatchCandidateApiResponse = /** status 200  */ DuplicateMatchesResponse;
export type MatchCandidateApiArg = {
  matchCandidateRequest: MatchCandidateRequest;
};
export type GetDuplicateApiResponse = /** status 200  */ DuplicateResponse;
export type GetDuplicateApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type UpdateDuplicateApiResponse = /** status 200  */ DuplicateResponse;
export type UpdateDuplicateApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  updateDuplicateRequest: UpdateDuplicateRequest;
};
export type MergeDuplicateApiResponse = /** status 201  */ MergeCreatedResponse;
export type MergeDuplicateApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  mergeDuplicateRequest: MergeDuplicateRequest;
};
export type ListExperienceApiResponse = /** status 200  */ ExperiencePageResponse;
export type ListExperienceApiArg = {
  filter?: {
    candidateId?: Id;
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: ('_id' | 'createdAt' | 'modifiedAt' | 'version' | 'candidateId' | 'function' | 'company' | 'from' | 'to')[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('createdAt' | '-createdAt' | 'from' | '-from')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateExperienceApiResponse = /** status 201  */ ExperienceCreatedResponse;
export type CreateExperienceApiArg = {
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  createExperienceRequest: CreateExperienceRequest;
};
export type DeleteExperienceApiResponse = unknown;
export type DeleteExperienceApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type UpdateExperienceApiResponse = /** status 200  */ ExperienceResponse;
export type UpdateExperienceApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  updateExperienceRequest: UpdateExperienceRequest;
};
export type ListFoldersApiResponse = /** status 200  */ FolderPageResponse;
export type ListFoldersApiArg = {
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: ('_id' | 'name' | 'candidatelist' | 'candidateCount' | 'version')[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('createdAt' | '-createdAt' | 'name' | '-name')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateFolderApiResponse = /** status 201  */ FolderCreatedResponse;
export type CreateFolderApiArg = {
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  createFolderRequest: CreateFolderRequest;
};
export type AddToFoldersApiResponse = unknown;
export type AddToFoldersApiArg = {
  addToFoldersRequest: AddToFoldersRequest;
};
export type RemoveFromFolderApiResponse = unknown;
export type RemoveFromFolderApiArg = {
  /** Id of the folder. */
  folderId: Id;
  /** Id of the candidate. */
  candidateId: Id;
};
export type DeleteFolderApiResponse = unknown;
export type DeleteFolderApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type UpdateFolderApiResponse = /** status 200  */ FolderResponse;
export type UpdateFolderApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  updateFolderRequest: UpdateFolderRequest;
};
export type ListMergesApiResponse = /** status 200  */ MergePageResponse;
export type ListMergesApiArg = {
  filter?: {
    candidateId?: Id;
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: ('_id' | 'createdAt' | 'candidate' | 'gone' | 'mergedBy' | 'undoUntil')[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('createdAt' | '-createdAt')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type UndoMergeApiResponse = /** status 200  */ MergeUndoneResponse;
export type UndoMergeApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type GetCandidatePlacesApiResponse = /** status 200  */ CandidatePlacesResponse;
export type GetCandidatePlacesApiArg = {
  /** The texts that were searched. */
  searchIn: SearchPart;
  /** The candidates of the page; without one, only the spelling is told. */
  ids?: string[];
  /** The searched text. */
  search: string;
};
export type ListCandidateScorecardsApiResponse = /** status 200  */ CandidateScorecardPageResponse;
export type ListCandidateScorecardsApiArg = {
  filter?: {
    candidateId?: Id[];
    _id?: string[];
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: (
    | '_id'
    | 'createdAt'
    | 'modifiedAt'
    | 'version'
    | 'scores'
    | 'comment'
    | 'percent'
    | 'candidateId'
    | 'label'
    | 'categories'
    | 'assessments'
    | 'summary'
  )[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('createdAt' | '-createdAt')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type ListSourcesApiResponse = /** status 200  */ SourcePageResponse;
export type ListSourcesApiArg = {
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: ('_id' | 'label')[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('createdAt' | '-createdAt' | 'label' | '-label')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type ListTagsApiResponse = /** status 200  */ TagPageResponse;
export type ListTagsApiArg = {
  /** Literal, accent- and case-insensitive substring of: label. */
  search?: string;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: ('_id' | 'label')[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('createdAt' | '-createdAt' | 'label' | '-label')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type GetCandidateTilesApiResponse = /** status 200  */ CandidateTilesResponse;
export type GetCandidateTilesApiArg = {
  /** Literal, accent- and case-insensitive substring of: first name and name, in either order, a phone number from six digits, a whole mail address. */
  search?: string;
  /** The texts that `search` looks in: words in any order, in their other forms and with one typing error, `"an exact phrase"`, `-without`. Without it, the names alone. */
  searchIn?: SearchPart;
  filter?: {
    availableOn?: string;
    status?: InterviewStatus[];
    function?: UserFunctionName[];
    sworn?: true;
    specialism?: Specialism;
    catTools?: CatTool[];
    place?: string;
    firstname?: string;
    name?: string;
    ids?: Id[];
    skills?: string[];
    motherTongue?: string[];
    translatesFrom?: string;
    translatesTo?: string;
    wordsPerDay?: {
      from?: number;
      to?: number;
    };
    country?: string[];
    province?: string[];
    city?: string[];
    postal?: string[];
    pricePerWord?: {
      from?: number;
      to?: number;
    };
    pricePerHour?: {
      from?: number;
      to?: number;
    };
    dayRate?: {
      from?: number;
      to?: number;
    };
    yearsExperience?: {
      from?: number;
      to?: number;
    };
    freelancer?: boolean;
    tags?: Id[];
    sourceId?: Id[];
    assignedTo?: string[];
    archived?: boolean;
    folder?: Id[];
    jobId?: Id;
    publicEnabled?: boolean;
    userId?: Id[];
    createdAt?: {
      from?: string;
      to?: string;
    };
    modifiedAt?: {
      from?: string;
      to?: string;
    };
    freeBetween?: {
      from?: string;
      to?: string;
    };
    freeDays?: number;
    confirmedWithin?: number;
  };
  /** `count=exact` for exact counts, however many there are. */
  prefer?: string;
};
export type ListCandidateViewsApiResponse = /** status 200  */ CandidateViewsResponse;
export type ListCandidateViewsApiArg = void;
export type CreateCandidateViewApiResponse = /** status 201  */ CandidateViewCreatedResponse;
export type CreateCandidateViewApiArg = {
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  createCandidateViewRequest: CreateCandidateViewRequest;
};
export type CountCandidateViewsApiResponse = /** status 200  */ ViewCountsResponse;
export type CountCandidateViewsApiArg = void;
export type GetViewMailsApiResponse = /** status 200  */ ViewMailsResponse;
export type GetViewMailsApiArg = {
  /** Token of the link. */
  token: string;
};
export type StopViewMailsApiResponse = unknown;
export type StopViewMailsApiArg = {
  /** Token of the link. */
  token: string;
};
export type OrderCandidateViewsApiResponse = unknown;
export type OrderCandidateViewsApiArg = {
  orderCandidateViewsRequest: OrderCandidateViewsRequest;
};
export type DeleteCandidateViewApiResponse = unknown;
export type DeleteCandidateViewApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type GetCandidateViewApiResponse = /** status 200  */ CandidateViewResponse;
export type GetCandidateViewApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type UpdateCandidateViewApiResponse = /** status 200  */ CandidateViewResponse;
export type UpdateCandidateViewApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  updateCandidateViewRequest: UpdateCandidateViewRequest;
};
export type FollowCandidateViewApiResponse = unknown;
export type FollowCandidateViewApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  followCandidateViewRequest: FollowCandidateViewRequest;
};
export type GetCandidateViewNewsApiResponse = /** status 200  */ ViewNewsResponse;
export type GetCandidateViewNewsApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type RestoreCandidateViewApiResponse = /** status 200  */ CandidateViewResponse;
export type RestoreCandidateViewApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type SeeCandidateViewApiResponse = unknown;
export type SeeCandidateViewApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  seenCandidateViewRequest: SeenCandidateViewRequest;
};
export type DeleteCandidateApiResponse =
  /** status 200 What was done, where the client prefers to be told. */ ErasureResponse;
export type DeleteCandidateApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  /** `return=representation` for an answer that tells what was done. */
  prefer?: string;
};
export type GetCandidateApiResponse = /** status 200  */ CandidateResponse;
export type GetCandidateApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type UpdateCandidateApiResponse = /** status 200  */ CandidateResponse;
export type UpdateCandidateApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  updateCandidateRequest: UpdateCandidateRequest;
};
export type PutAvailabilityApiResponse = /** status 200  */ CandidateResponse;
export type PutAvailabilityApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  setAvailabilityRequest: SetAvailabilityRequest;
};
export type GetCandidateCountsApiResponse = /** status 200  */ CandidateCountsResponse;
export type GetCandidateCountsApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type UploadCandidateFileApiResponse = /** status 201  */ UploadedFileCreatedResponse;
export type UploadCandidateFileApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  uploadRequest: UploadRequest;
};
export type DeleteCandidateFileApiResponse = unknown;
export type DeleteCandidateFileApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  /** Id of the file. */
  fileId: Id;
};
export type UpdateCandidateFileApiResponse = /** status 200  */ FileResponse;
export type UpdateCandidateFileApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  /** Id of the file. */
  fileId: Id;
  updateFileRequest: UpdateFileRequest;
};
export type ListCandidateHistoryApiResponse = /** status 200  */ CandidateHistoryResponse;
export type ListCandidateHistoryApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  /** Only entries of these kinds, separated by commas. */
  kinds?: ('mail' | 'note' | 'stage' | 'application' | 'interview' | 'score' | 'test' | 'task' | 'file' | 'change')[];
  /** The page after this one, as the previous answer says in `next`. */
  after?: string;
  /** Only entries of one author: the id of a user, `candidate`, or `system` for the product. */
  by?: string;
};
export type CountCandidateHistoryApiResponse = /** status 200  */ HistoryCountsResponse;
export type CountCandidateHistoryApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  /** Only entries of one author: the id of a user, `candidate`, or `system` for the product. */
  by?: string;
};
export type GetMailFieldsApiResponse = /** status 200  */ MailFieldsResponse;
export type GetMailFieldsApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  /** Language of the moments and of the signature; that of the candidate by default. */
  language?: Language;
  /** The job of the mail; by default that of the candidate's newest pending application, or else of the newest successful one. */
  jobId?: string;
  /** The appointment of the mail; by default the candidate's next one. */
  appointmentId?: string;
};
export type GetCandidateNeighboursApiResponse = /** status 200  */ CandidateNeighboursResponse;
export type GetCandidateNeighboursApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  /** Literal, accent- and case-insensitive substring of: first name and name, in either order, a phone number from six digits, a whole mail address. */
  search?: string;
  /** The texts that `search` looks in: words in any order, in their other forms and with one typing error, `"an exact phrase"`, `-without`. Without it, the names alone. */
  searchIn?: SearchPart;
  filter?: {
    availableOn?: string;
    status?: InterviewStatus[];
    function?: UserFunctionName[];
    sworn?: true;
    specialism?: Specialism;
    catTools?: CatTool[];
    place?: string;
    firstname?: string;
    name?: string;
    ids?: Id[];
    skills?: string[];
    motherTongue?: string[];
    translatesFrom?: string;
    translatesTo?: string;
    wordsPerDay?: {
      from?: number;
      to?: number;
    };
    country?: string[];
    province?: string[];
    city?: string[];
    postal?: string[];
    pricePerWord?: {
      from?: number;
      to?: number;
    };
    pricePerHour?: {
      from?: number;
      to?: number;
    };
    dayRate?: {
      from?: number;
      to?: number;
    };
    yearsExperience?: {
      from?: number;
      to?: number;
    };
    freelancer?: boolean;
    tags?: Id[];
    sourceId?: Id[];
    assignedTo?: string[];
    archived?: boolean;
    folder?: Id[];
    jobId?: Id;
    publicEnabled?: boolean;
    userId?: Id[];
    createdAt?: {
      from?: string;
      to?: string;
    };
    modifiedAt?: {
      from?: string;
      to?: string;
    };
    freeBetween?: {
      from?: string;
      to?: string;
    };
    freeDays?: number;
    confirmedWithin?: number;
  };
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: (
    | 'createdAt'
    | '-createdAt'
    | 'modifiedAt'
    | '-modifiedAt'
    | 'name'
    | '-name'
    | 'firstname'
    | '-firstname'
    | 'city'
    | '-city'
    | 'status'
    | '-status'
    | 'availability'
    | '-availability'
    | 'relevance'
    | '-relevance'
  )[];
  /** `count=exact` for exact counts, however many there are. */
  prefer?: string;
};
export type UpdateCandidateScorecardsApiResponse = /** status 200  */ CandidateScorecardsResponse;
export type UpdateCandidateScorecardsApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  body: UpdateCandidateScorecardRequest[];
};
export type AddCandidateScorecardsApiResponse = /** status 201  */ CandidateScorecardsCreatedResponse;
export type AddCandidateScorecardsApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  body: AddCandidateScorecardRequest[];
};
export type ListConversationsApiResponse = /** status 200  */ ConversationPageResponse;
export type ListConversationsApiArg = {
  /** Literal, accent- and case-insensitive substring of: subject, names and addresses. */
  search?: string;
  filter?: {
    box?: ConversationBox;
    state?: ConversationState;
    candidateId?: Id;
    assigneeId?: Id;
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: (
    | '_id'
    | 'createdAt'
    | 'modifiedAt'
    | 'version'
    | 'candidateId'
    | 'candidate'
    | 'person'
    | 'unverified'
    | 'subject'
    | 'mailCount'
    | 'lastAt'
    | 'lastWords'
    | 'lastFrom'
    | 'lastReceived'
    | 'hasFiles'
    | 'scheduledAt'
    | 'undelivered'
    | 'heldFor'
    | 'cancelled'
    | 'discarded'
    | 'open'
    | 'laterUntil'
    | 'unread'
    | 'assignee'
  )[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('lastAt' | '-lastAt')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CountConversationsApiResponse = /** status 200  */ ConversationCountsResponse;
export type CountConversationsApiArg = void;
export type FinishConversationsApiResponse = unknown;
export type FinishConversationsApiArg = {
  finishConversationsRequest: FinishConversationsRequest;
};
export type CountMatchingConversationsApiResponse = /** status 200  */ ConversationTotalResponse;
export type CountMatchingConversationsApiArg = {
  /** Literal, accent- and case-insensitive substring of: subject, names and addresses. */
  search?: string;
  filter?: {
    box?: ConversationBox;
    state?: ConversationState;
    candidateId?: Id;
    assigneeId?: Id;
  };
};
export type DiscardConversationApiResponse = unknown;
export type DiscardConversationApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type GetConversationApiResponse = /** status 200  */ ThreadResponse;
export type GetConversationApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type UpdateConversationApiResponse = /** status 200  */ ConversationResponse;
export type UpdateConversationApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  updateConversationRequest: UpdateConversationRequest;
};
export type AssignConversationApiResponse = /** status 200  */ ConversationResponse;
export type AssignConversationApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  assignConversationRequest: AssignConversationRequest;
};
export type UnreadConversationApiResponse = unknown;
export type UnreadConversationApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type ReadConversationApiResponse = unknown;
export type ReadConversationApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type SuggestSendersApiResponse = /** status 200  */ SuggestionsResponse;
export type SuggestSendersApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type ListEmailsApiResponse = /** status 200  */ EmailPageResponse;
export type ListEmailsApiArg = {
  /** Literal, accent- and case-insensitive substring of: subject, names and addresses of the recipients. */
  search?: string;
  filter?: {
    status?: EmailStatus;
    candidateId?: Id;
    createdBy?: string;
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: (
    | '_id'
    | 'createdAt'
    | 'modifiedAt'
    | 'version'
    | 'candidateId'
    | 'conversationId'
    | 'from'
    | 'replyTo'
    | 'to'
    | 'cc'
    | 'bcc'
    | 'subject'
    | 'message'
    | 'attachments'
    | 'kind'
    | 'status'
    | 'reason'
    | 'attempts'
    | 'scheduledAt'
    | 'nextAttemptAt'
    | 'sentAt'
    | 'messageId'
    | 'createdBy'
  )[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('createdAt' | '-createdAt')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateEmailApiResponse = /** status 201  */ EmailCreatedResponse;
export type CreateEmailApiArg = {
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  createEmailRequest: CreateEmailRequest;
};
export type CancelEmailApiResponse = unknown;
export type CancelEmailApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type GetEmailApiResponse = /** status 200  */ EmailResponse;
export type GetEmailApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type UpdateEmailApiResponse = /** status 200  */ EmailResponse;
export type UpdateEmailApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  updateEmailRequest: UpdateEmailRequest;
};
export type RetryEmailApiResponse = /** status 200  */ EmailResponse;
export type RetryEmailApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type TakeOverEmailApiResponse = /** status 200  */ EmailResponse;
export type TakeOverEmailApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type ListEmploymentTypesApiResponse = /** status 200  */ JobOptionsResponse;
export type ListEmploymentTypesApiArg = void;
export type UploadFileApiResponse = /** status 201  */ FileCreatedResponse;
export type UploadFileApiArg = {
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  uploadRequest: UploadRequest;
};
export type ListInterviewsApiResponse = /** status 200  */ InterviewPageResponse;
export type ListInterviewsApiArg = {
  /** Literal, accent- and case-insensitive substring of: template type, questions, answers. */
  search?: string;
  filter?: {
    candidateId?: Id[];
    type?: string[];
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: (
    | '_id'
    | 'createdAt'
    | 'modifiedAt'
    | 'version'
    | 'editedAt'
    | 'abilities'
    | 'templateId'
    | 'template'
    | 'candidateId'
    | 'questions'
    | 'user'
  )[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('createdAt' | '-createdAt')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateInterviewApiResponse = /** status 201  */ InterviewCreatedResponse;
export type CreateInterviewApiArg = {
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  createInterviewRequest: CreateInterviewRequest;
};
export type ListInterviewTemplatesApiResponse = /** status 200  */ InterviewTemplatePageResponse;
export type ListInterviewTemplatesApiArg = {
  /** Literal, accent- and case-insensitive substring of: type. */
  search?: string;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: ('_id' | 'createdAt' | 'modifiedAt' | 'version' | 'type' | 'questions')[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('createdAt' | '-createdAt' | 'type' | '-type')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type DeleteInterviewApiResponse = unknown;
export type DeleteInterviewApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type GetInterviewApiResponse = /** status 200  */ InterviewResponse;
export type GetInterviewApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type UpdateInterviewApiResponse = /** status 200  */ InterviewResponse;
export type UpdateInterviewApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  updateInterviewRequest: UpdateInterviewRequest;
};
export type CreateInterviewTemplateApiResponse = /** status 201  */ InterviewTemplateCreatedResponse;
export type CreateInterviewTemplateApiArg = {
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  createInterviewTemplateRequest: CreateInterviewTemplateRequest;
};
export type GetInterviewTemplateUsesApiResponse = /** status 200  */ UsesResponse;
export type GetInterviewTemplateUsesApiArg = {
  /** Ids of records, separated by commas. */
  _id: string[];
};
export type DeleteInterviewTemplateApiResponse = unknown;
export type DeleteInterviewTemplateApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  /** `true` deletes a record that is in use; the records that used it keep its label. */
  force?: boolean;
};
export type UpdateInterviewTemplateApiResponse = /** status 200  */ InterviewTemplateResponse;
export type UpdateInterviewTemplateApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  updateInterviewTemplateRequest: UpdateInterviewTemplateRequest;
};
export type ListApplicationsApiResponse = /** status 200  */ ApplicationPageResponse;
export type ListApplicationsApiArg = {
  /** Literal, accent- and case-insensitive substring of: the candidate's firstname and name. */
  search?: string;
  filter?: {
    status?: ApplicationStatus[];
    jobId?: Id[];
    candidateId?: Id[];
    campaignId?: Id[];
    notProposedBy?: Id[];
    createdAt?: {
      from?: string;
      to?: string;
    };
    answerBy?: {
      from?: string;
      to?: string;
    };
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: (
    | '_id'
    | 'createdAt'
    | 'modifiedAt'
    | 'version'
    | 'reason'
    | 'candidateReason'
    | 'workFrom'
    | 'workTo'
    | 'workDays'
    | 'candidateId'
    | 'jobId'
    | 'campaignId'
    | 'proposed'
    | 'proposedBy'
    | 'status'
    | 'employer'
    | 'decidedAt'
    | 'answerBy'
    | 'readAt'
    | 'readBy'
    | 'conversationAt'
    | 'withdrawnAt'
    | 'reopenedAt'
    | 'earlier'
    | 'decidedBy'
    | 'emailId'
    | 'work'
    | 'fit'
    | 'isArchived'
    | 'candidate'
    | 'job'
  )[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('createdAt' | '-createdAt' | 'answerBy' | '-answerBy')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type ReadApplicationsApiResponse = unknown;
export type ReadApplicationsApiArg = {
  /** Id of the candidate. */
  candidateId: Id;
};
export type CountApplicationsApiResponse = /** status 200  */ ApplicationCountsResponse;
export type CountApplicationsApiArg = {
  /** Literal, accent- and case-insensitive substring of: the candidate's firstname and name. */
  search?: string;
  filter?: {
    status?: ApplicationStatus[];
    jobId?: Id[];
    candidateId?: Id[];
    campaignId?: Id[];
    notProposedBy?: Id[];
    createdAt?: {
      from?: string;
      to?: string;
    };
    answerBy?: {
      from?: string;
      to?: string;
    };
  };
};
export type CountApplicationSourcesApiResponse = /** status 200  */ ApplicationSourcesResponse;
export type CountApplicationSourcesApiArg = {
  /** Literal, accent- and case-insensitive substring of: the candidate's firstname and name. */
  search?: string;
  filter?: {
    status?: ApplicationStatus[];
    jobId?: Id[];
    candidateId?: Id[];
    campaignId?: Id[];
    notProposedBy?: Id[];
    createdAt?: {
      from?: string;
      to?: string;
    };
    answerBy?: {
      from?: string;
      to?: string;
    };
  };
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
  id: Id;
};
export type UpdateApplicationApiResponse = /** status 200  */ ApplicationResponse;
export type UpdateApplicationApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  updateApplicationRequest: UpdateApplicationRequest;
};
export type ListJobsApiResponse = /** status 200  */ JobPageResponse;
export type ListJobsApiArg = {
  /** Literal, accent- and case-insensitive substring of: title, client. */
  search?: string;
  filter?: {
    timeState?: JobTimeState;
    function?: UserFunctionName[];
    _id?: Id[];
    campaigns?: Id[];
    tags?: Id[];
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: (
    | '_id'
    | 'createdAt'
    | 'modifiedAt'
    | 'version'
    | 'workFrom'
    | 'workTo'
    | 'workDays'
    | 'title'
    | 'client'
    | 'function'
    | 'salary'
    | 'location'
    | 'time'
    | 'from'
    | 'to'
    | 'languageId'
    | 'employmentTypeId'
    | 'applicantLevelId'
    | 'introduction'
    | 'description'
    | 'about'
    | 'offer'
    | 'answerDays'
    | 'tags'
    | 'campaigns'
    | 'closedAt'
    | 'timeState'
    | 'jobtags'
    | 'jobcampaigns'
    | 'jobapplications'
    | 'modifiedBy'
  )[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('createdAt' | '-createdAt' | 'title' | '-title' | 'client' | '-client' | 'from' | '-from' | 'to' | '-to')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateJobApiResponse = /** status 201  */ JobCreatedResponse;
export type CreateJobApiArg = {
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  createJobRequest: CreateJobRequest;
};
export type ListCampaignsApiResponse = /** status 200  */ CampaignPageResponse;
export type ListCampaignsApiArg = {
  /** Literal, accent- and case-insensitive substring of: title. */
  search?: string;
  filter?: {
    _id?: Id[];
    mediumId?: Id[];
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: (
    | '_id'
    | 'createdAt'
    | 'modifiedAt'
    | 'version'
    | 'title'
    | 'mediumId'
    | 'budget'
    | 'start'
    | 'end'
    | 'remarks'
    | 'medium'
  )[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('createdAt' | '-createdAt' | 'title' | '-title')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CountJobsApiResponse = /** status 200  */ JobCountsResponse;
export type CountJobsApiArg = {
  /** Literal, accent- and case-insensitive substring of: title, client. */
  search?: string;
  filter?: {
    timeState?: JobTimeState;
    function?: UserFunctionName[];
    _id?: Id[];
    campaigns?: Id[];
    tags?: Id[];
  };
};
export type DeleteJobApiResponse = unknown;
export type DeleteJobApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type GetJobApiResponse = /** status 200  */ JobResponse;
export type GetJobApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type UpdateJobApiResponse = /** status 200  */ JobResponse;
export type UpdateJobApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  updateJobRequest: UpdateJobRequest;
};
export type ListLibraryFilesApiResponse = /** status 200  */ LibraryFilePageResponse;
export type ListLibraryFilesApiArg = {
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: (
    | '_id'
    | 'createdAt'
    | 'modifiedAt'
    | 'version'
    | 'name'
    | 'mimeType'
    | 'size'
    | 'addedBy'
    | 'waitingMails'
    | 'templates'
  )[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('createdAt' | '-createdAt' | 'name' | '-name')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type UploadLibraryFileApiResponse = /** status 201  */ LibraryFileCreatedResponse;
export type UploadLibraryFileApiArg = {
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  libraryUploadRequest: LibraryUploadRequest;
};
export type DeleteLibraryFileApiResponse = unknown;
export type DeleteLibraryFileApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type UpdateLibraryFileApiResponse = /** status 200  */ LibraryFileResponse;
export type UpdateLibraryFileApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  updateLibraryFileRequest: UpdateLibraryFileRequest;
};
export type ListMailTemplatesApiResponse = /** status 200  */ MailTemplatePageResponse;
export type ListMailTemplatesApiArg = {
  /** Literal, accent- and case-insensitive substring of: name. */
  search?: string;
  filter?: {
    purpose?: MailPurpose;
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: (
    '_id' | 'createdAt' | 'modifiedAt' | 'version' | 'name' | 'purpose' | 'isDefault' | 'texts' | 'attachments'
  )[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('createdAt' | '-createdAt' | 'name' | '-name')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateMailTemplateApiResponse = /** status 201  */ MailTemplateCreatedResponse;
export type CreateMailTemplateApiArg = {
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  createMailTemplateRequest: CreateMailTemplateRequest;
};
export type DeleteMailTemplateApiResponse = unknown;
export type DeleteMailTemplateApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type GetMailTemplateApiResponse = /** status 200  */ MailTemplateResponse;
export type GetMailTemplateApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type UpdateMailTemplateApiResponse = /** status 200  */ MailTemplateResponse;
export type UpdateMailTemplateApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  updateMailTemplateRequest: UpdateMailTemplateRequest;
};
export type TestMailTemplateApiResponse = unknown;
export type TestMailTemplateApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  testMailTemplateRequest: TestMailTemplateRequest;
};
export type GetMailTemplateUsesApiResponse = /** status 200  */ MailTemplateUsesResponse;
export type GetMailTemplateUsesApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type ListMediumsApiResponse = /** status 200  */ MediumPageResponse;
export type ListMediumsApiArg = {
  /** Literal, accent- and case-insensitive substring of: name. */
  search?: string;
  filter?: {
    country?: string[];
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: (
    | '_id'
    | 'createdAt'
    | 'modifiedAt'
    | 'version'
    | 'name'
    | 'street'
    | 'postal'
    | 'city'
    | 'country'
    | 'url'
    | 'startPrice'
    | 'remarks'
    | 'avatar'
  )[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('createdAt' | '-createdAt' | 'name' | '-name')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateMediumApiResponse = /** status 201  */ MediumCreatedResponse;
export type CreateMediumApiArg = {
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  createMediumRequest: CreateMediumRequest;
};
export type DeleteMediumApiResponse = unknown;
export type DeleteMediumApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  /** `true` deletes a record that is in use; the records that used it keep its label. */
  force?: boolean;
};
export type GetMediumApiResponse = /** status 200  */ MediumResponse;
export type GetMediumApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type UpdateMediumApiResponse = /** status 200  */ MediumResponse;
export type UpdateMediumApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  updateMediumRequest: UpdateMediumRequest;
};
export type UploadMediumAvatarApiResponse = /** status 201  */ UploadedFileCreatedResponse;
export type UploadMediumAvatarApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  mediumUploadRequest: MediumUploadRequest;
};
export type ListMediumCampaignsApiResponse = /** status 200  */ CampaignPageResponse;
export type ListMediumCampaignsApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  /** Literal, accent- and case-insensitive substring of: title. */
  search?: string;
  filter?: {
    _id?: Id[];
    mediumId?: Id[];
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: (
    | '_id'
    | 'createdAt'
    | 'modifiedAt'
    | 'version'
    | 'title'
    | 'mediumId'
    | 'budget'
    | 'start'
    | 'end'
    | 'remarks'
    | 'medium'
  )[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('createdAt' | '-createdAt' | 'title' | '-title')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type ListNotesApiResponse = /** status 200  */ NotePageResponse;
export type ListNotesApiArg = {
  /** Literal, accent- and case-insensitive substring of: the words of the description. */
  search?: string;
  filter?: {
    score?: number;
    candidateId?: Id;
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: (
    | '_id'
    | 'createdAt'
    | 'modifiedAt'
    | 'version'
    | 'editedAt'
    | 'abilities'
    | 'candidateId'
    | 'description'
    | 'score'
    | 'mentions'
    | 'recruiter'
  )[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('createdAt' | '-createdAt')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateNoteApiResponse = /** status 201  */ NoteCreatedResponse;
export type CreateNoteApiArg = {
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  createNoteRequest: CreateNoteRequest;
};
export type DeleteNoteApiResponse = unknown;
export type DeleteNoteApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type GetNoteApiResponse = /** status 200  */ NoteResponse;
export type GetNoteApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type UpdateNoteApiResponse = /** status 200  */ NoteResponse;
export type UpdateNoteApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  updateNoteRequest: UpdateNoteRequest;
};
export type ListRecruitersApiResponse = /** status 200  */ RecruiterPageResponse;
export type ListRecruitersApiArg = {
  /** Literal, accent- and case-insensitive substring of: firstname and name, email. */
  search?: string;
  filter?: {
    _id?: Id[];
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: ('_id' | 'email' | 'firstname' | 'name' | 'roles' | 'candidateId' | 'createdAt' | 'twofactorEnabled')[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('createdAt' | '-createdAt' | 'name' | '-name' | 'firstname' | '-firstname')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type GetRegistrationsApiResponse = /** status 200  */ RegistrationsResponse;
export type GetRegistrationsApiArg = {
  /** First day, in the Europe/Brussels calendar; without it from the first registration on. */
  'createdAt.from'?: string;
  /** Last day; needed for `range`. */
  'createdAt.to'?: string;
  /** Period of a count; `range` counts by day between two days. `month` when neither this nor `group` is given. */
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
export type ListScorecardCategoriesApiResponse = /** status 200  */ ScorecardCategoryPageResponse;
export type ListScorecardCategoriesApiArg = {
  /** Literal, accent- and case-insensitive substring of: label. */
  search?: string;
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: ('_id' | 'createdAt' | 'modifiedAt' | 'version' | 'label' | 'items')[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('createdAt' | '-createdAt' | 'label' | '-label')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateScorecardCategoryApiResponse = /** status 201  */ ScorecardCategoryCreatedResponse;
export type CreateScorecardCategoryApiArg = {
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  createScorecardCategoryRequest: CreateScorecardCategoryRequest;
};
export type UpdateScorecardCategoryApiResponse = /** status 200  */ ScorecardCategoryResponse;
export type UpdateScorecardCategoryApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  updateScorecardCategoryRequest: UpdateScorecardCategoryRequest;
};
export type AddScorecardCategoryItemApiResponse = /** status 201  */ ScorecardCategoryCreatedResponse;
export type AddScorecardCategoryItemApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  addCategoryItemRequest: AddCategoryItemRequest;
};
export type ListScorecardsApiResponse = /** status 200  */ ScorecardPageResponse;
export type ListScorecardsApiArg = {
  /** Literal, accent- and case-insensitive substring of: label. */
  search?: string;
  filter?: {
    _id?: Id[];
    exclude?: string[];
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: ('_id' | 'createdAt' | 'modifiedAt' | 'version' | 'label' | 'categories' | 'selectedCategories')[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('createdAt' | '-createdAt' | 'label' | '-label')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateScorecardApiResponse = /** status 201  */ ScorecardCreatedResponse;
export type CreateScorecardApiArg = {
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  createScorecardRequest: CreateScorecardRequest;
};
export type GetScorecardUsesApiResponse = /** status 200  */ UsesResponse;
export type GetScorecardUsesApiArg = {
  /** Ids of records, separated by commas. */
  _id: string[];
};
export type DeleteScorecardApiResponse = unknown;
export type DeleteScorecardApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  /** `true` deletes a record that is in use; the records that used it keep its label. */
  force?: boolean;
};
export type UpdateScorecardApiResponse = /** status 200  */ ScorecardResponse;
export type UpdateScorecardApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  updateScorecardRequest: UpdateScorecardRequest;
};
export type ListSecurityEventsApiResponse = /** status 200  */ SecurityEventPageResponse;
export type ListSecurityEventsApiArg = {
  filter?: {
    kind?: SecurityEventKind[];
    userId?: Id;
    candidateId?: Id;
    at?: {
      from?: string;
      to?: string;
    };
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: (
    | '_id'
    | 'at'
    | 'kind'
    | 'actorId'
    | 'actor'
    | 'userId'
    | 'user'
    | 'candidateIds'
    | 'candidates'
    | 'record'
    | 'detail'
    | 'count'
    | 'address'
    | 'browser'
    | 'system'
    | 'userAgent'
  )[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('at' | '-at')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type ListSkillCategoriesApiResponse = /** status 200  */ SkillCategoryPageResponse;
export type ListSkillCategoriesApiArg = {
  /** Literal, accent- and case-insensitive substring of: label in all three languages. */
  search?: string;
  filter?: {
    userfunctions?: UserFunctionName;
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: ('_id' | 'createdAt' | 'modifiedAt' | 'version' | 'label' | 'userfunctions' | 'skills')[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: (
    'label.NL' | '-label.NL' | 'label.FR' | '-label.FR' | 'label.EN' | '-label.EN' | 'createdAt' | '-createdAt'
  )[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateSkillCategoryApiResponse = /** status 201  */ SkillCategoryCreatedResponse;
export type CreateSkillCategoryApiArg = {
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  createSkillCategoryRequest: CreateSkillCategoryRequest;
};
export type DeleteSkillCategoryApiResponse = unknown;
export type DeleteSkillCategoryApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  /** `true` deletes a record that is in use; the records that used it keep its label. */
  force?: boolean;
};
export type UpdateSkillCategoryApiResponse = /** status 200  */ SkillCategoryResponse;
export type UpdateSkillCategoryApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  updateSkillCategoryRequest: UpdateSkillCategoryRequest;
};
export type ListSkillsApiResponse = /** status 200  */ SkillPageResponse;
export type ListSkillsApiArg = {
  /** Literal, accent- and case-insensitive substring of: label in all three languages. */
  search?: string;
  filter?: {
    userfunctions?: UserFunctionName;
    state?: SkillState;
    _id?: Id[];
    categoryId?: Id;
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: (
    '_id' | 'createdAt' | 'modifiedAt' | 'version' | 'label' | 'state' | 'userfunctions' | 'categoryId' | 'createdBy'
  )[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: (
    'label.NL' | '-label.NL' | 'label.FR' | '-label.FR' | 'label.EN' | '-label.EN' | 'createdAt' | '-createdAt'
  )[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type GetSkillUsesApiResponse = /** status 200  */ UsesResponse;
export type GetSkillUsesApiArg = {
  /** Ids of records, separated by commas. */
  _id: string[];
};
export type DeleteSkillApiResponse = unknown;
export type DeleteSkillApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  /** `true` deletes a record that is in use; the records that used it keep its label. */
  force?: boolean;
};
export type UpdateSkillApiResponse = /** status 200  */ SkillResponse;
export type UpdateSkillApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  updateSkillRequest: UpdateSkillRequest;
};
export type AddSkillToCategoryApiResponse = /** status 200  */ SkillCategoryResponse;
export type AddSkillToCategoryApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  addSkillRequest: AddSkillRequest;
};
export type ReplaceSkillApiResponse = /** status 200  */ SkillResponse;
export type ReplaceSkillApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  replaceSkillRequest: ReplaceSkillRequest;
};
export type GetAvailabilityStatsApiResponse = /** status 200  */ AvailabilityStatsResponse;
export type GetAvailabilityStatsApiArg = void;
export type ListTasksApiResponse = /** status 200  */ TaskPageResponse;
export type ListTasksApiArg = {
  /** Literal, accent- and case-insensitive substring of: title. */
  search?: string;
  filter?: {
    type?: TaskType;
    candidateId?: Id[];
    completed?: boolean;
    assignedTo?: Id[];
    deadline?: {
      from?: string;
      to?: string;
    };
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: (
    | '_id'
    | 'createdAt'
    | 'modifiedAt'
    | 'version'
    | 'title'
    | 'type'
    | 'deadline'
    | 'description'
    | 'candidateId'
    | 'completed'
    | 'assignedTo'
    | 'assigned'
    | 'candidate'
  )[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('deadline' | '-deadline' | 'createdAt' | '-createdAt')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateTaskApiResponse = /** status 201  */ TaskCreatedResponse;
export type CreateTaskApiArg = {
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  createTaskRequest: CreateTaskRequest;
};
export type CountTasksApiResponse = /** status 200  */ TaskCountsResponse;
export type CountTasksApiArg = {
  /** Literal, accent- and case-insensitive substring of: title. */
  search?: string;
  filter?: {
    type?: TaskType;
    candidateId?: Id[];
    assignedTo?: Id[];
    since?: string;
  };
};
export type DeleteTaskApiResponse = unknown;
export type DeleteTaskApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type GetTaskApiResponse = /** status 200  */ TaskResponse;
export type GetTaskApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type UpdateTaskApiResponse = /** status 200  */ TaskResponse;
export type UpdateTaskApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  updateTaskRequest: UpdateTaskRequest;
};
export type ListTestsApiResponse = /** status 200  */ TestPageResponse;
export type ListTestsApiArg = {
  /** Literal, accent- and case-insensitive substring of: name, remarks of the scores. */
  search?: string;
  filter?: {
    candidateId?: Id[];
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: (
    '_id' | 'createdAt' | 'modifiedAt' | 'version' | 'candidateId' | 'name' | 'fileId' | 'file' | 'scores' | 'average'
  )[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('createdAt' | '-createdAt')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type CreateTestApiResponse = /** status 201  */ TestCreatedResponse;
export type CreateTestApiArg = {
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  createTestRequest: CreateTestRequest;
};
export type DeleteTestApiResponse = unknown;
export type DeleteTestApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type GetTestApiResponse = /** status 200  */ TestResponse;
export type GetTestApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type UpdateTestApiResponse = /** status 200  */ TestResponse;
export type UpdateTestApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  updateTestRequest: UpdateTestRequest;
};
export type ListUsersApiResponse = /** status 200  */ PersonPageResponse;
export type ListUsersApiArg = {
  /** Literal, accent- and case-insensitive substring of: firstname and name, email. */
  search?: string;
  filter?: {
    roles?: Role[];
    _id?: Id[];
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: ('_id' | 'email' | 'firstname' | 'name' | 'roles' | 'candidateId' | 'createdAt')[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('createdAt' | '-createdAt' | 'name' | '-name' | 'firstname' | '-firstname')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type GenerateQrApiResponse = /** status 200  */ TwoFactorQrResponse;
export type GenerateQrApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  ownLoginProofRequest: OwnLoginProofRequest;
};
export type GetMeApiResponse = /** status 200  */ UserResponse;
export type GetMeApiArg = void;
export type UpdateMeApiResponse = /** status 200  */ UserResponse;
export type UpdateMeApiArg = {
  settingsRequest: SettingsRequest;
};
export type CancelEmailChangeApiResponse = unknown;
export type CancelEmailChangeApiArg = void;
export type ChangeEmailApiResponse = unknown;
export type ChangeEmailApiArg = {
  changeEmailRequest: ChangeEmailRequest;
};
export type ResendEmailChangeApiResponse = unknown;
export type ResendEmailChangeApiArg = void;
export type ListPasskeysApiResponse = /** status 200  */ PasskeysResponse;
export type ListPasskeysApiArg = void;
export type AddPasskeyApiResponse = /** status 200  */ PasskeyResponse;
export type AddPasskeyApiArg = {
  passkeyRequest: PasskeyRequest;
};
export type SetUpPasskeyApiResponse = /** status 200  */ PasskeyOptionsResponse;
export type SetUpPasskeyApiArg = {
  ownLoginProofRequest: OwnLoginProofRequest;
};
export type RenamePasskeyApiResponse = /** status 200  */ PasskeyResponse;
export type RenamePasskeyApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  passkeyNameRequest: PasskeyNameRequest;
};
export type RemovePasskeyApiResponse = unknown;
export type RemovePasskeyApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  ownLoginProofRequest: OwnLoginProofRequest;
};
export type ChangePasswordApiResponse = unknown;
export type ChangePasswordApiArg = {
  changePasswordRequest: ChangePasswordRequest;
};
export type EndOtherSessionsApiResponse = unknown;
export type EndOtherSessionsApiArg = void;
export type ListSessionsApiResponse = /** status 200  */ SessionsResponse;
export type ListSessionsApiArg = void;
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type GetTwoFactorApiResponse = /** status 200  */ OwnTwoFactorResponse;
export type GetTwoFactorApiArg = void;
export type SetUpTwoFactorApiResponse = /** status 200  */ TwoFactorSetupResponse;
export type SetUpTwoFactorApiArg = {
  ownPasswordRequest: OwnPasswordRequest;
};
export type TurnTwoFactorOnApiResponse = /** status 200  */ RecoveryCodesResponse;
export type TurnTwoFactorOnApiArg = {
  codeRequest: CodeRequest;
};
export type RenewRecoveryCodesApiResponse = /** status 200  */ RecoveryCodesResponse;
export type RenewRecoveryCodesApiArg = {
  ownProofRequest: OwnProofRequest;
};
export type RemoveRoleApiResponse = unknown;
export type RemoveRoleApiArg = {
  /** Role to give or to take. */
  role: GrantableRole;
  /** Id of the user. */
  userId: string;
};
export type GrantRoleApiResponse = /** status 200  */ PersonResponse;
export type GrantRoleApiArg = {
  roleChangeRequest: RoleChangeRequest;
};
export type Verify2FaApiResponse = /** status 200  */ LoginResponse;
export type Verify2FaApiArg = {
  verifyCodeRequest: VerifyCodeRequest;
};
export type RescueLoginApiResponse = unknown;
export type RescueLoginApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  rescueRequest: RescueRequest;
};
export type Id = string;
export type JobOptionLabelDto = {
  /** English. */
  EN: string;
  /** French. */
  FR: string;
  /** Dutch. */
  NL: string;
};
export type JobOptionResponse = {
  _id: Id;
  /** Label. */
  label: JobOptionLabelDto;
  /** Stable name, e.g. `freelance`. */
  name: string;
};
export type JobOptionsResponse = {
  /** The records. */
  records: JobOptionResponse[];
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
  | 'link_replaced'
  | 'link_used'
  | 'password_required'
  | 'passkey_refused'
  | 'wrong_credentials'
  | 'not_logged_in'
  | 'session_expired'
  | 'account_leaving'
  | 'not_activated'
  | 'forbidden'
  | 'field_forbidden'
  | 'not_your_mail'
  | 'not_yours'
  | 'own_approval'
  | 'own_role'
  | 'passkey_required'
  | 'own_rescue'
  | 'staff_address'
  | 'not_found'
  | 'user_not_found'
  | 'method_not_allowed'
  | 'request_timeout'
  | 'email_taken'
  | 'email_changed_lately'
  | 'two_factor_on'
  | 'two_factor_off'
  | 'setup_expired'
  | 'passkeys_full'
  | 'already_exists'
  | 'already_applied'
  | 'stale_version'
  | 'in_use'
  | 'impossible_transition'
  | 'operation_open'
  | 'already_merged'
  | 'merged_again'
  | 'login_choice'
  | 'undo_expired'
  | 'already_reminded'
  | 'too_early'
  | 'already_undone'
  | 'quota_reached'
  | 'no_work'
  | 'application_decided'
  | 'archive_under_way'
  | 'idempotency_key_in_use'
  | 'idempotency_answer_gone'
  | 'erased'
  | 'mail_field_empty'
  | 'job_closed'
  | 'archive_gone'
  | 'file_too_large'
  | 'one_file_only'
  | 'body_too_large'
  | 'file_type'
  | 'unsupported_media_type'
  | 'idempotency_key_reused'
  | 'login_locked'
  | 'codes_locked'
  | 'too_many_archives'
  | 'too_many_requests'
  | 'headers_too_large'
  | 'something_wrong'
  | 'unavailable';
export type FieldProblemCode =
  | 'required'
  | 'missing_field'
  | 'invalid'
  | 'unknown_field'
  | 'invalid_email'
  | 'same_email'
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
  | 'password_too_simple'
  | 'password_common'
  | 'password_own'
  | 'same_password'
  | 'wrong_password'
  | 'wrong_code'
  | 'please_select_one_skill'
  | 'too_many_skills'
  | 'at_least_one_price_required'
  | 'date_in_future'
  | 'date_in_past'
  | 'date_too_late'
  | 'end_before_start'
  | 'same_language'
  | 'already_listed'
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
  | 'unknown_mail_field'
  | 'incomplete_mail_field'
  | 'too_many'
  | 'files_too_large'
  | 'forbidden';
export type FieldProblemDto = {
  /** Stable code, to translate by. */
  code: FieldProblemCode;
  /** The same in words. */
  detail: string;
  /** Dotted path of the field in the request, e.g. `candidateInfo.dayRate`. */
  field: string;
};
export type ProblemJobDto = {
  /** Whether one can still apply. */
  isOpen: boolean;
  /** Id of the job. */
  jobId: Id;
  /** Language of the job. */
  languageId: string;
  /** Title of the job. */
  title: string;
};
export type QuotaLeftDto = {
  /** How many more bytes. */
  bytes: number;
  /** How many more files. */
  files: number;
};
export type ProblemResponse = {
  /** Stable code, to decide and translate by. */
  code: ProblemCode;
  /** The problem in words. */
  detail: string;
  /** The wrong fields, if any. */
  errors?: FieldProblemDto[];
  /** Id of the request, as in the `x-request-id` header and our logs. */
  instance?: string;
  /** The jobs of a registration that still needs a password (`password_required`). */
  jobs?: ProblemJobDto[];
  /** The rest of a quota, when the problem is about one. */
  left?: QuotaLeftDto;
  /** Ids of the records with the problem, when the request names several: those that changed since the client read them, or do not exist; of a merged pair the candidate that both are now. */
  records?: Id[];
  /** Seconds until another try may succeed, as in the header `Retry-After`. */
  retryAfter?: number;
  /** HTTP status. */
  status: number;
  /** HTTP status text. */
  title: string;
  /** A URI that stands for the kind of problem. */
  type: string;
};
export type ChangedAddress = 'new' | 'old';
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
export type SignaturesDto = {
  /** In English mails, one or more lines. */
  en?: string | null;
  /** In French mails, one or more lines. */
  fr?: string | null;
  /** In Dutch mails, one or more lines. */
  nl?: string | null;
};
export type Theme = 'system' | 'light' | 'dark';
export type UserResponse = {
  _id: Id;
  /** Whether a recruiter gets a mail when an answer comes into a conversation that they follow up. */
  answerMails: boolean;
  /** Campaign the user came through. */
  campaignId: Id | null;
  /** The candidate this user is, if any. */
  candidateId: Id | null;
  /** Email address. */
  email: string;
  /** Addresses that have not confirmed it yet: the new one, the old one or both. Empty when no address waits. */
  emailWaitsFor: ChangedAddress[];
  /** First name. */
  firstname: string;
  /** The candidate's function. */
  function: UserFunctionName | null;
  /** Job the user registered for; becomes an application once the profile is complete, then null. */
  jobId: Id | null;
  /** Language of the interface and of our mails. */
  language: Language;
  /** When a recruiter took the recruiter role away; null for a recruiter, and for a user who never was one. */
  leftStaffAt: string | null;
  /** Links by their names. */
  links: UserLinksDto;
  /** Last name. */
  name: string;
  /** Whether the user wants the newsletter. */
  newsletter: boolean;
  /** Number of the user's passkeys. */
  passkeys: number;
  /** New address that does not apply yet. */
  pendingEmail: string | null;
  /** Whether the privacy statement was accepted. */
  privacy: boolean;
  /** Whether a recruiter gets a mail when a task is due or a job is about to close. */
  reminders: boolean;
  /** Roles of the user. */
  roles: Role[];
  /** The texts of the field `{{signature}}` in the user's mails. */
  signatures: SignaturesDto;
  /** Theme of the interface; null until one is chosen. */
  theme: Theme | null;
  /** Session lifetime in minutes. */
  tokenExpiresMinutes: number;
  /** Whether the login asks for a code too. */
  twofactorEnabled: boolean;
};
export type LoginResponse = {
  /** End of the token, ISO 8601. */
  expiresAt: string;
  /** Whether the token opens only setting up a second factor, which this installation requires from staff: users/me/two-factor or users/me/passkeys. The user then logs in again with it. */
  setUpNeeded: boolean;
  /** Send it as `Authorization: Bearer <token>`. With two-factor it opens only users/verify2fa. */
  token: string;
  /** The logged-in user. */
  user: UserResponse;
};
export type LoginRequest = {
  /** Email address. */
  email: string;
  /** Password. */
  password: string;
};
export type PasskeyLoginRequest = {
  /** The browser's answer, as `PublicKeyCredential.toJSON()` gives it. */
  credential: {
    [key: string]: any;
  };
};
export type PasskeyOptionsResponse = {
  /** For `navigator.credentials`, after `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`. Its challenge works once, for five minutes. */
  options: {
    [key: string]: any;
  };
};
export type AssigneeDto = {
  _id: Id;
  /** The candidate that the assignee is; null for a recruiter. */
  candidateId: Id | null;
  /** First name. */
  firstname: string;
  /** Last name. */
  name: string;
};
export type PersonRefDto = {
  _id: Id;
  /** First name. */
  firstname: string;
  /** Last name. */
  name: string;
};
export type AppointmentType = 'phone_interview' | 'test' | 'live_interview';
export type Version = number;
export type CalendarItemResponse = {
  _id: Id;
  /** The assignee by name; null without one. */
  assignedTo: AssigneeDto | null;
  /** Address of the call. */
  callLink: string | null;
  /** The candidate of the appointment, by name. */
  candidate: PersonRefDto | null;
  /** Id of the candidate of an appointment, which stands on their record. */
  candidateId: Id | null;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** ISO 8601, with its time zone; after the start, at most a year. */
  endDate: string;
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** Where it is. */
  place: string | null;
  /** The recruiters who take part besides the assignee, by name. */
  recruiters: PersonRefDto[];
  /** ISO 8601, with its time zone. */
  startDate: string;
  /** Title. */
  title: string;
  /** Kind of appointment; null for another one. */
  type: AppointmentType | null;
  version: Version;
};
export type CalendarItemPageResponse = {
  /** The records of this page. */
  records: CalendarItemResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type CalendarItemCreatedResponse = {
  /** The created record. */
  data: CalendarItemResponse;
};
export type CreateCalendarItemRequest = {
  /** A user's or a candidate's id. */
  assignedTo?: Id | null;
  /** Address of the call. */
  callLink?: string | null;
  /** Id of the candidate of an appointment, which stands on their record. */
  candidateId?: Id | null;
  /** ISO 8601, with its time zone; after the start, at most a year. */
  endDate: string;
  /** Where it is. */
  place?: string | null;
  /** Ids of the recruiters who take part besides the assignee. */
  recruiters?: Id[];
  /** ISO 8601, with its time zone. */
  startDate: string;
  /** Title. */
  title: string;
  /** Kind of appointment; null for another one. */
  type?: AppointmentType | null;
};
export type UpdateCalendarItemRequest = {
  /** A user's or a candidate's id. */
  assignedTo?: Id | null;
  /** Address of the call. */
  callLink?: string | null;
  /** Id of the candidate of an appointment, which stands on their record. */
  candidateId?: Id | null;
  /** ISO 8601, with its time zone; after the start, at most a year. */
  endDate?: string;
  /** Where it is. */
  place?: string | null;
  /** Ids of the recruiters who take part besides the assignee. */
  recruiters?: Id[];
  /** ISO 8601, with its time zone. */
  startDate?: string;
  /** Title. */
  title?: string;
  /** Kind of appointment; null for another one. */
  type?: AppointmentType | null;
  version?: Version;
};
export type CampaignMediumDto = {
  _id: Id;
  /** Name of the medium. */
  name: string;
};
export type CampaignResponse = {
  _id: Id;
  /** Euro. */
  budget: number | null;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** Last day, `YYYY-MM-DD`; not before today when it is set or changed. */
  end: string | null;
  /** The medium of the campaign. */
  medium: CampaignMediumDto;
  /** The medium of the campaign. */
  mediumId: Id;
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** Rich text of at least two characters. */
  remarks: string | null;
  /** First day, `YYYY-MM-DD`; not before today when it is set or changed. */
  start: string | null;
  /** Title of the campaign. */
  title: string;
  version: Version;
};
export type CampaignCreatedResponse = {
  /** The created record. */
  data: CampaignResponse;
};
export type CreateCampaignRequest = {
  /** Euro. */
  budget?: number | null;
  /** Last day, `YYYY-MM-DD`; not before today when it is set or changed. */
  end?: string | null;
  /** The medium of the campaign. */
  mediumId: Id;
  /** Rich text of at least two characters. */
  remarks?: string | null;
  /** First day, `YYYY-MM-DD`; not before today when it is set or changed. */
  start?: string | null;
  /** Title of the campaign. */
  title: string;
};
export type LinkViewResponse = {
  _id: Id;
  /** Views; a browser counts once for each link until it is closed. */
  count: number;
};
export type LinkViewsResponse = {
  /** The views of each campaign, in the order of the request; an unknown id has none. */
  records: LinkViewResponse[];
};
export type UpdateCampaignRequest = {
  /** Euro. */
  budget?: number | null;
  /** Last day, `YYYY-MM-DD`; not before today when it is set or changed. */
  end?: string | null;
  /** The medium of the campaign. */
  mediumId?: Id;
  /** Rich text of at least two characters. */
  remarks?: string | null;
  /** First day, `YYYY-MM-DD`; not before today when it is set or changed. */
  start?: string | null;
  /** Title of the campaign. */
  title?: string;
  version?: Version;
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
  _id: Id;
  /** Title of the campaign. */
  title: string;
};
export type TagResponse = {
  _id: Id;
  /** Label. */
  label: string;
};
export type JobTimeState = 'none' | 'future' | 'ongoing' | 'finished';
export type JobResponse = {
  _id: Id;
  /** Rich text: the profile that the client looks for. */
  about: string | null;
  /** Days until applicants get an answer; null for the usual 14. */
  answerDays: number | null;
  /** One of GET applicantlevels. */
  applicantLevelId: Id;
  /** Campaign ids. */
  campaigns: Id[];
  /** The client. */
  client: string;
  /** When a recruiter closed it before its last day, ISO 8601; null otherwise. */
  closedAt: string | null;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** Rich text: the client. */
  description: string | null;
  /** One of GET employmenttypes. */
  employmentTypeId: Id;
  /** First day on which candidates can apply, `YYYY-MM-DD`; not before today when it is set or changed. */
  from: string | null;
  /** Function that the job asks for. */
  function: string;
  /** Rich text: introduction that candidates read before they apply. */
  introduction: string | null;
  /** Only for recruiters. */
  jobapplications?: JobApplicationCountsDto;
  /** The campaigns with their titles. */
  jobcampaigns: JobCampaignDto[];
  /** The tags with their labels. */
  jobtags: TagResponse[];
  /** Language of the job, ISO 639-1. */
  languageId: string;
  /** Place of work. */
  location: string | null;
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** Id of the recruiter who wrote this version; null for a new job, and after the deletion of their login. Only for recruiters. */
  modifiedBy?: Id | null;
  /** Rich text: the offer of the client. */
  offer: string | null;
  /** Pay, in words. */
  salary: string;
  /** Ids or labels of tags; a new label creates a tag. */
  tags: Id[];
  /** Working time, in words. */
  time: string | null;
  /** Computed from the two days and today in Europe/Brussels; `none` without any day, `finished` if a recruiter closed it. */
  timeState: JobTimeState;
  /** Title. */
  title: string;
  /** Last day on which candidates can apply, `YYYY-MM-DD`; not before the first day and, when it is set or changed, not before today. */
  to: string | null;
  version: Version;
  /** Days of work a week, in halves, only with a first day; null for all days that the candidate works. */
  workDays: number | null;
  /** First day of the work, `YYYY-MM-DD`, past days too. */
  workFrom: string | null;
  /** Last day of the work; not before its first day, and only with one. Null if the work has no known end. */
  workTo: string | null;
};
export type JobPageResponse = {
  /** The records of this page. */
  records: JobResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type AwayDto = {
  /** First day. */
  from: string;
  /** Last day. */
  to: string | null;
};
export type AvailabilityConfirmer = 'candidate' | 'recruiter' | 'mail';
export type AvailabilityState = 'looking' | 'not_looking';
export type AvailabilityDto = {
  /** Periods away, the earliest first. */
  away: AwayDto[];
  /** The way of the last confirmation. */
  confirmedBy: AvailabilityConfirmer | null;
  /** Time of the last confirmation; null for what came from an older version of the product. */
  confirmedOn: string | null;
  /** Days a week, in halves; not together with `hoursPerWeek`. */
  daysPerWeek: number | null;
  /** First free day; null is now. */
  from: string | null;
  /** Hours a week. */
  hoursPerWeek: number | null;
  /** Days that the candidate needs before a start. */
  noticeDays: number | null;
  /** Whether the candidate looks for work. */
  state: AvailabilityState;
  /** Last free day; null is open. */
  until: string | null;
  /** Days of the week as ISO numbers, 1 is Monday; empty is any. */
  weekdays: number[];
};
export type BookingDto = {
  /** The approved application. */
  applicationId: Id;
  /** Days a week; null for all days that the candidate works. */
  days: number | null;
  /** First day. */
  from: string;
  /** The job. */
  jobId: Id;
  /** The title of the job. */
  title: string;
  /** Last day; null if the work has no known end. */
  to: string | null;
};
export type CatTool =
  | 'across'
  | 'cafetran'
  | 'crowdin'
  | 'dejavu'
  | 'lokalise'
  | 'matecat'
  | 'memoq'
  | 'omegat'
  | 'phrase'
  | 'smartcat'
  | 'smartling'
  | 'trados'
  | 'transit'
  | 'wordfast'
  | 'xtm';
export type LanguageLevel = 'native' | 'C2' | 'C1' | 'B2' | 'B1' | 'A2' | 'A1';
export type LanguageSkillDto = {
  /** Language code. */
  language: string;
  /** Of the Council of Europe, or `native` for a second mother tongue. */
  level: LanguageLevel;
};
export type Specialism =
  | 'legal'
  | 'medical'
  | 'technical'
  | 'financial'
  | 'marketing'
  | 'it'
  | 'public'
  | 'scientific'
  | 'literary'
  | 'audiovisual'
  | 'culture'
  | 'tourism';
export type SwornDto = {
  /** Country of the court, ISO 3166-1 alpha-2. */
  country: string | null;
  /** The court or register. */
  court: string | null;
};
export type TranslationSkillDto = {
  _id: Id;
  /** Language code translated from. */
  from: string;
  /** Euro per word in this direction, if it differs from `pricePerWord`; left out, a row that the candidate has keeps its own. */
  pricePerWord: number | null;
  /** Fields in which the candidate specialises in this direction; left out, a row that the candidate has keeps its own. */
  specialisms: Specialism[];
  /** Where the candidate is sworn in this direction; null if not. */
  sworn: SwornDto | null;
  /** Language code translated to. */
  to: string;
};
export type SkillSetDto = {
  /** Languages besides the mother tongue. */
  languages: LanguageSkillDto[];
  /** Language code, with a script or country if the candidate says so: `nl-BE`, `zh-Hant`. */
  motherTongue: string | null;
  /** Directions the candidate translates in. */
  translationSkills: TranslationSkillDto[];
  /** Years of experience, with at most one decimal. */
  yearsExperience: number | null;
};
export type UnavailableDto = {
  /** First day. */
  from: string | null;
  /** Last day. */
  to: string | null;
};
export type CandidateInfoDto = {
  /** Programs for computer-aided translation that the candidate works with. */
  catTools: CatTool[];
  /** Euro per day. */
  dayRate: number | null;
  /** Whether the candidate is a freelancer. */
  freelancer: boolean | null;
  /** Euro that the smallest assignment costs. */
  minimumFee: number | null;
  /** Anything else the candidate wants to say. */
  moreAboutYourself: string | null;
  /** Euro per word; per hour for functions that do not bill per word. */
  pricePerWord: number | null;
  /** Projects the candidate prefers. */
  projectPreferences: string | null;
  /** Experience and languages. */
  skillSet: SkillSetDto;
  /** The project the candidate is proudest of. */
  topProject: string | null;
  /** The short form of `availability`: the period away that lasts or comes next. */
  unavailable: UnavailableDto | null;
  /** Words that the candidate translates in a day. */
  wordsPerDay: number | null;
};
export type LabelledDto = {
  _id: Id;
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
  skillId: Id;
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
  _id: Id;
  /** Whether the candidate is archived; recruiters only. */
  archived: boolean;
  /** The assigned recruiter, as a list of at most one. */
  assigned: PersonRefDto[];
  /** Id of the assigned recruiter. */
  assignedTo: Id | null;
  /** When the candidate can work; null if nobody has ever said. */
  availability: AvailabilityDto | null;
  /** Id of the photo, for `candidates/{id}/file/{fileId}`. */
  avatar: Id | null;
  /** Work for which the candidate is booked through approved applications, the earliest first; no request writes it. */
  bookings: BookingDto[];
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
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** Email address. */
  email: string;
  /** First name. */
  firstname: string;
  /** Ids of the folders the candidate is in. */
  folders: Id[];
  /** The candidate's profession. */
  function: UserFunctionName | null;
  /** Language of the interface and of our mails. */
  language: Language;
  /** Completeness fields that have no value yet. */
  missing: CompletenessField[];
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** Last name. */
  name: string;
  /** House number. */
  number: string | null;
  /** A number of the country, or an international one; stored as E.164. */
  phone: string | null;
  /** Postal code. */
  postal: string | null;
  /** Code of a province of the country (`provincesOf` of shared-types), `OTH` for another. */
  province: string | null;
  /** Whether anyone may see the public profile. */
  publicEnabled: boolean;
  /** Summary on the public profile; written by recruiters. */
  resumeSummary: string | null;
  /** Chosen skills. */
  skills: CandidateSkillDto[];
  /** Id of the source: where the candidate comes from. */
  sourceId: Id | null;
  /** Step of the recruitment; recruiters only. */
  status: InterviewStatus;
  /** Street. */
  street: string | null;
  /** Ids of tags. */
  tags: Id[];
  /** The login; null without one. */
  userId: Id | null;
  /** The function as a list of at most one, `_id` equal to `name`. */
  userfunction: UserFunctionRefDto[];
  version: Version;
  /** Tag for the agency’s website; recruiters only. */
  websiteTag: string | null;
};
export type CandidatePageResponse = {
  /** The records of this page. */
  records: CandidateListItemResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type SearchPart = 'everything' | 'names' | 'cvs' | 'notes' | 'mails' | 'interviews';
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
export type FileKind = 'cv' | 'portfolio' | 'avatar' | 'attachment' | 'library';
export type FileTextState = 'waiting' | 'read' | 'empty' | 'locked' | 'damaged';
export type FileResponse = {
  _id: Id;
  /** Id of the candidate. */
  candidateId: Id | null;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** Whether the candidate does not see it. */
  hidden: boolean;
  /** Purpose of the file. */
  kind: FileKind;
  /** Judged by content. */
  mimeType: string;
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** Name to show. */
  name: string;
  /** Name at the upload. */
  originalname: string;
  /** The user who uploaded it. */
  ownerId: Id | null;
  /** Whether it is a piece of the portfolio. */
  portfolio: boolean;
  /** Bytes. */
  size: number;
  /** Portfolio only. */
  summary: string | null;
  /** The state of the file's text, which the worker reads for the search some seconds after the upload: `waiting`, `read`, `empty` (a scan), `locked` (a password) or `damaged`. Null for a type
    without text, and for an attachment. */
  textState: FileTextState | null;
  /** Whether there is a thumbnail, a WebP picture of 800 by 600 pixels: of the portfolio's images and PDFs only, some seconds after the upload. */
  thumbnail: boolean;
  /** Portfolio only. */
  title: string | null;
  /** Bytes of the upload, to recognise it; images are stored anew. Null for older files. */
  uploadedSize: number | null;
  version: Version;
};
export type DiplomaResponse = {
  _id: Id;
  /** Id of the candidate. */
  candidateId: Id;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** Degree. */
  degree: string;
  /** First year, not after the current one. */
  from: number;
  /** School or university. */
  institute: string;
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** Last year, not after the current one; null while the study continues. */
  to: number | null;
  version: Version;
};
export type AddressTrouble = 'no_such_address' | 'no_such_domain' | 'complaint';
export type LeavingDto = {
  /** When, ISO 8601. */
  at: string;
  /** Whether the agency keeps the profile. */
  keepData: boolean;
};
export type PublicBlock =
  'photo' | 'availability' | 'portfolio' | 'about' | 'projects' | 'work' | 'education' | 'languages' | 'skills';
export type ExperienceResponse = {
  _id: Id;
  /** Id of the candidate. */
  candidateId: Id;
  /** Company. */
  company: string;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** First day, not in the future. */
  from: string;
  /** Function of the candidate there. */
  function: string;
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** Last day, not in the future; null while the work continues. */
  to: string | null;
  version: Version;
};
export type CandidateResponse = {
  _id: Id;
  /** The caller's rights on the candidate. */
  abilities: CandidateAbilitiesDto;
  /** Whether the candidate is archived; recruiters only. */
  archived?: boolean;
  /** The assigned recruiter, as a list of at most one. */
  assigned?: PersonRefDto[];
  /** Id of the assigned recruiter. */
  assignedTo?: Id | null;
  /** When the candidate can work; null if nobody has ever said. */
  availability: AvailabilityDto | null;
  /** Id of the photo, for `candidates/{id}/file/{fileId}`. */
  avatar: Id | null;
  /** Work for which the candidate is booked through approved applications, the earliest first; no request writes it. */
  bookings: BookingDto[];
  /** Box of a house number. */
  box: string | null;
  /** How the candidate works: rates, availability, languages. */
  candidateInfo: CandidateInfoDto;
  /** CV, portfolio and photo; a candidate does not see hidden ones, recruiters see them marked. */
  candidatefiles: FileResponse[];
  /** The source with its label. Recruiters only. */
  candidatesources?: LabelledDto[];
  /** The tags with their labels. */
  candidatetags?: LabelledDto[];
  /** City. */
  city: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** Diplomas, the latest first. */
  diploma: DiplomaResponse[];
  /** Email address. */
  email: string;
  /** The reason for which mails to `email` come back, until it changes or a mail comes from it; null for an address that works. Recruiters only. */
  emailTrouble?: AddressTrouble | null;
  /** First name. */
  firstname: string;
  /** Ids of the folders the candidate is in. */
  folders?: Id[];
  /** The candidate's profession. */
  function: UserFunctionName | null;
  /** Free text about the candidate. */
  info: string | null;
  /** Language of the interface and of our mails. */
  language: Language;
  /** The candidate's requested departure: removes the account then, and with `keepData` false also the person. Null without a request. Recruiters only. */
  leaving?: LeavingDto | null;
  /** Name to http(s) address. */
  links: {
    [key: string]: string;
  };
  /** Completeness fields without a value; empty for a complete profile. */
  missing: CompletenessField[];
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** Id of the user who wrote this version; null for a new one. Recruiters only. */
  modifiedBy?: Id | null;
  /** When a recruiter last changed it. Recruiters only. */
  modifiedByRecruiterAt?: string | null;
  /** Last name. */
  name: string;
  /** Whether the newsletter is wanted. */
  newsletter: boolean;
  /** House number. */
  number: string | null;
  /** A new address that the candidate, who has a login, has not confirmed yet; `email` is still the old one. Null without one. Recruiters only. */
  pendingEmail?: string | null;
  /** A number of the country, or an international one; stored as E.164. */
  phone: string | null;
  /** The phone number for reading, in the digit groups of its country. Null without a number. */
  phoneInternational: string | null;
  /** Postal code. */
  postal: string | null;
  /** Code of a province of the country (`provincesOf` of shared-types), `OTH` for another. */
  province: string | null;
  /** Whether anyone may see the public profile. */
  publicEnabled: boolean;
  /** Blocks that the public profile leaves out. */
  publicHidden: PublicBlock[];
  /** Whether search engines may list the public profile. */
  publicSearchable: boolean;
  /** The end of the public page's speaking address: `/with/{publicSlug}`. Null when neither first name nor function has a letter. */
  publicSlug: string | null;
  /** Summary on the public profile; written by recruiters. */
  resumeSummary: string | null;
  /** Chosen skills. */
  skills: CandidateSkillDto[];
  /** Skype name. */
  skype: string | null;
  /** Id of the source: where the candidate comes from. */
  sourceId?: Id | null;
  /** Step of the recruitment; recruiters only. */
  status?: InterviewStatus;
  /** Street. */
  street: string | null;
  /** Ids of tags. */
  tags?: Id[];
  /** IANA name, e.g. `Europe/Brussels`. */
  timezone: string | null;
  /** The login; null without one. */
  userId: Id | null;
  /** The function as a list of at most one, `_id` equal to `name`. */
  userfunction: UserFunctionRefDto[];
  version: Version;
  /** Personal website, as in `links.website`. */
  website: string | null;
  /** Tag for the agency’s website; recruiters only. */
  websiteTag?: string | null;
  /** Work experience, the latest first. */
  workExperience: ExperienceResponse[];
};
export type CandidateCreatedResponse = {
  /** The created record. */
  data: CandidateResponse;
};
export type SwornInputDto = {
  /** Country of the court, ISO 3166-1 alpha-2. */
  country?: string | null;
  /** The court or register. */
  court?: string | null;
};
export type TranslationSkillInputDto = {
  /** Of a row that the candidate has; left out for a new one. */
  _id?: Id;
  /** Language code translated from. */
  from: string;
  /** Euro per word in this direction, if it differs from `pricePerWord`; left out, a row that the candidate has keeps its own. */
  pricePerWord?: number | null;
  /** Fields in which the candidate specialises in this direction; left out, a row that the candidate has keeps its own. */
  specialisms?: Specialism[];
  /** Where the candidate is sworn in this direction; null if not. Left out, a row that the candidate has keeps its own. */
  sworn?: SwornInputDto | null;
  /** Language code translated to. */
  to: string;
};
export type SkillSetInputDto = {
  /** Languages besides the mother tongue; replaces the whole list. The mother tongue among them is dropped. */
  languages?: LanguageSkillDto[];
  /** Language code, with a script or country if the candidate says so: `nl-BE`, `zh-Hant`. */
  motherTongue?: string | null;
  /** Replaces the whole list; rows without both languages are dropped. */
  translationSkills?: TranslationSkillInputDto[];
  /** Years, with at most one decimal. */
  yearsExperience?: number | null;
};
export type UnavailableInputDto = {
  /** First day. */
  from?: string | null;
  /** Last day. */
  to?: string | null;
};
export type CandidateInfoInputDto = {
  /** Programs for computer-aided translation that the candidate works with. */
  catTools?: CatTool[];
  /** The same as `dayRate`, for older clients. */
  dayPrice?: number | null;
  /** Euro per day. */
  dayRate?: number | null;
  /** Whether the candidate is a freelancer. */
  freelancer?: boolean | null;
  /** Euro that the smallest assignment costs. */
  minimumFee?: number | null;
  /** Anything else the candidate wants to say. */
  moreAboutYourself?: string | null;
  /** Euro per word; per hour for functions that do not bill per word. */
  pricePerWord?: number | null;
  /** Projects the candidate prefers. */
  projectPreferences?: string | null;
  /** Experience and languages. */
  skillSet?: SkillSetInputDto;
  /** The project the candidate is proudest of. */
  topProject?: string | null;
  /** The short form of `availability`: replaces the period away that lasts or comes next; null removes it. */
  unavailable?: UnavailableInputDto | null;
  /** Words that the candidate translates in a day. */
  wordsPerDay?: number | null;
};
export type CandidateSkillInputDto = {
  /** 0 is not rated, 1 to 5 are stars. */
  level: number;
  /** Remark. */
  remark?: string | null;
  /** Skill id. */
  skillId: Id;
};
export type CreateCandidateRequest = {
  /** Whether the candidate is archived; recruiters only. */
  archived?: boolean;
  /** Id of a recruiter; recruiters only. */
  assignedTo?: Id | null;
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
  /** The candidate's profession. */
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
  /** A number of the country, or an international one; stored as E.164. */
  phone?: string | null;
  /** Postal code. */
  postal?: string | null;
  /** Code of a province of the country (`provincesOf` of shared-types), `OTH` for another. */
  province?: string | null;
  /** Whether anyone may see the public profile. */
  publicEnabled?: boolean;
  /** Blocks that the public profile leaves out. */
  publicHidden?: PublicBlock[];
  /** Whether search engines may list the public profile. */
  publicSearchable?: boolean;
  /** Summary on the public profile; written by recruiters. */
  resumeSummary?: string | null;
  /** Replaces the whole list; at most five. */
  skills?: CandidateSkillInputDto[];
  /** Skype name. */
  skype?: string | null;
  /** Recruiters only. */
  sourceId?: Id | null;
  /** Step of the recruitment; recruiters only. */
  status?: InterviewStatus;
  /** Street. */
  street?: string | null;
  /** Ids of tags, or labels of new ones; replaces the whole list. Recruiters only. */
  tags?: Id[];
  /** IANA name, e.g. `Europe/Brussels`. */
  timezone?: string | null;
  /** Personal website, http or https; the same as `links.website`. */
  website?: string | null;
  /** Tag for the agency’s website; recruiters only. */
  websiteTag?: string | null;
};
export type BulkAbilitiesDto = {
  /** Stop it. */
  cancel: boolean;
  /** Approve or decline it. */
  decide: boolean;
  /** Undo it. */
  undo: boolean;
};
export type DeclineTranslationDto = {
  /** The language of the candidates who get it. */
  language: Language;
  /** Rich text of at least two characters. */
  message: string;
  /** Subject. */
  subject: string;
};
export type BulkMailDto = {
  /** Ids of the attachments of each mail, at most 10 and 20,000,000 bytes together: files of the library, and the caller's own uploads with `POST files` without a candidate. */
  attachments?: Id[];
  /** Rich text (HTML) of at least 2 visible characters. */
  message: string;
  /** Time to send it, ISO 8601 with a time zone; absent or null: at once. */
  scheduledAt?: string | null;
  /** Subject. */
  subject: string;
  /** Id of the template that it began with, for `mailtemplates/{id}/uses`. */
  templateId?: Id;
  /** The mail in other languages, at most one a language; candidates with that `language` get it instead. */
  translations?: DeclineTranslationDto[];
};
export type BulkProposalDto = {
  /** Id of the job. */
  jobId: Id;
  /** Whether each candidate gets a mail about it, in their language. */
  tell: boolean;
};
export type BulkStatus = 'none' | 'phone_interview' | 'test' | 'live_interview' | 'offer' | 'active';
export type BulkTagsDto = {
  /** Ids of tags, or labels of new tags. */
  add?: Id[];
  /** Ids of tags. */
  remove?: Id[];
};
export type BulkActionDto = {
  /** Folders to put them in. */
  addToFolders?: Id[];
  /** Whether they are archived. */
  archived?: boolean;
  /** True: each gets the mail that asks whether their availability still holds. */
  askAvailability?: boolean;
  /** The recruiter who follows them up; null for no recruiter. */
  assignedTo?: Id | null;
  /** A mail to each. */
  mail?: BulkMailDto;
  /** A proposal for a job. It skips candidates who have an application for it already. */
  proposal?: BulkProposalDto;
  /** Folders to take them out of. */
  removeFromFolders?: Id[];
  /** Interview status; `contract` is only set one by one. */
  status?: BulkStatus;
  /** Tags to put on and to take off. */
  tags?: BulkTagsDto;
};
export type BulkJobDto = {
  _id: Id;
  /** Title. */
  title: string;
};
export type BulkSkip =
  | 'unchanged'
  | 'gone'
  | 'archived'
  | 'unsubscribed'
  | 'bad_address'
  | 'away'
  | 'asked_recently'
  | 'already_applied'
  | 'unfilled'
  | 'changed_since'
  | 'already_sent';
export type BulkSkippedDto = {
  /** The candidate. */
  candidateId: Id;
  /** The reason. `changed_since`, `already_sent`: the undo was impossible. */
  code: BulkSkip;
  /** First and last name; null if the candidate is gone. */
  name: string | null;
};
export type BulkState = 'waiting' | 'running' | 'done' | 'cancelled' | 'declined' | 'lapsed' | 'failed';
export type BulkOperationResponse = {
  _id: Id;
  /** The caller's permissions. */
  abilities: BulkAbilitiesDto;
  /** The action on each candidate, with new tags as ids. */
  action: BulkActionDto;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** The recruiter who approved or declined it. */
  decidedBy: PersonRefDto | null;
  /** The reason of a decline. */
  declineReason: string | null;
  /** Candidates changed so far. */
  done: number;
  /** The job of a proposal. */
  job: BulkJobDto | null;
  /** Skipped candidates. */
  skipped: number;
  /** The first 100 skipped candidates. */
  skippedCandidates: BulkSkippedDto[];
  /** The starter; null if that user is gone. */
  startedBy: PersonRefDto | null;
  /** `waiting`: it needs a second recruiter's approval, and otherwise becomes `declined` or, after a day, `lapsed`. `failed`: it could not continue,
    for example without its folder. */
  state: BulkState;
  /** Number of candidates. */
  total: number;
  /** The end of its undo, once it ended. */
  undoableUntil: string | null;
  /** The operation that this one undoes. */
  undoes: Id | null;
  /** The end of its wait for an approval; null without one. */
  waitsUntil: string | null;
};
export type BulkOperationPageResponse = {
  /** The records of this page. */
  records: BulkOperationResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type BulkScope = 'mine' | 'everybody';
export type BulkOperationCreatedResponse = {
  /** The created record. */
  data: BulkOperationResponse;
};
export type CandidateSelectionRequest = {
  /** In place of `ids`: everyone in the search and filter of the address. */
  all?: true;
  /** Exceptions from `all`. */
  except?: Id[];
  /** The selected candidates; search and filter do not apply. */
  ids?: Id[];
};
export type CreateBulkOperationRequest = {
  /** The action on each candidate. */
  action: BulkActionDto;
  /** The candidates. */
  selection: CandidateSelectionRequest;
};
export type MailboxDto = {
  /** Email address. */
  email: string;
  /** First and last name. */
  name: string;
};
export type ProposalMailDto = {
  /** The candidate. */
  candidateId: Id;
  /** The candidate's language, in which the mail is written. */
  language: Language;
  /** Rich text (HTML), its fields filled. */
  message: string;
  /** Subject, its fields filled. */
  subject: string;
  /** Recipient. */
  to: MailboxDto;
};
export type AskSkip = 'archived' | 'unsubscribed' | 'bad_address' | 'away' | 'asked_recently';
export type AskSkippedDto = {
  /** The reason. */
  code: AskSkip;
  /** Their number. */
  count: number;
  /** The names of the first ten. */
  names: string[];
};
export type AskPreviewResponse = {
  /** The number of candidates above which it needs approval. */
  approvalAbove: number;
  /** Number of those who get the mail. */
  asked: number;
  /** The mail to the first candidate of each language. */
  mails: ProposalMailDto[];
  /** Whether it needs a second recruiter's approval. */
  needsApproval: boolean;
  /** The others, by reason. */
  skipped: AskSkippedDto[];
  /** Number of selected candidates. */
  total: number;
};
export type BulkRecipientsRequest = {
  /** The candidates. */
  selection: CandidateSelectionRequest;
};
export type BadRecipientDto = {
  /** The candidate. */
  candidateId: Id;
  /** First and last name. */
  name: string;
  /** Why mails to the address come back. */
  trouble: AddressTrouble;
};
export type BulkMailPreviewDto = {
  /** The candidate. */
  candidateId: Id;
  /** Rich text (HTML), its fields filled. */
  message: string;
  /** Subject, its fields filled. */
  subject: string;
  /** Recipient. */
  to: MailboxDto;
};
export type MailField =
  | 'firstname'
  | 'name'
  | 'email'
  | 'job'
  | 'client'
  | 'applylink'
  | 'profilelink'
  | 'appointment'
  | 'recruiter'
  | 'signature';
export type UnfilledRecipientDto = {
  /** The candidate. */
  candidateId: Id;
  /** The fields. */
  fields: MailField[];
  /** First and last name. */
  name: string;
};
export type BulkMailPreviewResponse = {
  /** The number of candidates above which it needs approval. */
  approvalAbove: number;
  /** Number of archived ones, who get no mail. */
  archived: number;
  /** Number of recipients whose address returned mail. They get the mail too. */
  bad: number;
  /** The first 100 of them. */
  badRecipients: BadRecipientDto[];
  /** The first three mails. */
  mails: BulkMailPreviewDto[];
  /** Whether it needs a second recruiter's approval. */
  needsApproval: boolean;
  /** Number of candidates. */
  total: number;
  /** The first 100 recipients for whom a field stays empty; while there are some, the API refuses to send the mail. */
  unfilledCandidates: UnfilledRecipientDto[];
};
export type PreviewBulkMailRequest = {
  /** The mail. */
  mail: BulkMailDto;
  /** The candidates. */
  selection: CandidateSelectionRequest;
};
export type ApplicationStatus = 'pending' | 'rejected' | 'successful' | 'withdrawn';
export type AppliedCandidateDto = {
  /** The candidate. */
  candidateId: Id;
  /** First and last name. */
  name: string;
  /** Its state. */
  status: ApplicationStatus;
};
export type ProposalCandidateDto = {
  /** The candidate. */
  candidateId: Id;
  /** First and last name. */
  name: string;
};
export type Fit =
  'free' | 'past' | 'booked' | 'unknown' | 'not_looking' | 'from' | 'notice' | 'until' | 'away' | 'weekdays' | 'days';
export type FitDto = {
  /** The first free day (`from`, `notice`), the last one (`until`), or the last day of what takes the candidate (`away`, `booked`); null if there is none. */
  day: string | null;
  /** `unknown` if nobody has said anything; `days` and `booked` also if some days a week are left, but too few. */
  fit: Fit;
};
export type NotFreeCandidateDto = {
  /** The candidate. */
  candidateId: Id;
  /** Why not. */
  fit: FitDto;
  /** First and last name. */
  name: string;
};
export type AnsweredWorkDto = {
  /** Days of work a week, in halves, only with a first day; null for all days that the candidate works. */
  workDays: number | null;
  /** First day of the work, `YYYY-MM-DD`, past days too. */
  workFrom: string | null;
  /** Last day of the work; not before its first day, and only with one. Null if the work has no known end. */
  workTo: string | null;
};
export type ProposalPreviewResponse = {
  /** Number of those who have a pending or successful application for the job and are not archived; they are skipped. */
  applied: number;
  /** The first 100 of them. */
  appliedCandidates: AppliedCandidateDto[];
  /** The number of candidates above which it needs approval. */
  approvalAbove: number;
  /** Number of archived ones, who are skipped. */
  archived: number;
  /** Number of those who would be proposed although their profile is incomplete. */
  incomplete: number;
  /** The first 100 of them. */
  incompleteCandidates: ProposalCandidateDto[];
  /** The mails to the first three candidates who would be proposed. */
  mails: ProposalMailDto[];
  /** Whether the proposal needs a second recruiter's approval if it mails its candidates. */
  needsApproval: boolean;
  /** Number of those who would be proposed although they are not free in that period, or have said nothing. */
  notFree: number;
  /** The first 100 of them. */
  notFreeCandidates: NotFreeCandidateDto[];
  /** Number of those whose application for the job was withdrawn or rejected; the proposal opens it again. */
  reopened: number;
  /** The first 100 of them. */
  reopenedCandidates: AppliedCandidateDto[];
  /** Number of selected candidates. */
  total: number;
  /** The period of work of the job; null without one and after it. */
  work: AnsweredWorkDto | null;
};
export type PreviewProposalRequest = {
  /** Id of the job. */
  jobId: Id;
  /** The candidates. */
  selection: CandidateSelectionRequest;
};
export type RecipientLanguageDto = {
  /** Number of recipients. */
  count: number;
  /** The language. */
  language: Language;
};
export type BulkRecipientsResponse = {
  /** Number of archived ones, who get no mail. */
  archived: number;
  /** The languages of the others, the most frequent first. */
  languages: RecipientLanguageDto[];
  /** Number of candidates. */
  total: number;
};
export type AskAnswer = 'yes' | 'not_until' | 'not_looking';
export type BulkAnswerDto = {
  /** The answer. */
  answer: AskAnswer;
  /** Its time. */
  answeredAt: string;
  /** The candidate. */
  candidateId: Id;
  /** First and last name; null if the candidate is gone. */
  name: string | null;
};
export type BulkAnswersResponse = {
  /** Number of those who answered. */
  answered: number;
  /** The last 100 answers. */
  answers: BulkAnswerDto[];
  /** Number of candidates who got the mail. */
  asked: number;
  /** Number of those who would be reminded: without an answer, a newer question, or a later confirmation in another way. */
  open: number;
  /** The time from which the others can be reminded, once; null after that, and if nobody is left. */
  remindableFrom: string | null;
};
export type DeclineBulkOperationRequest = {
  /** The reason, which the starter reads. */
  reason: string;
};
export type MailAttachmentDto = {
  /** The file, for its download. */
  fileId: Id;
  /** Name. */
  name: string;
  /** Bytes. */
  size: number;
};
export type BulkOperationMailsResponse = {
  /** Number of archived ones, who get no mail. */
  archived: number;
  /** The attachments of each mail. */
  attachments: MailAttachmentDto[];
  /** The first three mails. */
  mails: BulkMailPreviewDto[];
  /** Number of candidates. */
  total: number;
};
export type BulkOriginResponse = {
  /** Address of the client; null after 30 days. */
  address: string | null;
  /** Its network. */
  network: string | null;
  /** The program, in its own words. */
  userAgent: string | null;
};
export type DiplomaPageResponse = {
  /** The records of this page. */
  records: DiplomaResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type DiplomaCreatedResponse = {
  /** The created record. */
  data: DiplomaResponse;
};
export type CreateDiplomaRequest = {
  /** Id of the candidate. */
  candidateId: Id;
  /** ISO 3166-1 alpha-2. */
  country?: string | null;
  /** Degree. */
  degree: string;
  /** First year, not after the current one. */
  from: number;
  /** School or university. */
  institute: string;
  /** Last year, not after the current one; null while the study continues. */
  to?: number | null;
};
export type UpdateDiplomaRequest = {
  /** Id of the candidate. */
  candidateId?: Id;
  /** ISO 3166-1 alpha-2. */
  country?: string | null;
  /** Degree. */
  degree?: string;
  /** First year, not after the current one. */
  from?: number;
  /** School or university. */
  institute?: string;
  /** Last year, not after the current one; null while the study continues. */
  to?: number | null;
  version?: Version;
};
export type DuplicateAbilitiesDto = {
  /** Say whether they are one person. */
  answer: boolean;
  /** Take back that they are two people. */
  reopen: boolean;
};
export type DuplicatePersonDto = {
  _id: Id;
  /** Whether the candidate is archived. */
  archived: boolean;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** Email address. */
  email: string;
  /** First name. */
  firstname: string;
  /** Last name. */
  name: string;
};
export type DuplicateCertainty = 'almost_certain' | 'likely' | 'possible';
export type DuplicateReason = 'email' | 'phone' | 'linkedin' | 'name' | 'postal' | 'city';
export type DuplicateState = 'open' | 'different';
export type DuplicateResponse = {
  _id: Id;
  /** The caller's abilities on it. */
  abilities: DuplicateAbilitiesDto;
  /** Both, the older one first. */
  candidates: DuplicatePersonDto[];
  /** How sure these facts make it. */
  certainty: DuplicateCertainty;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** Time of the answer; null while the pair is open. */
  decidedAt: string | null;
  /** The recruiter who answered; null while the pair is open, and for one who is gone. */
  decidedBy: PersonRefDto | null;
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** The facts that they share; an answered pair may share none by now. */
  reasons: DuplicateReason[];
  /** `open`, or `different` once a recruiter said that they are two people. */
  state: DuplicateState;
  version: Version;
};
export type DuplicatePageResponse = {
  /** The records of this page. */
  records: DuplicateResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type DuplicateCountsResponse = {
  /** Open pairs that are almost certainly one person. */
  almostCertain: number;
  /** Pairs that are two people, as a recruiter said. */
  different: number;
  /** Open pairs that are likely one person. */
  likely: number;
  /** Open pairs that may be one person. */
  possible: number;
};
export type DuplicateMatchResponse = {
  /** The candidate. */
  candidate: DuplicatePersonDto;
  /** How sure these facts make it. */
  certainty: DuplicateCertainty;
  /** The facts that they share. */
  reasons: DuplicateReason[];
};
export type DuplicateMatchesResponse = {
  /** The candidates. */
  records: DuplicateMatchResponse[];
};
export type MatchCandidateRequest = {
  /** City. */
  city?: string | null;
  /** ISO 3166-1 alpha-2. */
  country?: string | null;
  /** Email address. */
  email?: string;
  /** First name. */
  firstname?: string;
  /** Name to http(s) address; replaces all links but `website`, which stays unless it is named. */
  links?: {
    [key: string]: string;
  };
  /** Last name. */
  name?: string;
  /** A number of the country, or an international one; stored as E.164. */
  phone?: string | null;
  /** Postal code. */
  postal?: string | null;
};
export type UpdateDuplicateRequest = {
  /** The new state. */
  state: DuplicateState;
  version?: Version;
};
export type MergeResponse = {
  _id: Id;
  /** The candidate who stayed, as of now; null when that one became part of another since. */
  candidate: PersonRefDto | null;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** The candidate who became part of it, as of then. */
  gone: PersonRefDto;
  /** The recruiter who merged them; null for one who is gone. */
  mergedBy: PersonRefDto | null;
  /** The end of the time in which it can be undone, ISO 8601. */
  undoUntil: string;
};
export type MergeCreatedResponse = {
  /** The created record. */
  data: MergeResponse;
};
export type MergeSide = 'older' | 'newer';
export type MergeField =
  | 'firstname'
  | 'name'
  | 'email'
  | 'phone'
  | 'address'
  | 'function'
  | 'language'
  | 'skype'
  | 'timezone'
  | 'info'
  | 'newsletter'
  | 'resume_summary'
  | 'status'
  | 'assigned_to'
  | 'website_tag'
  | 'source'
  | 'avatar'
  | 'freelancer'
  | 'top_project'
  | 'project_preferences'
  | 'more_about_yourself'
  | 'price_per_word'
  | 'day_rate'
  | 'availability'
  | 'minimum_fee'
  | 'words_per_day'
  | 'years_experience'
  | 'mother_tongue'
  | 'links';
export type PublicityField = 'public_page' | 'searchable';
export type MergeDuplicateRequest = {
  /** The side of the login that stays, when both have one; the other login ends. The address stays with the login. */
  login?: MergeSide;
  /** Fields of which the newer candidate's value stays, also when the older one goes; the others keep the older one's, and an empty value takes the other. An address takes the missing parts of the other one where both agree. */
  newer?: MergeField[];
  /** Choices of the public page that stay although only one of the two shows it; otherwise the stricter one stays. Blocks that one of them hides are hidden in any case. */
  shown?: PublicityField[];
  /** The candidate who stays; the older one unless this names the other. */
  stays?: MergeSide;
  /** The versions of both that the client saw, the older candidate's first; if either has another one by now, the answer is 409 `stale_version`. */
  versions: number[];
};
export type ExperiencePageResponse = {
  /** The records of this page. */
  records: ExperienceResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ExperienceCreatedResponse = {
  /** The created record. */
  data: ExperienceResponse;
};
export type CreateExperienceRequest = {
  /** Id of the candidate. */
  candidateId: Id;
  /** Company. */
  company: string;
  /** First day, not in the future. */
  from: string;
  /** Function of the candidate there. */
  function: string;
  /** Last day, not in the future; null while the work continues. */
  to?: string | null;
};
export type UpdateExperienceRequest = {
  /** Id of the candidate. */
  candidateId?: Id;
  /** Company. */
  company?: string;
  /** First day, not in the future. */
  from?: string;
  /** Function of the candidate there. */
  function?: string;
  /** Last day, not in the future; null while the work continues. */
  to?: string | null;
  version?: Version;
};
export type FolderCandidateDto = {
  _id: Id;
  /** Email address. */
  email: string;
  /** First name. */
  firstname: string;
  /** Last name. */
  name: string;
};
export type FolderResponse = {
  _id: Id;
  /** How many candidates are in it. */
  candidateCount: number;
  /** The first 500 candidates in it, by name. */
  candidatelist: FolderCandidateDto[];
  /** Name of the folder. */
  name: string;
  version: Version;
};
export type FolderPageResponse = {
  /** The records of this page. */
  records: FolderResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type FolderCreatedResponse = {
  /** The created record. */
  data: FolderResponse;
};
export type CreateFolderRequest = {
  /** Name of the folder. */
  name: string;
};
export type AddToFoldersRequest = {
  /** Candidate ids. */
  candidates: Id[];
  /** Folder ids. */
  folders: Id[];
};
export type UpdateFolderRequest = {
  /** Name of the folder. */
  name?: string;
  version?: Version;
};
export type MergePageResponse = {
  /** The records of this page. */
  records: MergeResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type MergedField =
  | 'firstname'
  | 'name'
  | 'email'
  | 'phone'
  | 'address'
  | 'function'
  | 'language'
  | 'skype'
  | 'timezone'
  | 'info'
  | 'newsletter'
  | 'resume_summary'
  | 'status'
  | 'assigned_to'
  | 'website_tag'
  | 'source'
  | 'avatar'
  | 'freelancer'
  | 'top_project'
  | 'project_preferences'
  | 'more_about_yourself'
  | 'price_per_word'
  | 'day_rate'
  | 'availability'
  | 'minimum_fee'
  | 'words_per_day'
  | 'years_experience'
  | 'mother_tongue'
  | 'links'
  | 'public_page'
  | 'searchable'
  | 'skills'
  | 'tags'
  | 'folders'
  | 'jobs'
  | 'cat_tools'
  | 'languages'
  | 'translation_skills';
export type MergeUndoneResponse = {
  /** The candidate who had stayed. */
  candidateId: Id;
  /** Fields that were changed after the merge, which stay as they are. */
  left: MergedField[];
  /** The candidate who is there again. */
  restoredId: string;
};
export type PlaceKind =
  | 'name'
  | 'function'
  | 'skill'
  | 'city'
  | 'about'
  | 'experience'
  | 'diploma'
  | 'file'
  | 'note'
  | 'mail'
  | 'interview'
  | 'test';
export type SnippetSegmentDto = {
  /** Whether the search found it. */
  marked: boolean;
  /** The text. */
  text: string;
};
export type PlaceDto = {
  /** Time of the record. */
  at: string | null;
  /** First name of the recruiter who wrote it. */
  by: string | null;
  /** Conversation of a mail. */
  conversationId: Id | null;
  /** The kind of the text. */
  kind: PlaceKind;
  /** Page of a file. */
  page: number | null;
  /** The file, note, mail, interview or test; null for the profile itself. */
  recordId: Id | null;
  /** A piece of the text around the found words. */
  snippet: SnippetSegmentDto[];
  /** Name of a file besides the CV, or type of an interview. */
  title: string | null;
};
export type CandidatePlacesDto = {
  /** The candidate. */
  candidateId: Id;
  /** Number of further places. */
  more: number;
  /** The best places. */
  places: PlaceDto[];
};
export type CorrectedWordDto = {
  /** As typed. */
  typed: string;
  /** As searched. */
  used: string;
};
export type CandidatePlacesResponse = {
  /** One for each candidate, in the order of the request. */
  candidates: CandidatePlacesDto[];
  /** Words that no text has, each with the word that the search took instead. */
  corrected: CorrectedWordDto[];
};
export type AssessmentDto = {
  /** Comment. */
  comment: string | null;
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** 100 × sum(weight × rating) / (5 × sum(weight)) over the rated items, two decimals; null without ratings. */
  percent: number | null;
  /** Null if that user is deleted, or if an old rating has no author. */
  recruiter: PersonRefDto | null;
  /** Ratings of 1 to 5 by `categoryId-itemId`. */
  scores: {
    [key: string]: number;
  };
};
export type WeightedItemDto = {
  _id: Id;
  /** Label. */
  label: string;
  /** 1 unless set otherwise. */
  weight: number;
};
export type RatedCategoryDto = {
  _id: Id;
  /** Items, in their order. */
  items: WeightedItemDto[];
  /** Label. */
  label: string;
};
export type ScoreSummaryDto = {
  /** Mean of their percents, two decimals. */
  average: number;
  /** Number of recruiters who rated. */
  count: number;
  /** Highest percent. */
  highest: number;
  /** Lowest percent. */
  lowest: number;
};
export type CandidateScorecardResponse = {
  _id: Id;
  /** Ratings and comments of all recruiters, including the caller, in order of their first one. */
  assessments: AssessmentDto[];
  /** Id of the candidate. */
  candidateId: Id;
  /** Categories, in their order. */
  categories: RatedCategoryDto[];
  /** Comment. */
  comment: string | null;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** Label of the scorecard, also after its deletion. */
  label: string;
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** 100 × sum(weight × rating) / (5 × sum(weight)) over the rated items, two decimals; null without ratings. */
  percent: number | null;
  /** Ratings of 1 to 5 by `categoryId-itemId`. */
  scores: {
    [key: string]: number;
  };
  /** Null without ratings. */
  summary: ScoreSummaryDto | null;
  version: Version;
};
export type CandidateScorecardPageResponse = {
  /** The records of this page. */
  records: CandidateScorecardResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type SourceResponse = {
  _id: Id;
  /** Label. */
  label: string;
};
export type SourcePageResponse = {
  /** The records of this page. */
  records: SourceResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type TagPageResponse = {
  /** The records of this page. */
  records: TagResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type CandidateTilesResponse = {
  /** Not archived. */
  active: number;
  /** Archived. */
  archived: number;
  /** Counts that stopped: there are more than the number says. Empty with `Prefer: count=exact`. */
  capped: (
    | 'active'
    | 'newApplicant'
    | 'recruiter'
    | 'phoneInterview'
    | 'test'
    | 'liveInterview'
    | 'offer'
    | 'archived'
    | 'total'
  )[];
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
  /** Of the list with its whole filter. */
  total: number;
};
export type ViewReference = 'skills' | 'tags' | 'sourceId' | 'assignedTo' | 'folder' | 'jobId';
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
export type FreePeriodDto = {
  /** First day; today if left out. */
  from?: string;
  /** Last day; the first if left out. */
  to?: string;
};
export type ViewFilterDto = {
  /** Whether the candidate is archived. */
  archived?: boolean;
  /** Ids of recruiters; `none` means unassigned, `any` means assigned. */
  assignedTo?: string[];
  /** Available on this day. */
  availableOn?: string;
  /** Programs for computer-aided translation; candidates work with any of them. */
  catTools?: CatTool[];
  /** Whole name of a city; accents and case make no difference. */
  city?: string[];
  /** Availability confirmed within so many days. */
  confirmedWithin?: number;
  /** ISO 3166-1 alpha-2. */
  country?: string[];
  /** When it was made. */
  createdAt?: DateRangeDto;
  /** Euro per day. */
  dayRate?: NumberRangeDto;
  /** Part of the first name; accents and case make no difference. */
  firstname?: string;
  /** Folder ids. */
  folder?: Id[];
  /** Has said to be free in the whole period, counting notice, periods away and weekdays, and has no booking in it, or one that leaves `freeDays`. Without a last day it is one day. A past period finds nobody, and with `jobId` nobody is found whom that job has booked. */
  freeBetween?: FreePeriodDto;
  /** Has at least so many days a week, or has set no limit. Without days and hours a week the chosen weekdays count. Without it
    `freeBetween` asks for the whole week of each person. */
  freeDays?: number;
  /** Whether the candidate is a freelancer. */
  freelancer?: boolean;
  /** The candidate's profession. */
  function?: UserFunctionName[];
  /** Ids of candidates. */
  ids?: Id[];
  /** Has an application for this job. */
  jobId?: Id;
  /** When it was last changed. */
  modifiedAt?: DateRangeDto;
  /** Language codes; `nl` also finds `nl-BE` and `nl-NL`. */
  motherTongue?: string[];
  /** Part of the name; accents and case make no difference. */
  name?: string;
  /** A city or a postal code, for one search field over both. */
  place?: string;
  /** Postal codes. */
  postal?: string[];
  /** Euro per hour, of the others; with `pricePerWord` either will do. */
  pricePerHour?: NumberRangeDto;
  /** Euro per word, of those who bill by the word. */
  pricePerWord?: NumberRangeDto;
  /** Province codes. */
  province?: string[];
  /** Has a public profile. */
  publicEnabled?: boolean;
  /** Skill ids, each with a minimum level if wanted (`665f1c2e9b1d4a0012345678:3`); candidates have all of them. */
  skills?: string[];
  /** Id of the source: where the candidate comes from. */
  sourceId?: Id[];
  /** Subject area; with the other filters of a pair: of that same pair. */
  specialism?: Specialism;
  /** Interview status. */
  status?: InterviewStatus[];
  /** Sworn; with `translatesFrom` or `translatesTo`: in that same pair. Only `true` is a filter. */
  sworn?: true;
  /** Tag ids; candidates have all of them. */
  tags?: Id[];
  /** Language code; with `translatesTo`: that pair. `nl` also finds `nl-BE` and `nl-NL`. */
  translatesFrom?: string;
  /** Language code. */
  translatesTo?: string;
  /** Logins of the candidates. */
  userId?: Id[];
  /** Words that they translate in a day. */
  wordsPerDay?: NumberRangeDto;
  /** Whole years of experience. */
  yearsExperience?: NumberRangeDto;
};
export type CandidateTile =
  'active' | 'newApplicant' | 'recruiter' | 'phoneInterview' | 'test' | 'liveInterview' | 'offer' | 'archived';
export type ShownListDto = {
  /** Columns of the console; null leaves them to each recruiter. */
  columns: string[] | null;
  /** Filters, without those whose record is gone. */
  filter: ViewFilterDto;
  /** Search; null without one. */
  search: string | null;
  /** The texts that the search looks in; null for names. */
  searchIn: SearchPart | null;
  /** Order. */
  sort:
    | 'createdAt'
    | '-createdAt'
    | 'modifiedAt'
    | '-modifiedAt'
    | 'name'
    | '-name'
    | 'firstname'
    | '-firstname'
    | 'city'
    | '-city'
    | 'status'
    | '-status'
    | 'availability'
    | '-availability'
    | 'relevance'
    | '-relevance';
  /** Tile; null for all candidates, archived ones too. */
  tile: CandidateTile | null;
};
export type ViewMails = 'never' | 'at_once' | 'mornings' | 'mondays';
export type CandidateViewResponse = {
  _id: Id;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** The filters that name a removed record, which the list leaves out. */
  gone: ViewReference[];
  /** Whether it opens with the caller's list. */
  isDefault: boolean;
  /** Whether the caller may change it: only its owner. */
  isMine: boolean;
  /** Its list. */
  list: ShownListDto;
  /** When the caller gets a mail about its new candidates. */
  mails: ViewMails;
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** Name. */
  name: string;
  /** Its owner: the maker, or a colleague since the maker left; null for a login that was deleted. */
  owner: PersonRefDto | null;
  /** Whether every recruiter may open it. */
  shared: boolean;
  version: Version;
};
export type CandidateViewsResponse = {
  /** In the caller's own order. */
  views: CandidateViewResponse[];
};
export type CandidateViewCreatedResponse = {
  /** The created record. */
  data: CandidateViewResponse;
};
export type ViewedListDto = {
  /** Columns of the console; null or absent leaves them to each recruiter. */
  columns?: string[] | null;
  /** Filters, as of the list. */
  filter?: ViewFilterDto;
  /** Search; null or absent without one. */
  search?: string | null;
  /** The texts that the search looks in; null or absent for names. */
  searchIn?: SearchPart | null;
  /** Order. */
  sort?:
    | 'createdAt'
    | '-createdAt'
    | 'modifiedAt'
    | '-modifiedAt'
    | 'name'
    | '-name'
    | 'firstname'
    | '-firstname'
    | 'city'
    | '-city'
    | 'status'
    | '-status'
    | 'availability'
    | '-availability'
    | 'relevance'
    | '-relevance';
  /** Tile; null or absent for all candidates, archived ones too. */
  tile?: CandidateTile | null;
};
export type CreateCandidateViewRequest = {
  /** Its list. */
  list: ViewedListDto;
  /** Name. */
  name: string;
  /** Whether every recruiter may open it. Absent: false. */
  shared?: boolean;
};
export type ViewCountDto = {
  /** Candidates; counting stops at 5,000, and before the first visit at 1,000. */
  count: number;
  /** Whether there are more than `count`. */
  more: boolean;
  /** Candidates who match now and did not when the caller last looked, at most 1,000; 0 before the first visit. */
  newCount: number;
  /** Whether there are more than `newCount`. */
  newMore: boolean;
  /** Id of the view. */
  viewId: Id;
};
export type ViewCountsResponse = {
  /** One for each view of the caller's list. */
  counts: ViewCountDto[];
};
export type ViewMailsResponse = {
  /** Whether its mails still come. */
  isOn: boolean;
  /** Name of the view. */
  name: string;
};
export type OrderCandidateViewsRequest = {
  /** Ids of views, the first ones first; others follow behind them. */
  viewIds: Id[];
};
export type UpdateCandidateViewRequest = {
  /** Its list. */
  list?: ViewedListDto;
  /** Name. */
  name?: string;
  /** Whether every recruiter may open it. Absent: false. */
  shared?: boolean;
  version?: Version;
};
export type FollowCandidateViewRequest = {
  /** Whether it opens with the list; the view that did so before stops. */
  isDefault?: boolean;
  /** When the caller gets a mail about its new candidates: within a minute, on weekday mornings at 8:00 or on Mondays at 8:00, and only if somebody is new. */
  mails?: ViewMails;
};
export type ViewNewsResponse = {
  /** The time of the answer, ISO 8601; a visit that shows it sends it back. */
  at: string;
  /** Ids of the candidates who match now and did not when the caller last looked, at most 1,000; empty before the first visit. */
  candidateIds: Id[];
  /** Whether there are more. */
  more: boolean;
};
export type SeenCandidateViewRequest = {
  /** When the view was read: the `at` of its new candidates. */
  at: string;
  /** The new candidates that the visit showed; those who came since then stay new. Absent: the visit showed everybody. */
  newIds?: Id[];
};
export type KeptOfErased = 'audit_without_values' | 'registration_count';
export type ErasedKind =
  | 'candidate'
  | 'login'
  | 'registration'
  | 'application'
  | 'note'
  | 'interview'
  | 'test'
  | 'scorecard'
  | 'task'
  | 'calendar_item'
  | 'mail'
  | 'conversation'
  | 'file'
  | 'experience'
  | 'diploma'
  | 'skill'
  | 'draft'
  | 'archive';
export type ErasedCountDto = {
  /** Number of records. */
  count: number;
  /** Kind of the records. */
  kind: ErasedKind;
};
export type ErasureResponse = {
  /** Records about others that no longer name the person: mails to several people, mentions, assigned tasks. */
  changed: number;
  /** Number of removed files. */
  files: number;
  /** The facts that stay: events with time and author, without names and values, and the count of registrations. */
  kept: KeptOfErased[];
  /** Number of removed records, without files. */
  records: number;
  /** The removed records and files by kind; kinds without a record are left out. */
  removed: ErasedCountDto[];
};
export type UpdateCandidateRequest = {
  /** Whether the candidate is archived; recruiters only. */
  archived?: boolean;
  /** Id of a recruiter; recruiters only. */
  assignedTo?: Id | null;
  /** Box of a house number. */
  box?: string | null;
  /** How the candidate works: rates, availability, languages. */
  candidateInfo?: CandidateInfoInputDto;
  /** City. */
  city?: string | null;
  /** ISO 3166-1 alpha-2. */
  country?: string | null;
  /** Recruiters only. Of a candidate with a login it waits, as `pendingEmail`, until its owner has confirmed it by the link that is mailed there. */
  email?: string;
  /** First name. */
  firstname?: string;
  /** The candidate's profession. */
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
  /** A number of the country, or an international one; stored as E.164. */
  phone?: string | null;
  /** Postal code. */
  postal?: string | null;
  /** Code of a province of the country (`provincesOf` of shared-types), `OTH` for another. */
  province?: string | null;
  /** Whether anyone may see the public profile. */
  publicEnabled?: boolean;
  /** Blocks that the public profile leaves out. */
  publicHidden?: PublicBlock[];
  /** Whether search engines may list the public profile. */
  publicSearchable?: boolean;
  /** Summary on the public profile; written by recruiters. */
  resumeSummary?: string | null;
  /** Replaces the whole list; at most five. */
  skills?: CandidateSkillInputDto[];
  /** Skype name. */
  skype?: string | null;
  /** Recruiters only. */
  sourceId?: Id | null;
  /** Step of the recruitment; recruiters only. */
  status?: InterviewStatus;
  /** Street. */
  street?: string | null;
  /** Ids of tags, or labels of new ones; replaces the whole list. Recruiters only. */
  tags?: Id[];
  /** IANA name, e.g. `Europe/Brussels`. */
  timezone?: string | null;
  version?: Version;
  /** Personal website, http or https; the same as `links.website`. */
  website?: string | null;
  /** Tag for the agency’s website; recruiters only. */
  websiteTag?: string | null;
};
export type AwayInputDto = {
  /** First day. */
  from: string;
  /** Last day. */
  to?: string | null;
};
export type SetAvailabilityRequest = {
  /** Periods away. */
  away?: AwayInputDto[];
  /** Days a week, in halves; not together with `hoursPerWeek`. */
  daysPerWeek?: number | null;
  /** First free day; null is now. */
  from?: string | null;
  /** Hours a week. */
  hoursPerWeek?: number | null;
  /** Days that the candidate needs before a start. */
  noticeDays?: number | null;
  /** Whether the candidate looks for work. */
  state: AvailabilityState;
  /** Last free day; null is open. */
  until?: string | null;
  version?: Version;
  /** Days of the week as ISO numbers, 1 is Monday; empty is any. */
  weekdays?: number[];
};
export type CandidateCountsResponse = {
  /** Interviews held. */
  interviews: number;
  /** Mails a recruiter may see, sent or not. */
  mail: number;
  /** Notes. */
  notes: number;
  /** Scorecards chosen for the candidate. */
  scorecards: number;
  /** Open tasks. */
  tasks: number;
  /** Tests given. */
  tests: number;
};
export type UploadedFileResponse = {
  /** The file. */
  file: FileResponse;
};
export type UploadedFileCreatedResponse = {
  /** The created record. */
  data: UploadedFileResponse;
};
export type UploadRequest = {
  /** `true` makes it the photo, like `candidates/{id}/avatar`. */
  avatar?: boolean;
  /** The candidate of the file; equals the one in the path, if any. */
  candidateId?: string;
  /** At most 10,000,000 bytes. */
  file: Blob;
  /** Name to show, by default the file's own name. The ending follows the bytes. */
  name?: string | null;
};
export type UpdateFileRequest = {
  /** The candidate does not see a hidden file. */
  hidden?: boolean;
  /** Name to show. The ending follows the bytes. */
  name?: string;
  /** Summary. */
  summary?: string | null;
  /** Title. */
  title?: string | null;
  version?: Version;
};
export type SaidWithAwayDto = {
  /** Periods away, the earliest first. */
  away: AwayDto[];
  /** Days a week, in halves; not together with `hoursPerWeek`. */
  daysPerWeek: number | null;
  /** First free day; null is now. */
  from: string | null;
  /** Hours a week. */
  hoursPerWeek: number | null;
  /** Days that the candidate needs before a start. */
  noticeDays: number | null;
  /** Whether the candidate looks for work. */
  state: AvailabilityState;
  /** Last free day; null is open. */
  until: string | null;
  /** Days of the week as ISO numbers, 1 is Monday; empty is any. */
  weekdays: number[];
};
export type AvailabilityChangeDto = {
  /** Null if nobody had said anything. */
  from: SaidWithAwayDto | null;
  /** Null likewise. */
  to: SaidWithAwayDto | null;
};
export type WorkChangeDto = {
  /** Null if the application had that of its job. */
  from: AnsweredWorkDto | null;
  /** Null likewise. */
  to: AnsweredWorkDto | null;
};
export type HistoryChangeDto = {
  /** Both values of `availability`. */
  availability?: AvailabilityChangeDto;
  /** Name of the field of the candidate. */
  field: string;
  /** The old value; missing where it is too long to quote. */
  from?: (string | number | boolean) | null;
  /** The new value, likewise. */
  to?: (string | number | boolean) | null;
  /** Both values of `work`, the own period of work of an application. */
  work?: WorkChangeDto;
};
export type BounceKind =
  'no_such_address' | 'no_such_domain' | 'mailbox_full' | 'too_large' | 'refused' | 'delayed' | 'complaint' | 'other';
export type UndeliveredDto = {
  /** The recipient. */
  address: string;
  /** Time of the notice, ISO 8601. */
  at: string;
  /** Why. */
  kind: BounceKind;
};
export type HistoryAuthorDto = {
  /** The user's id; null for a candidate without a login, a sender, a mail server and the product. */
  _id: Id | null;
  /** Null also for a user who is deleted. */
  firstname: string | null;
  /** Last name, null likewise; the whole name or the address of a sender. */
  name: string | null;
  /** `mail_server` reported that a mail did not arrive; `sender` wrote a mail from an address that is not the candidate’s; `system` is the product itself. */
  type: 'user' | 'candidate' | 'sender' | 'mail_server' | 'system';
};
export type HistoryEntryDto = {
  /** Its place, which is unique in a history. */
  _id: string;
  /** The act. */
  act:
    | 'mail_sent'
    | 'mail_waiting'
    | 'mail_failed'
    | 'mail_cancelled'
    | 'mail_received'
    | 'mail_auto_reply'
    | 'note'
    | 'note_changed'
    | 'note_removed'
    | 'stage'
    | 'applied'
    | 'proposed'
    | 'approved'
    | 'declined'
    | 'work_changed'
    | 'withdrawn'
    | 'application_ended'
    | 'application_removed'
    | 'interview'
    | 'interview_removed'
    | 'appointment'
    | 'appointment_moved'
    | 'score'
    | 'test'
    | 'test_scored'
    | 'test_removed'
    | 'task'
    | 'task_completed'
    | 'task_reopened'
    | 'task_removed'
    | 'file'
    | 'photo'
    | 'portfolio'
    | 'registered'
    | 'added'
    | 'change'
    | 'merged'
    | 'separated';
  /** Answered questions of an interview. */
  answered: number | null;
  /** All questions of an interview. */
  asked: number | null;
  /** When it happened. */
  at: string;
  /** The changed fields of a `stage` or a `change`; the period of work of an application, where an act changed it. */
  changes: HistoryChangeDto[];
  /** The conversation of a mail; null for the product's own mails. */
  conversationId: Id | null;
  /** The job of an application. */
  jobId: Id | null;
  /** The kind of its record. */
  kind: 'mail' | 'note' | 'stage' | 'application' | 'interview' | 'score' | 'test' | 'task' | 'file' | 'change';
  /** The id of the record: mail, note, application, …; null if it is gone. */
  recordId: Id | null;
  /** The score of a note (-1 to 3), the average of a test, or the per cent of a scorecard. */
  score: number | null;
  /** The first words of a mail, a note or a comment, or why a mail was not delivered. */
  text: string | null;
  /** The record's own name: subject of a mail, title of a job or task, name of a file or test, type of an interview, label of a scorecard. */
  title: string | null;
  /** The notice that a mail did not arrive; null also for one that the mail server refused at once. */
  undelivered: UndeliveredDto | null;
  /** Null if unknown. */
  who: HistoryAuthorDto | null;
};
export type CandidateHistoryResponse = {
  /** At most fifty. */
  entries: HistoryEntryDto[];
  /** The value of `after` for the next page; null on the last one. */
  next: string | null;
};
export type HistoryCountDto = {
  /** Its entries. */
  count: number;
  /** The kind. */
  kind: 'mail' | 'note' | 'stage' | 'application' | 'interview' | 'score' | 'test' | 'task' | 'file' | 'change';
};
export type HistoryCountsResponse = {
  /** Every kind, also those without entries. */
  kinds: HistoryCountDto[];
  /** Entries of all kinds. */
  total: number;
};
export type MailFieldsResponse = {
  /** Page of the portal where the candidate applies for the job. */
  applylink: string | null;
  /** Start of the candidate's next appointment, in words. */
  appointment: string | null;
  /** Client of the job. */
  client: string | null;
  /** Email address. */
  email: string | null;
  /** First name. */
  firstname: string | null;
  /** Title of the job. */
  job: string | null;
  /** Last name. */
  name: string | null;
  /** The candidate's own profile on the portal. */
  profilelink: string | null;
  /** Name of the caller. */
  recruiter: string | null;
  /** The caller's signature, lines of plain text; their name if they wrote none. */
  signature: string | null;
};
export type CandidateNeighboursResponse = {
  /** Which of the two stopped: it is more than the number says. Empty with `Prefer: count=exact`. */
  capped: ('position' | 'total')[];
  /** Candidate after this one. */
  next: string | null;
  /** 1 for the first; null when this candidate is not in the list. */
  position: number | null;
  /** Candidate before this one. */
  previous: Id | null;
  /** Candidates in the list. */
  total: number;
};
export type CandidateScorecardsResponse = {
  /** The records. */
  records: CandidateScorecardResponse[];
};
export type UpdateCandidateScorecardRequest = {
  /** Scorecard id. */
  _id: Id;
  /** Comment. */
  comment?: string | null;
  /** `true` removes the scorecard from the candidate, with the ratings of every recruiter. */
  removed?: boolean;
  /** All of your ratings, 1 to 5, by `categoryId-itemId`. They replace earlier ratings. */
  scores?: {
    [key: string]: number;
  };
  version?: Version;
};
export type CandidateScorecardsCreatedResponse = {
  /** The created record. */
  data: CandidateScorecardsResponse;
};
export type AddCandidateScorecardRequest = {
  /** Scorecard id. */
  _id: Id;
  /** Comment. */
  comment?: string | null;
  /** All of your ratings, 1 to 5, by `categoryId-itemId`. They replace earlier ratings. */
  scores?: {
    [key: string]: number;
  };
};
export type CorrespondentDto = {
  /** Address. */
  email: string;
  /** Name, or the address when the mail has none. */
  name: string;
};
export type ConversationResponse = {
  _id: Id;
  /** The recruiter to whom its answers come; null for the whole team. */
  assignee: PersonRefDto | null;
  /** Whether the conversation has nothing but mails that were cancelled before they left. */
  cancelled: boolean;
  /** The candidate by name. */
  candidate: PersonRefDto | null;
  /** Its candidate; null for an unknown sender. */
  candidateId: Id | null;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** Whether a recruiter discarded it, without a candidate; it is erased after 30 days. */
  discarded: boolean;
  /** Whether one of its mails has files. */
  hasFiles: boolean;
  /** Time at which its held mail should have left, ISO 8601; null when none is held. */
  heldFor: string | null;
  /** Time of the last mail, ISO 8601. */
  lastAt: string;
  /** The sender of the last mail by name. */
  lastFrom: string;
  /** Whether the last mail came in. */
  lastReceived: boolean;
  /** The first words of the last mail. */
  lastWords: string;
  /** Time at which it waits for an answer again, because a recruiter put it off, ISO 8601; null otherwise. */
  laterUntil: string | null;
  /** Number of mails. */
  mailCount: number;
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** Whether a mail came in and still waits for an answer or for "done". */
  open: boolean;
  /** The other side: the candidate's name and address, or those of the sender. */
  person: CorrespondentDto | null;
  /** Time at which the next scheduled mail leaves, ISO 8601; null when none waits. */
  scheduledAt: string | null;
  /** Subject of the first mail. */
  subject: string;
  /** Whether a mail of it did not reach its recipient, or is held. */
  undelivered: boolean;
  /** Whether it is open and the caller has not read it since. */
  unread: boolean;
  /** Whether the unknown sender’s address may be forged (SPF, DKIM, DMARC). */
  unverified: boolean;
  version: Version;
};
export type ConversationPageResponse = {
  /** The records of this page. */
  records: ConversationResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ConversationBox = 'mine' | 'team' | 'unmatched' | 'discarded';
export type ConversationState = 'unread' | 'scheduled' | 'undelivered';
export type ConversationCountsResponse = {
  /** Unread ones of the caller. Stops at 100. */
  mine: number;
  /** Unread ones of the whole team. Stops at 100. */
  team: number;
  /** Those without a candidate. Stops at 100. */
  unmatched: number;
  /** Those that the caller has yet to read: open ones of the caller or of the team. Stops at 100. */
  unread: number;
};
export type FinishConversationsRequest = {
  /** Conversation ids. */
  ids: Id[];
};
export type ConversationTotalResponse = {
  /** Whether there are more. */
  capped: boolean;
  /** Stops at 10,000. */
  total: number;
};
export type AnswerToDto = {
  /** Recipients of a copy. */
  cc: CorrespondentDto[];
  /** Recipient. */
  to: CorrespondentDto;
};
export type ReceivedFileDto = {
  /** The file about the candidate; null until the mail has a candidate, and for a refused one. */
  fileId: Id | null;
  /** Whether it stands among the candidate's own files, because it came from an address of theirs. */
  inFiles: boolean;
  /** Name. */
  name: string;
  /** Why it was refused; null for one that was taken. */
  reason: string | null;
  /** Bytes. */
  size: number;
};
export type ReceivedKind = 'mail' | 'auto_reply';
export type SenderCheck = 'pass' | 'fail' | 'unknown';
export type ReceivedMailDto = {
  _id: Id;
  /** Recipients of a copy. */
  cc: CorrespondentDto[];
  /** Its files. */
  files: ReceivedFileDto[];
  /** Sender. */
  from: CorrespondentDto;
  /** Whether it came from another address than the mail that it answers went to. */
  fromOther: boolean;
  /** Rich text (HTML) that its sender wrote. */
  html: string;
  /** `mail`, or `auto_reply` for an answer of a program. */
  kind: ReceivedKind;
  /** Rich text (HTML) that it quotes from earlier mails. */
  quoted: string;
  /** Lines of the quoted text. */
  quotedLines: number;
  /** Time at which it came in, ISO 8601. */
  receivedAt: string;
  /** Whether the domain in From says that the mail is its own (SPF, DKIM, DMARC); `fail` for a sender that may be forged. */
  senderCheck: SenderCheck;
  /** Subject. */
  subject: string;
  /** Recipients. */
  to: CorrespondentDto[];
};
export type MailKind = 'message' | 'application_declined' | 'application_proposed' | 'application_received';
export type EmailStatus = 'scheduled' | 'sending' | 'sent' | 'failed' | 'cancelled' | 'held';
export type EmailResponse = {
  _id: Id;
  /** Its attachments. */
  attachments: MailAttachmentDto[];
  /** Attempts to send it so far. */
  attempts: number;
  /** Recipients of a blind copy. */
  bcc: MailboxDto[];
  /** The candidate whose mail tab shows it. */
  candidateId: Id | null;
  /** Recipients of a copy. */
  cc: MailboxDto[];
  /** Its conversation; null for a mail of the product itself. */
  conversationId: Id | null;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** The sender: its writer, or the user who took it over. */
  createdBy: Id | null;
  /** The writer's name with the agency's sending address. */
  from: MailboxDto;
  /** `message`, the answer to a declined application, or the product's confirmation of an application. */
  kind: MailKind;
  /** Rich text (HTML). */
  message: string;
  /** The Message-ID header, the same at every attempt. */
  messageId: string;
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** The time of the next attempt, while it is scheduled. */
  nextAttemptAt: string | null;
  /** The mail server's message about a failure, a delay or an unreached recipient. */
  reason: string | null;
  /** The writer's own address, where answers go. */
  replyTo: MailboxDto | null;
  /** The chosen time, ISO 8601; null for at once. */
  scheduledAt: string | null;
  /** Time at which the mail server took it. */
  sentAt: string | null;
  /** State. */
  status: EmailStatus;
  /** Subject. */
  subject: string;
  /** Recipient; null after the erasure of that person. */
  to: MailboxDto | null;
  version: Version;
};
export type ThreadMailDto = {
  /** A mail that came in; null for one from the agency. */
  received: ReceivedMailDto | null;
  /** A mail from the agency, in any state; null for one that came in. */
  sent: EmailResponse | null;
  /** Recipients whom a mail from the agency did not reach. */
  undelivered: UndeliveredDto[];
};
export type ThreadResponse = {
  _id: Id;
  /** Recipients of an answer; null without a candidate or an address. */
  answerTo: AnswerToDto | null;
  /** The recruiter to whom its answers come; null for the whole team. */
  assignee: PersonRefDto | null;
  /** Whether the conversation has nothing but mails that were cancelled before they left. */
  cancelled: boolean;
  /** The candidate by name. */
  candidate: PersonRefDto | null;
  /** Its candidate; null for an unknown sender. */
  candidateId: Id | null;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** Whether a recruiter discarded it, without a candidate; it is erased after 30 days. */
  discarded: boolean;
  /** Whether one of its mails has files. */
  hasFiles: boolean;
  /** Time at which its held mail should have left, ISO 8601; null when none is held. */
  heldFor: string | null;
  /** Time of the last mail, ISO 8601. */
  lastAt: string;
  /** The sender of the last mail by name. */
  lastFrom: string;
  /** Whether the last mail came in. */
  lastReceived: boolean;
  /** The first words of the last mail. */
  lastWords: string;
  /** Time at which it waits for an answer again, because a recruiter put it off, ISO 8601; null otherwise. */
  laterUntil: string | null;
  /** Number of mails. */
  mailCount: number;
  /** Its mails, the oldest first. */
  mails: ThreadMailDto[];
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** Whether a mail came in and still waits for an answer or for "done". */
  open: boolean;
  /** The other side: the candidate's name and address, or those of the sender. */
  person: CorrespondentDto | null;
  /** Time at which the next scheduled mail leaves, ISO 8601; null when none waits. */
  scheduledAt: string | null;
  /** Subject of the first mail. */
  subject: string;
  /** Whether a mail of it did not reach its recipient, or is held. */
  undelivered: boolean;
  /** Whether it is open and the caller has not read it since. */
  unread: boolean;
  /** Whether the unknown sender’s address may be forged (SPF, DKIM, DMARC). */
  unverified: boolean;
  version: Version;
};
export type UpdateConversationRequest = {
  /** The recruiter to whom answers come; null for the whole team. */
  assigneeId?: Id | null;
  /** False: takes a discarded conversation back. True: discards one without a candidate. */
  discarded?: boolean;
  /** True: it waits for no answer. False: it waits for one again. */
  done?: boolean;
  /** Time at which it waits for an answer again, ISO 8601; a mail that comes in ends this. Null: at once. */
  laterUntil?: string | null;
  version?: Version;
};
export type AssignConversationRequest = {
  /** The candidate. */
  candidateId: Id;
  /** True: later mails from this address are the candidate's too, and other unmatched ones come along. */
  keepAddress?: boolean;
};
export type SuggestionReason = 'address' | 'name' | 'firstname' | 'lastname';
export type SuggestionResponse = {
  /** Whether the candidate is archived. */
  archived: boolean;
  /** The candidate. */
  candidateId: Id;
  /** City. */
  city: string | null;
  /** First name. */
  firstname: string;
  /** The candidate's function. */
  function: UserFunctionName | null;
  /** Last name. */
  name: string;
  /** Why it fits. */
  reasons: SuggestionReason[];
  /** How well it fits, from 0 to 1; above 0.6 it may be chosen beforehand. */
  score: number;
};
export type SuggestionsResponse = {
  /** Other unmatched conversations with mails of this sender, which come along if the address is kept. At most 100. */
  others: number;
  /** At most three. */
  records: SuggestionResponse[];
};
export type EmailPageResponse = {
  /** The records of this page. */
  records: EmailResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type EmailCreatedResponse = {
  /** The created record. */
  data: EmailResponse;
};
export type CreateEmailRequest = {
  /** Ids of its attachments, at most 10 and 20,000,000 bytes together: files of the candidate that are not hidden and files of the library, of which the
    mail gets copies, and the caller's own uploads with `POST files`. A change names the ids that the mail has to keep them. */
  attachments?: Id[];
  /** Recipients of a blind copy. */
  bcc?: MailboxDto[];
  /** Its candidate. */
  candidateId: Id;
  /** Recipients of a copy. */
  cc?: MailboxDto[];
  /** The conversation that it answers, of the same candidate; absent for a new one. An answer settles what came in. */
  conversationId?: Id;
  /** Accepted and ignored: the sender is always the caller. */
  from?: MailboxDto;
  /** Rich text (HTML) of at least 2 visible characters. */
  message: string;
  /** Time to send it, ISO 8601 with a time zone; absent or null: at once. */
  scheduledAt?: string | null;
  /** Subject; an answer takes that of its conversation. */
  subject?: string;
  /** Id of the template that it began with, for `mailtemplates/{id}/uses`. */
  templateId?: Id;
  /** Recipient. */
  to: MailboxDto;
};
export type UpdateEmailRequest = {
  /** Ids of its attachments, at most 10 and 20,000,000 bytes together: files of the candidate that are not hidden and files of the library, of which the
    mail gets copies, and the caller's own uploads with `POST files`. A change names the ids that the mail has to keep them. */
  attachments?: Id[];
  /** Recipients of a blind copy. */
  bcc?: MailboxDto[];
  /** Recipients of a copy. */
  cc?: MailboxDto[];
  /** Rich text (HTML) of at least 2 visible characters. */
  message?: string;
  /** Time to send it, ISO 8601 with a time zone; absent or null: at once. */
  scheduledAt?: string | null;
  /** Subject; an answer takes that of its conversation. */
  subject?: string;
  /** Recipient. */
  to?: MailboxDto;
  version?: Version;
};
export type FileCreatedResponse = {
  /** The created record. */
  data: FileResponse;
};
export type WrittenAbilitiesDto = {
  /** Delete it: its writer, and a super-admin. */
  delete: boolean;
  /** Change it: only its writer. */
  update: boolean;
};
export type AnsweredQuestionDto = {
  /** The candidate's answer. */
  answer: string;
  /** The question. */
  question: string;
};
export type InterviewTemplateLabelDto = {
  _id: Id;
  /** Type. */
  type: string;
};
export type InterviewResponse = {
  _id: Id;
  /** The caller's abilities on it. */
  abilities: WrittenAbilitiesDto;
  /** Id of the candidate. */
  candidateId: Id;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** Time of the last change; null when there is none. */
  editedAt: string | null;
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** Questions, in their order. */
  questions: AnsweredQuestionDto[];
  /** The template, by its type. */
  template: InterviewTemplateLabelDto;
  /** Id of the interview template. */
  templateId: Id;
  /** The interviewer; null after that user is deleted. */
  user: PersonRefDto | null;
  version: Version;
};
export type InterviewPageResponse = {
  /** The records of this page. */
  records: InterviewResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type InterviewCreatedResponse = {
  /** The created record. */
  data: InterviewResponse;
};
export type CreateInterviewRequest = {
  /** Id of the candidate. */
  candidateId: Id;
  /** Questions, in their order. */
  questions: AnsweredQuestionDto[];
  /** Id of the interview template. */
  templateId: Id;
};
export type TemplateQuestionDto = {
  /** The question. */
  question: string;
};
export type InterviewTemplateResponse = {
  _id: Id;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** Questions, in their order. */
  questions: TemplateQuestionDto[];
  /** Type. */
  type: string;
  version: Version;
};
export type InterviewTemplatePageResponse = {
  /** The records of this page. */
  records: InterviewTemplateResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type UpdateInterviewRequest = {
  /** Questions, in their order. */
  questions: AnsweredQuestionDto[];
  version?: Version;
};
export type InterviewTemplateCreatedResponse = {
  /** The created record. */
  data: InterviewTemplateResponse;
};
export type CreateInterviewTemplateRequest = {
  /** All questions, in their order. A new template without this field has no questions. */
  questions?: TemplateQuestionDto[];
  /** Name of this type of interview; unique. */
  type: string;
};
export type UseResponse = {
  _id: Id;
  /** True if there are more uses than `count`. */
  capped: boolean;
  /** Uses, counted up to 10,000. */
  count: number;
};
export type UsesResponse = {
  /** The uses of each record, in the order of the request; an unknown id has none. */
  records: UseResponse[];
};
export type UpdateInterviewTemplateRequest = {
  /** All questions, in their order. A new template without this field has no questions. */
  questions?: TemplateQuestionDto[];
  /** Name of this type of interview; unique. */
  type?: string;
  version?: Version;
};
export type ApplicationTranslationDto = {
  /** Language code translated from. */
  from: string;
  /** Where the candidate is sworn in this direction; null if not. */
  sworn: SwornDto | null;
  /** Language code translated to. */
  to: string;
};
export type ApplicationCandidateDto = {
  _id: Id;
  /** Id of the photo, for `candidates/{id}/file/{fileId}`. */
  avatar: Id | null;
  /** City. */
  city: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Euro per day. */
  dayRate: number | null;
  /** First name. */
  firstname: string;
  /** The candidate's profession. */
  function: UserFunctionName | null;
  /** Language of the interface and of our mails. */
  language: Language;
  /** Language code, with a script or country if the candidate says so: `nl-BE`, `zh-Hant`. */
  motherTongue: string | null;
  /** Last name. */
  name: string;
  /** Euro per word; per hour for functions that do not bill per word. */
  pricePerWord: number | null;
  /** Directions the candidate translates in. */
  translationSkills: ApplicationTranslationDto[];
};
export type EarlierEndDto = {
  /** When it ended, ISO 8601; null on older records. */
  at: string | null;
  /** Its state at that time. */
  status: ApplicationStatus;
};
export type ApplicationJobDto = {
  _id: Id;
  /** The client. */
  client: string;
  /** Whether the job was deleted: `answerBy` then promises nothing. */
  isRemoved: boolean;
  /** Language of the job, ISO 639-1; null if unknown. */
  languageId: string | null;
  /** Title. */
  title: string;
  /** Days of work a week, in halves, only with a first day; null for all days that the candidate works. */
  workDays: number | null;
  /** First day of the work, `YYYY-MM-DD`, past days too. */
  workFrom: string | null;
  /** Last day of the work; not before its first day, and only with one. Null if the work has no known end. */
  workTo: string | null;
};
export type ApplicationResponse = {
  _id: Id;
  /** The day by which the candidate gets an answer, in Europe/Brussels. */
  answerBy: string;
  /** The campaign that led to it. */
  campaignId: Id | null;
  /** The candidate. */
  candidate: ApplicationCandidateDto;
  /** Id of the candidate. */
  candidateId: Id;
  /** The reason, for the candidate to read. */
  candidateReason: string | null;
  /** When the first conversation about it was held, or is to be held, ISO 8601. */
  conversationAt: string | null;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** When it was last approved or declined, ISO 8601. */
  decidedAt: string | null;
  /** The deciding user. Null, like `reason` and `emailId`, if a candidate reads it. */
  decidedBy: PersonRefDto | null;
  /** How it had ended before each time, oldest first. */
  earlier: EarlierEndDto[];
  /** The mail of the decline. */
  emailId: Id | null;
  /** The client of the job. */
  employer: string;
  /** Whether the candidate is free in this period. Null without one, after it, and if a candidate reads it. */
  fit: FitDto | null;
  /** Whether the candidate is archived, so no list of free people has them. False if a candidate reads it. */
  isArchived: boolean;
  /** The job. */
  job: ApplicationJobDto;
  /** Id of the job. */
  jobId: Id;
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** Whether the agency proposed the candidate; otherwise the candidate applied. */
  proposed: boolean;
  /** The recruiter who proposed the candidate. Null if a candidate reads it, and after the deletion of the recruiter's login. */
  proposedBy: PersonRefDto | null;
  /** When a recruiter first opened it, ISO 8601. */
  readAt: string | null;
  /** Name of that recruiter; null after the deletion of their login. */
  readBy: string | null;
  /** The reason, for recruiters. */
  reason: string | null;
  /** When a recruiter proposed the candidate again, which opened the ended application again, ISO 8601. */
  reopenedAt: string | null;
  /** State. */
  status: ApplicationStatus;
  version: Version;
  /** When the candidate withdrew it, ISO 8601. */
  withdrawnAt: string | null;
  /** The period of work for which an approval books the candidate: its own, else that of the job. Null without one, and if the job was deleted. */
  work: AnsweredWorkDto | null;
  /** Days of work a week, in halves, only with a first day; null for all days that the candidate works. */
  workDays: number | null;
  /** First day of the work, `YYYY-MM-DD`, past days too. */
  workFrom: string | null;
  /** Last day of the work; not before its first day, and only with one. Null if the work has no known end. */
  workTo: string | null;
};
export type ApplicationPageResponse = {
  /** The records of this page. */
  records: ApplicationResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ApplicationCountsResponse = {
  /** Pending. */
  pending: number;
  /** Declined. */
  rejected: number;
  /** Approved. */
  successful: number;
  /** Withdrawn by their candidates. */
  withdrawn: number;
};
export type ApplicationSourcesResponse = {
  /** Through the link of a campaign. */
  campaign: number;
  /** Applications from neither: the candidate found the job, or a recruiter entered the application. */
  direct: number;
  /** Proposed by a recruiter, also if the candidate had applied before. */
  proposed: number;
};
export type ApplicationsResponse = {
  /** Number of those that were proposals whose mail was cancelled before it left, so these candidates did not read that they were proposed. */
  cancelledMails: number;
  /** The records. */
  records: ApplicationResponse[];
};
export type SeenApplicationDto = {
  /** Id of the application. */
  id: Id;
  version: Version;
};
export type DeclineMailDto = {
  /** Rich text of at least two characters. */
  message: string;
  /** Subject. */
  subject: string;
};
export type DeclineRequest = {
  /** At most 100, each once. */
  applications: SeenApplicationDto[];
  /** Ids of the attachments of each mail, at most 10 and 20,000,000 bytes together: files of the library, and the caller's own uploads with `POST files` without a candidate. */
  attachments?: Id[];
  /** The reason, for the candidate to read. */
  candidateReason?: string | null;
  /** The mail to each of them. */
  email: DeclineMailDto;
  /** The reason, for recruiters. */
  reason?: string | null;
  /** Id of the template that it began with, for `mailtemplates/{id}/uses`. */
  templateId?: Id;
  /** Mails in other languages, at most one a language; candidates with that `language` get it instead. */
  translations?: DeclineTranslationDto[];
};
export type ApproveRequest = {
  /** At most 100, each once. */
  applications: SeenApplicationDto[];
  /** The reason, for the candidate to read. */
  candidateReason?: string | null;
  /** The reason, for recruiters. */
  reason?: string | null;
  /** Days of work a week, in halves, only with a first day; null for all days that the candidate works. */
  workDays?: number | null;
  /** First day of the work, `YYYY-MM-DD`, past days too. */
  workFrom?: string | null;
  /** Last day of the work; not before its first day, and only with one. Null if the work has no known end. */
  workTo?: string | null;
};
export type DecidedStatus = 'pending' | 'rejected' | 'successful';
export type UpdateApplicationRequest = {
  /** `successful` or `rejected`, with the `version` on which the decision is based; the current status changes nothing. */
  status?: DecidedStatus;
  version?: Version;
  /** Days of work a week, in halves, only with a first day; null for all days that the candidate works. */
  workDays?: number | null;
  /** First day of the work, `YYYY-MM-DD`, past days too. */
  workFrom?: string | null;
  /** Last day of the work; not before its first day, and only with one. Null if the work has no known end. */
  workTo?: string | null;
};
export type JobCreatedResponse = {
  /** The created record. */
  data: JobResponse;
};
export type CreateJobRequest = {
  /** Rich text: the profile that the client looks for. */
  about?: string | null;
  /** Days until applicants get an answer; null for the usual 14. */
  answerDays?: number | null;
  /** One of GET applicantlevels. */
  applicantLevelId: Id;
  /** Campaign ids. */
  campaigns?: Id[];
  /** The client. */
  client: string;
  /** Rich text: the client. */
  description?: string | null;
  /** One of GET employmenttypes. */
  employmentTypeId: Id;
  /** First day on which candidates can apply, `YYYY-MM-DD`; not before today when it is set or changed. */
  from?: string | null;
  /** Function that the job asks for. */
  function: string;
  /** Rich text: introduction that candidates read before they apply. */
  introduction?: string | null;
  /** Language of the job, ISO 639-1. */
  languageId: string;
  /** Place of work. */
  location?: string | null;
  /** Rich text: the offer of the client. */
  offer?: string | null;
  /** Pay, in words. */
  salary: string;
  /** Ids or labels of tags; a new label creates a tag. */
  tags?: Id[];
  /** Working time, in words. */
  time?: string | null;
  /** Title. */
  title: string;
  /** Last day on which candidates can apply, `YYYY-MM-DD`; not before the first day and, when it is set or changed, not before today. */
  to?: string | null;
  /** Days of work a week, in halves, only with a first day; null for all days that the candidate works. */
  workDays?: number | null;
  /** First day of the work, `YYYY-MM-DD`, past days too. */
  workFrom?: string | null;
  /** Last day of the work; not before its first day, and only with one. Null if the work has no known end. */
  workTo?: string | null;
};
export type CampaignPageResponse = {
  /** The records of this page. */
  records: CampaignResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type JobCountsResponse = {
  /** After their end. */
  finished: number;
  /** Before their start. */
  future: number;
  /** Without start and end. */
  none: number;
  /** From their start until their end. */
  ongoing: number;
};
export type UpdateJobRequest = {
  /** Rich text: the profile that the client looks for. */
  about?: string | null;
  /** Days until applicants get an answer; null for the usual 14. */
  answerDays?: number | null;
  /** One of GET applicantlevels. */
  applicantLevelId?: Id;
  /** Campaign ids. */
  campaigns?: Id[];
  /** The client. */
  client?: string;
  /** True closes the job before its last day, so that it takes no applications and its links answer 410; false opens it again. */
  closed?: boolean;
  /** Rich text: the client. */
  description?: string | null;
  /** One of GET employmenttypes. */
  employmentTypeId?: Id;
  /** First day on which candidates can apply, `YYYY-MM-DD`; not before today when it is set or changed. */
  from?: string | null;
  /** Function that the job asks for. */
  function?: string;
  /** Rich text: introduction that candidates read before they apply. */
  introduction?: string | null;
  /** Language of the job, ISO 639-1. */
  languageId?: string;
  /** Place of work. */
  location?: string | null;
  /** Rich text: the offer of the client. */
  offer?: string | null;
  /** Pay, in words. */
  salary?: string;
  /** Ids or labels of tags; a new label creates a tag. */
  tags?: Id[];
  /** Working time, in words. */
  time?: string | null;
  /** Title. */
  title?: string;
  /** Last day on which candidates can apply, `YYYY-MM-DD`; not before the first day and, when it is set or changed, not before today. */
  to?: string | null;
  version?: Version;
  /** Days of work a week, in halves, only with a first day; null for all days that the candidate works. */
  workDays?: number | null;
  /** First day of the work, `YYYY-MM-DD`, past days too. */
  workFrom?: string | null;
  /** Last day of the work; not before its first day, and only with one. Null if the work has no known end. */
  workTo?: string | null;
};
export type LibraryFileResponse = {
  _id: Id;
  /** The user who added it; null after the deletion of their login. */
  addedBy: PersonRefDto | null;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** Judged by content. */
  mimeType: string;
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** Name to show. */
  name: string;
  /** Bytes. */
  size: number;
  /** Templates that bring it along. */
  templates: number;
  version: Version;
  /** Mails with it that have not left. */
  waitingMails: number;
};
export type LibraryFilePageResponse = {
  /** The records of this page. */
  records: LibraryFileResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type LibraryFileCreatedResponse = {
  /** The created record. */
  data: LibraryFileResponse;
};
export type LibraryUploadRequest = {
  /** At most 10,000,000 bytes. */
  file: Blob;
  /** Name to show, by default the file's own name. The ending follows the bytes. */
  name?: string | null;
};
export type UpdateLibraryFileRequest = {
  /** Name to show. The ending follows the bytes. */
  name?: string;
  version?: Version;
};
export type MailPurpose = 'decline' | 'invitation' | 'availability' | 'free';
export type MailTextDto = {
  /** Language. */
  language: Language;
  /** Rich text (HTML), with its fields. */
  message: string;
  /** Subject, with its fields. */
  subject: string;
};
export type MailTemplateResponse = {
  _id: Id;
  /** The files of the library that mails with it begin with. */
  attachments: MailAttachmentDto[];
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** True: mails of this purpose begin with it. At most one template of each purpose is the default. */
  isDefault: boolean;
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** Name. */
  name: string;
  /** The kind of mail that it begins. */
  purpose: MailPurpose;
  /** Its texts, in the order nl, fr, en; a language without any text is absent. */
  texts: MailTextDto[];
  version: Version;
};
export type MailTemplatePageResponse = {
  /** The records of this page. */
  records: MailTemplateResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type MailTemplateCreatedResponse = {
  /** The created record. */
  data: MailTemplateResponse;
};
export type MailTemplateTextDto = {
  /** Language. */
  language: Language;
  /** Rich text (HTML); null or empty while it is not written. */
  message?: string | null;
  /** Subject; null or empty while it is not written. */
  subject?: string | null;
};
export type CreateMailTemplateRequest = {
  /** Ids of the files of the library that mails with it begin with, at most 10; without the field there is no file. */
  attachments?: Id[];
  /** True: mails of this purpose begin with it. The template that was the default of the purpose stops being it. Absent: false. */
  isDefault?: boolean;
  /** Name; unique, whatever the case. */
  name: string;
  /** The kind of mail that it begins. */
  purpose: MailPurpose;
  /** Its texts, at most one a language. A new template without this field has none. */
  texts?: MailTemplateTextDto[];
};
export type UpdateMailTemplateRequest = {
  /** Ids of the files of the library that mails with it begin with, at most 10; without the field there is no file. */
  attachments?: Id[];
  /** True: mails of this purpose begin with it. The template that was the default of the purpose stops being it. Absent: false. */
  isDefault?: boolean;
  /** Name; unique, whatever the case. */
  name?: string;
  /** The kind of mail that it begins. */
  purpose?: MailPurpose;
  /** Its texts, at most one a language. A new template without this field has none. */
  texts?: MailTemplateTextDto[];
  version?: Version;
};
export type TestMailTemplateRequest = {
  /** The candidate for whom its fields are filled; absent: example values. A field that stays empty gets an example value. */
  candidateId?: Id;
  /** The language of the test. A template without a text in it sends that of the next one. */
  language: Language;
};
export type MailTemplateUsesResponse = {
  /** Their number. */
  count: number;
  /** Time of the last one; null without one. */
  lastAt: string | null;
  /** Its writer; null without one, and after the deletion of their login. */
  lastBy: PersonRefDto | null;
};
export type MediumResponse = {
  _id: Id;
  /** The picture: a file id for GET mediums/{id}/file/{fileId}. */
  avatar: Id | null;
  /** City. */
  city: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** Name of the medium. */
  name: string;
  /** Postal code. */
  postal: string | null;
  /** Rich text of at least two characters. */
  remarks: string | null;
  /** Starting price in euro. */
  startPrice: number | null;
  /** Street and number. */
  street: string | null;
  /** An http or https address. */
  url: string | null;
  version: Version;
};
export type MediumPageResponse = {
  /** The records of this page. */
  records: MediumResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type MediumCreatedResponse = {
  /** The created record. */
  data: MediumResponse;
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
  version?: Version;
};
export type MediumUploadRequest = {
  /** At most 10,000,000 bytes. */
  file: Blob;
  /** Accepted for compatibility; must equal the medium in the path. */
  mediumId?: string;
};
export type NoteResponse = {
  _id: Id;
  /** The caller's abilities on it. */
  abilities: WrittenAbilitiesDto;
  /** Id of the candidate. */
  candidateId: Id;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** Rich text (HTML) of at least 2 visible characters; a mention is
    `<span data-type="mention" data-id="{userId}" data-label="{name}">`. */
  description: string;
  /** Time of the last change; null when there is none. */
  editedAt: string | null;
  /** Distinct ids of the mentioned users. */
  mentions: Id[];
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** The author; null after that user is deleted. */
  recruiter: PersonRefDto | null;
  /** One of: `-1` none, `0` veryBad, `1` bad, `2` good, `3` veryGood. */
  score: number;
  version: Version;
};
export type NotePageResponse = {
  /** The records of this page. */
  records: NoteResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type NoteCreatedResponse = {
  /** The created record. */
  data: NoteResponse;
};
export type CreateNoteRequest = {
  /** Id of the candidate. */
  candidateId: Id;
  /** Rich text (HTML) of at least 2 visible characters; a mention is
    `<span data-type="mention" data-id="{userId}" data-label="{name}">`. */
  description: string;
  /** Users to mention in addition to those in the description. */
  mentions?: Id[];
  /** One of: `-1` none, `0` veryBad, `1` bad, `2` good, `3` veryGood. */
  score?: number;
};
export type UpdateNoteRequest = {
  /** Id of the candidate; must equal the current one. */
  candidateId?: Id;
  /** Rich text (HTML) of at least 2 visible characters; a mention is
    `<span data-type="mention" data-id="{userId}" data-label="{name}">`. */
  description?: string;
  /** Users to mention in addition to those in the description. */
  mentions?: Id[];
  /** One of: `-1` none, `0` veryBad, `1` bad, `2` good, `3` veryGood. */
  score?: number;
  version?: Version;
};
export type RecruiterResponse = {
  _id: Id;
  /** The candidate this user is, if any. */
  candidateId: Id | null;
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
  /** Whether the login asks this recruiter for a code too. */
  twofactorEnabled: boolean;
};
export type RecruiterPageResponse = {
  /** The records of this page. */
  records: RecruiterResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type RegistrationKeyDto = {
  /** Its place, as most candidates name it. */
  city?: string | null;
  /** Its country, ISO 3166-1 alpha-2. */
  country?: string | null;
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
  /** The counted period or place. */
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
export type CategoryItemDto = {
  _id: Id;
  /** Label. */
  label: string;
};
export type ScorecardCategoryResponse = {
  _id: Id;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** Items, in their order. */
  items: CategoryItemDto[];
  /** Label. */
  label: string;
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  version: Version;
};
export type ScorecardCategoryPageResponse = {
  /** The records of this page. */
  records: ScorecardCategoryResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ScorecardCategoryCreatedResponse = {
  /** The created record. */
  data: ScorecardCategoryResponse;
};
export type CreateScorecardCategoryRequest = {
  /** Label. */
  label: string;
};
export type CategoryItemChangeDto = {
  /** Id of an existing item; left out for a new one. */
  _id?: Id;
  /** Label. */
  label: string;
};
export type UpdateScorecardCategoryRequest = {
  /** All items, in their order. An item that a scorecard has can't be left out. */
  items?: CategoryItemChangeDto[];
  /** Label. */
  label?: string;
  version?: Version;
};
export type AddCategoryItemRequest = {
  /** Its label. */
  item: string;
};
export type ScorecardChoiceDto = {
  /** Category id. */
  _id: Id;
  /** Item ids. */
  items: string[];
};
export type SelectedCategoryDto = {
  _id: Id;
  /** Items, in their order. */
  items: WeightedItemDto[];
  /** Label. */
  label: string;
  /** Ids of the chosen items, in the order of the scorecard. */
  selectedItems: string[];
};
export type ScorecardResponse = {
  _id: Id;
  /** Category ids and item ids. */
  categories: ScorecardChoiceDto[];
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** Label. */
  label: string;
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** Categories with labels and weights. */
  selectedCategories: SelectedCategoryDto[];
  version: Version;
};
export type ScorecardPageResponse = {
  /** The records of this page. */
  records: ScorecardResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ScorecardCreatedResponse = {
  /** The created record. */
  data: ScorecardResponse;
};
export type CreateScorecardRequest = {
  /** Without this field a new scorecard has no categories. */
  categories?: ScorecardChoiceDto[];
  /** Label. */
  label: string;
};
export type ItemWeightDto = {
  /** Item id. */
  _id: Id;
  /** More than 0. */
  weight: number;
};
export type UpdateScorecardRequest = {
  /** Without this field a new scorecard has no categories. */
  categories?: ScorecardChoiceDto[];
  /** Label. */
  label?: string;
  version?: Version;
  /** Weights of items, after the change of categories; other items keep their weight. */
  weights?: ItemWeightDto[];
};
export type SecurityEventKind =
  | 'login'
  | 'login_refused'
  | 'login_locked'
  | 'code_refused'
  | 'logout'
  | 'sessions_ended'
  | 'password_changed'
  | 'password_reset'
  | 'address_changed'
  | 'two_factor_on'
  | 'two_factor_off'
  | 'recovery_codes_made'
  | 'passkey_added'
  | 'passkey_removed'
  | 'role_given'
  | 'role_taken'
  | 'account_removed'
  | 'account_kept'
  | 'candidates_opened'
  | 'files_downloaded'
  | 'candidates_exported'
  | 'candidates_merged'
  | 'merge_undone'
  | 'archive_asked'
  | 'archive_downloaded'
  | 'log_exported'
  | 'operation_begun'
  | 'operation_approved'
  | 'operation_declined'
  | 'operation_cancelled'
  | 'operation_undone'
  | 'deleted';
export type EventRecordDto = {
  id: Id;
  /** Type of the record, as in its URL. */
  type: string;
};
export type SecurityEventResponse = {
  /** Id of the event. */
  _id: Id;
  /** The same user, by name; null after the user is deleted. */
  actor: PersonRefDto | null;
  /** Id of the user who acted; null without a login. */
  actorId: Id | null;
  /** IP address of the client; after 30 days its network only (/24, or /48 of IPv6). */
  address: string | null;
  /** Time, ISO 8601. For events of reading it is the start of a quarter of an hour. */
  at: string;
  /** The browser that the user agent names. */
  browser: string | null;
  /** Ids of the candidates whom the event concerns. */
  candidateIds: Id[];
  /** The candidates who still exist, by name. */
  candidates: PersonRefDto[];
  /** Number of candidates of a bulk operation. */
  count: number | null;
  /** Action of a bulk operation. */
  detail: string | null;
  /** Kind of event. */
  kind: SecurityEventKind;
  /** The record that the event deleted or created. */
  record: EventRecordDto | null;
  /** The operating system that the user agent names. */
  system: string | null;
  /** The same user, by name; null after the user is deleted. */
  user: PersonRefDto | null;
  /** The complete user agent. */
  userAgent: string | null;
  /** Id of the user whose account the event concerns; null if it concerns no account. */
  userId: Id | null;
};
export type SecurityEventPageResponse = {
  /** The records of this page. */
  records: SecurityEventResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type SkillResponse = {
  _id: Id;
  /** Id of its category, if any. */
  categoryId: Id | null;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** The user who added it; only that user and recruiters see it. */
  createdBy: Id | null;
  /** Label. */
  label: LabelDto;
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** Only its creator and recruiters see a pending skill. */
  state: SkillState;
  /** Functions of the skill; empty means all. */
  userfunctions: UserFunctionName[];
  version: Version;
};
export type SkillCategoryResponse = {
  _id: Id;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** Label. */
  label: LabelDto;
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** Its skills, sorted by English label. */
  skills: SkillResponse[];
  /** Functions of its skills; empty means all. */
  userfunctions: UserFunctionName[];
  version: Version;
};
export type SkillCategoryPageResponse = {
  /** The records of this page. */
  records: SkillCategoryResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type SkillCategoryCreatedResponse = {
  /** The created record. */
  data: SkillCategoryResponse;
};
export type CreateSkillCategoryRequest = {
  /** Label. */
  label: LabelDto;
  /** Functions of its skills; empty means all. */
  userfunctions?: UserFunctionName[];
};
export type UpdateSkillCategoryRequest = {
  /** Label. */
  label?: LabelDto;
  /** Functions of its skills; empty means all. */
  userfunctions?: UserFunctionName[];
  version?: Version;
};
export type SkillPageResponse = {
  /** The records of this page. */
  records: SkillResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type UpdateSkillRequest = {
  /** Accepted so that a complete skill can be sent back; never changes. */
  _id?: Id;
  /** Id of the new category; null removes the skill from its category. */
  categoryId?: Id | null;
  /** As `_id`. */
  createdAt?: string;
  /** As `_id`. */
  createdBy?: Id | null;
  /** Label. */
  label?: LabelDto;
  /** As `_id`. */
  modifiedAt?: string;
  /** `pending` until a recruiter approves it. */
  state?: SkillState;
  /** Functions of the skill; empty means all. */
  userfunctions?: UserFunctionName[];
  version?: Version;
};
export type AddSkillRequest = {
  /** Label. */
  label: LabelDto;
  /** Default: `approved`. */
  state?: SkillState;
};
export type ReplaceSkillRequest = {
  /** An approved skill. */
  skillId: string;
};
export type FunctionConfirmedDto = {
  /** Candidates who are not archived. */
  active: number;
  /** Their function; null without one. */
  function: UserFunctionName | null;
  /** Confirmed within 14 days. */
  within14: number;
  /** Confirmed within 30 days. */
  within30: number;
};
export type AskHourDto = {
  /** Those with an answer. */
  answered: number;
  /** Questions by mail. */
  asked: number;
  /** 0 to 23, in Europe/Brussels. */
  hour: number;
};
export type ConfirmedCountsDto = {
  /** Candidates who are not archived. */
  active: number;
  /** Confirmed within 14 days. */
  within14: number;
  /** Confirmed within 30 days. */
  within30: number;
};
export type AvailabilityStatsResponse = {
  /** By function, most candidates first. Functions without any are left out. */
  functions: FunctionConfirmedDto[];
  /** The questions of the last 365 days by the hour of asking. Hours without any are left out. */
  hours: AskHourDto[];
  /** All active candidates. */
  total: ConfirmedCountsDto;
};
export type TaskType = 'todo' | 'call';
export type TaskResponse = {
  _id: Id;
  /** The assigned user by name; empty without one. */
  assigned: PersonRefDto[];
  /** Id of the assigned user; null after that user is erased. */
  assignedTo: Id | null;
  /** The candidate of the task, by name. */
  candidate: PersonRefDto | null;
  /** Id of the candidate of the task. */
  candidateId: Id | null;
  /** True if the task is completed. */
  completed: boolean;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** ISO 8601, with its time zone; not before now when it is set or changed. */
  deadline: string;
  /** Rich text of at least two characters. */
  description: string;
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** Title. */
  title: string;
  /** Kind of task. */
  type: TaskType;
  version: Version;
};
export type TaskPageResponse = {
  /** The records of this page. */
  records: TaskResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type TaskCreatedResponse = {
  /** The created record. */
  data: TaskResponse;
};
export type CreateTaskRequest = {
  /** Id of the assigned user; any user is allowed. */
  assignedTo: Id;
  /** Id of the candidate of the task. */
  candidateId?: Id | null;
  /** True if the task is completed. */
  completed?: boolean;
  /** ISO 8601, with its time zone; not before now when it is set or changed. */
  deadline: string;
  /** Rich text of at least two characters. */
  description: string;
  /** Title. */
  title: string;
  /** Kind of task. */
  type: TaskType;
};
export type TaskCountsResponse = {
  /** Due after Sunday. */
  later: number;
  /** Overdue. */
  overdue: number;
  /** Due in the rest of the day. */
  today: number;
  /** Due after the day, until Sunday. */
  week: number;
};
export type UpdateTaskRequest = {
  /** Id of the assigned user; any user is allowed. */
  assignedTo?: Id;
  /** Id of the candidate of the task. */
  candidateId?: Id | null;
  /** True if the task is completed. */
  completed?: boolean;
  /** ISO 8601, with its time zone; not before now when it is set or changed. */
  deadline?: string;
  /** Rich text of at least two characters. */
  description?: string;
  /** Title. */
  title?: string;
  /** Kind of task. */
  type?: TaskType;
  version?: Version;
};
export type TestFileDto = {
  _id: Id;
  /** Original file name. */
  originalname: string;
};
export type TestScoreDto = {
  /** Reason for the score. */
  remark: string;
  /** 0 to 10 in steps of 0.5. */
  score: number;
};
export type TestResponse = {
  _id: Id;
  /** Average of the scores with one decimal; null without scores. */
  average: number | null;
  /** Id of the candidate. */
  candidateId: Id;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** The file. */
  file: TestFileDto | null;
  /** Id of the file. */
  fileId: Id | null;
  /** Time of the last change, ISO 8601. */
  modifiedAt: string;
  /** Name of the test. */
  name: string;
  /** Scores. */
  scores: TestScoreDto[];
  version: Version;
};
export type TestPageResponse = {
  /** The records of this page. */
  records: TestResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type TestCreatedResponse = {
  /** The created record. */
  data: TestResponse;
};
export type CreateTestRequest = {
  /** Id of the candidate. */
  candidateId: Id;
  /** Id of the candidate's file, uploaded with POST files; null without one. */
  fileId?: Id | null;
  /** Name of the test. */
  name: string;
};
export type UpdateTestRequest = {
  /** Id of the candidate's file, uploaded with POST files; null without one. */
  fileId?: Id | null;
  /** Name of the test. */
  name?: string;
  /** All scores. */
  scores?: TestScoreDto[];
  version?: Version;
};
export type PersonResponse = {
  _id: Id;
  /** The candidate this user is, if any. */
  candidateId: Id | null;
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
export type PersonPageResponse = {
  /** The records of this page. */
  records: PersonResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type TwoFactorQrResponse = {
  /** The same as an `otpauth://` address, to type or to open on the phone. */
  otpauthUrl: string;
  /** The QR code as a `data:image/png;base64,…` address. */
  qr: string;
};
export type OwnLoginProofRequest = {
  /** Required with two-factor: six digits from the authenticator app, or a recovery code, which then no longer works. */
  code?: string;
  /** The current password. */
  currentPassword: string;
};
export type SettingsRequest = {
  /** Whether a recruiter gets a mail when an answer comes into a conversation that they follow up; true unless set. */
  answerMails?: boolean;
  /** Language of the interface and of our mails. */
  language?: Language;
  /** Whether the user wants the newsletter. */
  newsletter?: boolean;
  /** Whether a recruiter gets a mail when a task is due or a job is about to close; true unless set. */
  reminders?: boolean;
  /** The texts of the field `{{signature}}` in one's mails; they replace all three languages. Only recruiters send mails. */
  signatures?: SignaturesDto;
  /** Theme of the interface. */
  theme?: Theme;
};
export type ChangeEmailRequest = {
  /** The current password. */
  currentPassword: string;
  /** The new address. */
  email: string;
};
export type PasskeyResponse = {
  _id: Id;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** Time of the last login with it, ISO 8601. */
  lastUsedAt: string | null;
  /** Name of the passkey, to tell it from others. */
  name: string;
};
export type PasskeysResponse = {
  /** The oldest first. */
  passkeys: PasskeyResponse[];
};
export type PasskeyRequest = {
  /** The browser's answer, as `PublicKeyCredential.toJSON()` gives it. */
  credential: {
    [key: string]: any;
  };
  /** Name of the passkey, to tell it from others. */
  name: string;
};
export type PasskeyNameRequest = {
  /** Name of the passkey, to tell it from others. */
  name: string;
};
export type ChangePasswordRequest = {
  /** The current password. */
  currentPassword: string;
  /** At least 10 characters, spaces around it not counted, 5 of them different; not one of the most common passwords and not the current one, and without a name, the address or the product of the login. */
  password: string;
};
export type SessionDto = {
  /** Id of the session. */
  _id: Id;
  /** Browser or program, by its own name. */
  browser: string | null;
  /** Whether it is the current one. */
  current: boolean;
  /** Kind of device. */
  device: ('phone' | 'tablet' | 'computer' | null) | ('phone' | 'tablet' | 'computer' | null);
  /** Time of its last call, to the minute, ISO 8601. */
  lastSeenAt: string | null;
  /** Operating system. */
  system: string | null;
};
export type SessionsResponse = {
  /** The latest used first. */
  sessions: SessionDto[];
};
export type OwnTwoFactorResponse = {
  /** Whether the login asks for a code too. */
  enabled: boolean;
  /** Number of unused recovery codes; two-factor that a colleague set up has none. */
  recoveryCodesLeft: number;
};
export type TwoFactorSetupResponse = {
  /** The same as an `otpauth://` address, to type or to open on the phone. */
  otpauthUrl: string;
  /** The QR code as a `data:image/png;base64,…` address. */
  qr: string;
  /** The secret alone, to type into the app. */
  secret: string;
};
export type OwnPasswordRequest = {
  /** The current password. */
  currentPassword: string;
};
export type RecoveryCodesResponse = {
  /** The codes. */
  recoveryCodes: string[];
};
export type CodeRequest = {
  /** Six digits from the authenticator app. */
  code: string;
};
export type OwnProofRequest = {
  /** Six digits from the authenticator app, or a recovery code, which then no longer works. */
  code: string;
  /** The current password. */
  currentPassword: string;
};
export type GrantableRole = 'recruiter';
export type RoleChangeRequest = {
  /** Role to give or to take. */
  role: GrantableRole;
  /** Id of the user. */
  userId: Id;
};
export type VerifyCodeRequest = {
  /** Six digits from the authenticator app, or a recovery code, which then no longer works. */
  code: string;
  /** Accepted for compatibility and never trusted: the server's clock decides. */
  time?: number;
  /** The user the first step was for. */
  userId: Id;
};
export type RescueRequest = {
  /** Required with two-factor: six digits from the authenticator app, or a recovery code, which then no longer works. */
  code?: string;
  /** The current password. */
  currentPassword: string;
  /** The address that the owner reads now. */
  email: string;
  /** The reason, and how the owner proved their identity; stored in the audit trail. */
  reason: string;
};
export const {
  useListApplicantLevelsQuery,
  useLazyListApplicantLevelsQuery,
  useLoginMutation,
  useLogoutMutation,
  useLoginWithPasskeyMutation,
  useStartPasskeyLoginMutation,
  useListCalendarItemsQuery,
  useLazyListCalendarItemsQuery,
  useCreateCalendarItemMutation,
  useDeleteCalendarItemMutation,
  useGetCalendarItemQuery,
  useLazyGetCalendarItemQuery,
  useUpdateCalendarItemMutation,
  useCreateCampaignMutation,
  useGetLinkViewsQuery,
  useLazyGetLinkViewsQuery,
  useDeleteCampaignMutation,
  useGetCampaignQuery,
  useLazyGetCampaignQuery,
  useUpdateCampaignMutation,
  useListCampaignJobsQuery,
  useLazyListCampaignJobsQuery,
  useListCandidatesQuery,
  useLazyListCandidatesQuery,
  useCreateCandidateMutation,
  useListBulkOperationsQuery,
  useLazyListBulkOperationsQuery,
  useCreateBulkOperationMutation,
  usePreviewBulkAskMutation,
  usePreviewBulkMailMutation,
  usePreviewProposalMutation,
  useCountBulkRecipientsMutation,
  useGetBulkAnswersQuery,
  useLazyGetBulkAnswersQuery,
  useApproveBulkOperationMutation,
  useCancelBulkOperationMutation,
  useDeclineBulkOperationMutation,
  useGetBulkMailsQuery,
  useLazyGetBulkMailsQuery,
  useGetBulkOriginQuery,
  useLazyGetBulkOriginQuery,
  useRemindBulkOperationMutation,
  useUndoBulkOperationMutation,
  useListDiplomasQuery,
  useLazyListDiplomasQuery,
  useCreateDiplomaMutation,
  useDeleteDiplomaMutation,
  useUpdateDiplomaMutation,
  useListDuplicatesQuery,
  useLazyListDuplicatesQuery,
  useCountDuplicatesQuery,
  useLazyCountDuplicatesQuery,
  useMatchCandidateMutation,
  useGetDuplicateQuery,
  useLazyGetDuplicateQuery,
  useUpdateDuplicateMutation,
  useMergeDuplicateMutation,
  useListExperienceQuery,
  useLazyListExperienceQuery,
  useCreateExperienceMutation,
  useDeleteExperienceMutation,
  useUpdateExperienceMutation,
  useListFoldersQuery,
  useLazyListFoldersQuery,
  useCreateFolderMutation,
  useAddToFoldersMutation,
  useRemoveFromFolderMutation,
  useDeleteFolderMutation,
  useUpdateFolderMutation,
  useListMergesQuery,
  useLazyListMergesQuery,
  useUndoMergeMutation,
  useGetCandidatePlacesQuery,
  useLazyGetCandidatePlacesQuery,
  useListCandidateScorecardsQuery,
  useLazyListCandidateScorecardsQuery,
  useListSourcesQuery,
  useLazyListSourcesQuery,
  useListTagsQuery,
  useLazyListTagsQuery,
  useGetCandidateTilesQuery,
  useLazyGetCandidateTilesQuery,
  useListCandidateViewsQuery,
  useLazyListCandidateViewsQuery,
  useCreateCandidateViewMutation,
  useCountCandidateViewsQuery,
  useLazyCountCandidateViewsQuery,
  useGetViewMailsQuery,
  useLazyGetViewMailsQuery,
  useStopViewMailsMutation,
  useOrderCandidateViewsMutation,
  useDeleteCandidateViewMutation,
  useGetCandidateViewQuery,
  useLazyGetCandidateViewQuery,
  useUpdateCandidateViewMutation,
  useFollowCandidateViewMutation,
  useGetCandidateViewNewsQuery,
  useLazyGetCandidateViewNewsQuery,
  useRestoreCandidateViewMutation,
  useSeeCandidateViewMutation,
  useDeleteCandidateMutation,
  useGetCandidateQuery,
  useLazyGetCandidateQuery,
  useUpdateCandidateMutation,
  usePutAvailabilityMutation,
  useGetCandidateCountsQuery,
  useLazyGetCandidateCountsQuery,
  useUploadCandidateFileMutation,
  useDeleteCandidateFileMutation,
  useUpdateCandidateFileMutation,
  useListCandidateHistoryQuery,
  useLazyListCandidateHistoryQuery,
  useCountCandidateHistoryQuery,
  useLazyCountCandidateHistoryQuery,
  useGetMailFieldsQuery,
  useLazyGetMailFieldsQuery,
  useGetCandidateNeighboursQuery,
  useLazyGetCandidateNeighboursQuery,
  useUpdateCandidateScorecardsMutation,
  useAddCandidateScorecardsMutation,
  useListConversationsQuery,
  useLazyListConversationsQuery,
  useCountConversationsQuery,
  useLazyCountConversationsQuery,
  useFinishConversationsMutation,
  useCountMatchingConversationsQuery,
  useLazyCountMatchingConversationsQuery,
  useDiscardConversationMutation,
  useGetConversationQuery,
  useLazyGetConversationQuery,
  useUpdateConversationMutation,
  useAssignConversationMutation,
  useUnreadConversationMutation,
  useReadConversationMutation,
  useSuggestSendersQuery,
  useLazySuggestSendersQuery,
  useListEmailsQuery,
  useLazyListEmailsQuery,
  useCreateEmailMutation,
  useCancelEmailMutation,
  useGetEmailQuery,
  useLazyGetEmailQuery,
  useUpdateEmailMutation,
  useRetryEmailMutation,
  useTakeOverEmailMutation,
  useListEmploymentTypesQuery,
  useLazyListEmploymentTypesQuery,
  useUploadFileMutation,
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
  useGetInterviewTemplateUsesQuery,
  useLazyGetInterviewTemplateUsesQuery,
  useDeleteInterviewTemplateMutation,
  useUpdateInterviewTemplateMutation,
  useListApplicationsQuery,
  useLazyListApplicationsQuery,
  useReadApplicationsMutation,
  useCountApplicationsQuery,
  useLazyCountApplicationsQuery,
  useCountApplicationSourcesQuery,
  useLazyCountApplicationSourcesQuery,
  useDeclineApplicationsMutation,
  useApproveApplicationsMutation,
  useDeleteApplicationMutation,
  useUpdateApplicationMutation,
  useListJobsQuery,
  useLazyListJobsQuery,
  useCreateJobMutation,
  useListCampaignsQuery,
  useLazyListCampaignsQuery,
  useCountJobsQuery,
  useLazyCountJobsQuery,
  useDeleteJobMutation,
  useGetJobQuery,
  useLazyGetJobQuery,
  useUpdateJobMutation,
  useListLibraryFilesQuery,
  useLazyListLibraryFilesQuery,
  useUploadLibraryFileMutation,
  useDeleteLibraryFileMutation,
  useUpdateLibraryFileMutation,
  useListMailTemplatesQuery,
  useLazyListMailTemplatesQuery,
  useCreateMailTemplateMutation,
  useDeleteMailTemplateMutation,
  useGetMailTemplateQuery,
  useLazyGetMailTemplateQuery,
  useUpdateMailTemplateMutation,
  useTestMailTemplateMutation,
  useGetMailTemplateUsesQuery,
  useLazyGetMailTemplateUsesQuery,
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
  useListNotesQuery,
  useLazyListNotesQuery,
  useCreateNoteMutation,
  useDeleteNoteMutation,
  useGetNoteQuery,
  useLazyGetNoteQuery,
  useUpdateNoteMutation,
  useListRecruitersQuery,
  useLazyListRecruitersQuery,
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
  useGetScorecardUsesQuery,
  useLazyGetScorecardUsesQuery,
  useDeleteScorecardMutation,
  useUpdateScorecardMutation,
  useListSecurityEventsQuery,
  useLazyListSecurityEventsQuery,
  useListSkillCategoriesQuery,
  useLazyListSkillCategoriesQuery,
  useCreateSkillCategoryMutation,
  useDeleteSkillCategoryMutation,
  useUpdateSkillCategoryMutation,
  useListSkillsQuery,
  useLazyListSkillsQuery,
  useGetSkillUsesQuery,
  useLazyGetSkillUsesQuery,
  useDeleteSkillMutation,
  useUpdateSkillMutation,
  useAddSkillToCategoryMutation,
  useReplaceSkillMutation,
  useGetAvailabilityStatsQuery,
  useLazyGetAvailabilityStatsQuery,
  useListTasksQuery,
  useLazyListTasksQuery,
  useCreateTaskMutation,
  useCountTasksQuery,
  useLazyCountTasksQuery,
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
  useListUsersQuery,
  useLazyListUsersQuery,
  useGenerateQrMutation,
  useGetMeQuery,
  useLazyGetMeQuery,
  useUpdateMeMutation,
  useCancelEmailChangeMutation,
  useChangeEmailMutation,
  useResendEmailChangeMutation,
  useListPasskeysQuery,
  useLazyListPasskeysQuery,
  useAddPasskeyMutation,
  useSetUpPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useChangePasswordMutation,
  useEndOtherSessionsMutation,
  useListSessionsQuery,
  useLazyListSessionsQuery,
  useEndSessionMutation,
  useGetTwoFactorQuery,
  useLazyGetTwoFactorQuery,
  useSetUpTwoFactorMutation,
  useTurnTwoFactorOnMutation,
  useRenewRecoveryCodesMutation,
  useRemoveRoleMutation,
  useGrantRoleMutation,
  useVerify2FaMutation,
  useRescueLoginMutation,
} = injectedRtkApi;
