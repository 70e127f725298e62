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
    createCampaign: build.mutation<CreateCampaignApiResponse, CreateCampaignApiArg>({
      query: (queryArg) => ({ url: `/api/v1/campaigns`, method: 'POST', body: queryArg.createCampaignRequest }),
    }),
    getCampaignJob: build.query<GetCampaignJobApiResponse, GetCampaignJobApiArg>({
      query: (queryArg) => ({ url: `/api/v1/campaigns/apply/${queryArg.campaignId}/job/${queryArg.jobId}` }),
    }),
    deleteCampaign: build.mutation<DeleteCampaignApiResponse, DeleteCampaignApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/campaigns/${queryArg.id}`,
        method: 'DELETE',
        params: {
          force: queryArg.force,
        },
      }),
    }),
    getCampaign: build.query<GetCampaignApiResponse, GetCampaignApiArg>({
      query: (queryArg) => ({ url: `/api/v1/campaigns/${queryArg.id}` }),
    }),
    updateCampaign: build.mutation<UpdateCampaignApiResponse, UpdateCampaignApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/campaigns/${queryArg.id}`,
        method: 'PATCH',
        body: queryArg.updateCampaignRequest,
      }),
    }),
    listCampaignJobs: build.query<ListCampaignJobsApiResponse, ListCampaignJobsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/campaigns/${queryArg.id}/jobs`,
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
      query: (queryArg) => ({ url: `/api/v1/emails/${queryArg.id}`, method: 'DELETE' }),
    }),
    getEmail: build.query<GetEmailApiResponse, GetEmailApiArg>({
      query: (queryArg) => ({ url: `/api/v1/emails/${queryArg.id}` }),
    }),
    updateEmail: build.mutation<UpdateEmailApiResponse, UpdateEmailApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/emails/${queryArg.id}`,
        method: 'PATCH',
        body: queryArg.updateEmailRequest,
      }),
    }),
    retryEmail: build.mutation<RetryEmailApiResponse, RetryEmailApiArg>({
      query: (queryArg) => ({ url: `/api/v1/emails/${queryArg.id}/retry`, method: 'POST' }),
    }),
    listEmploymentTypes: build.query<ListEmploymentTypesApiResponse, ListEmploymentTypesApiArg>({
      query: () => ({ url: `/api/v1/employmenttypes` }),
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
      query: (queryArg) => ({ url: `/api/v1/jobs/${queryArg.id}`, method: 'DELETE' }),
    }),
    getJob: build.query<GetJobApiResponse, GetJobApiArg>({
      query: (queryArg) => ({ url: `/api/v1/jobs/${queryArg.id}` }),
    }),
    updateJob: build.mutation<UpdateJobApiResponse, UpdateJobApiArg>({
      query: (queryArg) => ({ url: `/api/v1/jobs/${queryArg.id}`, method: 'PATCH', body: queryArg.updateJobRequest }),
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
        url: `/api/v1/mediums/${queryArg.id}`,
        method: 'DELETE',
        params: {
          force: queryArg.force,
        },
      }),
    }),
    getMedium: build.query<GetMediumApiResponse, GetMediumApiArg>({
      query: (queryArg) => ({ url: `/api/v1/mediums/${queryArg.id}` }),
    }),
    updateMedium: build.mutation<UpdateMediumApiResponse, UpdateMediumApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/mediums/${queryArg.id}`,
        method: 'PATCH',
        body: queryArg.updateMediumRequest,
      }),
    }),
    listMediumCampaigns: build.query<ListMediumCampaignsApiResponse, ListMediumCampaignsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/mediums/${queryArg.id}/campaigns`,
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
      query: (queryArg) => ({ url: `/api/v1/notes`, method: 'POST', body: queryArg.createNoteRequest }),
    }),
    deleteNote: build.mutation<DeleteNoteApiResponse, DeleteNoteApiArg>({
      query: (queryArg) => ({ url: `/api/v1/notes/${queryArg.id}`, method: 'DELETE' }),
    }),
    getNote: build.query<GetNoteApiResponse, GetNoteApiArg>({
      query: (queryArg) => ({ url: `/api/v1/notes/${queryArg.id}` }),
    }),
    updateNote: build.mutation<UpdateNoteApiResponse, UpdateNoteApiArg>({
      query: (queryArg) => ({ url: `/api/v1/notes/${queryArg.id}`, method: 'PATCH', body: queryArg.updateNoteRequest }),
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
      query: (queryArg) => ({ url: `/api/v1/recruiters/${queryArg.id}` }),
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
        url: `/api/v1/skillcategories/${queryArg.id}`,
        method: 'DELETE',
        params: {
          force: queryArg.force,
        },
      }),
    }),
    updateSkillCategory: build.mutation<UpdateSkillCategoryApiResponse, UpdateSkillCategoryApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/skillcategories/${queryArg.id}`,
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
        url: `/api/v1/skills/${queryArg.id}`,
        method: 'DELETE',
        params: {
          force: queryArg.force,
        },
      }),
    }),
    updateSkill: build.mutation<UpdateSkillApiResponse, UpdateSkillApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/skills/${queryArg.id}`,
        method: 'PATCH',
        body: queryArg.updateSkillRequest,
      }),
    }),
    addSkillToCategory: build.mutation<AddSkillToCategoryApiResponse, AddSkillToCategoryApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/skills/${queryArg.id}/add`,
        method: 'PATCH',
        body: queryArg.addSkillRequest,
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
      query: (queryArg) => ({ url: `/api/v1/users/generate/qr/${queryArg.id}`, method: 'POST' }),
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
      query: (queryArg) => ({ url: `/api/v1/users/resendToken/${queryArg.email}`, method: 'POST' }),
    }),
    resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/users/resetPassword`,
        method: 'POST',
        body: queryArg.resetPasswordRequest,
      }),
    }),
    requestPasswordReset: build.mutation<RequestPasswordResetApiResponse, RequestPasswordResetApiArg>({
      query: (queryArg) => ({ url: `/api/v1/users/resetPassword/${queryArg.email}`, method: 'POST' }),
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
      query: (queryArg) => ({ url: `/api/v1/users/role`, method: 'PATCH', body: queryArg.roleChange }),
    }),
    activate: build.mutation<ActivateApiResponse, ActivateApiArg>({
      query: (queryArg) => ({ url: `/api/v1/users/validate`, method: 'POST', body: queryArg.linkParams }),
    }),
    activateByLink: build.mutation<ActivateByLinkApiResponse, ActivateByLinkApiArg>({
      query: (queryArg) => ({ url: `/api/v1/users/validate/${queryArg.email}/${queryArg.token}`, method: 'POST' }),
    }),
    verify2Fa: build.mutation<Verify2FaApiResponse, Verify2FaApiArg>({
      query: (queryArg) => ({ url: `/api/v1/users/verify2fa`, method: 'POST', body: queryArg.verifyCodeRequest }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as api };
export type ListApplicantLevelsApiResponse = /** status 200  */ JobChoicesDto;
export type ListApplicantLevelsApiArg = void;
export type GetBotCheckChallengeApiResponse = /** status 200  */ BotCheckChallenge;
export type GetBotCheckChallengeApiArg = void;
export type LoginApiResponse = /** status 200  */ LoginResponse;
export type LoginApiArg = {
  loginRequest: LoginRequest;
};
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type CreateCampaignApiResponse = /** status 201  */ CampaignDto;
export type CreateCampaignApiArg = {
  createCampaignRequest: CreateCampaignRequest;
};
export type GetCampaignJobApiResponse = /** status 200  */ CampaignJobDto;
export type GetCampaignJobApiArg = {
  campaignId: string;
  jobId: string;
};
export type DeleteCampaignApiResponse = unknown;
export type DeleteCampaignApiArg = {
  id: string;
  /** `true` deletes a record that is in use; what used it keeps its label. */
  force?: boolean;
};
export type GetCampaignApiResponse = /** status 200  */ CampaignDto;
export type GetCampaignApiArg = {
  id: string;
};
export type UpdateCampaignApiResponse = /** status 200  */ CampaignDto;
export type UpdateCampaignApiArg = {
  id: string;
  updateCampaignRequest: UpdateCampaignRequest;
};
export type ListCampaignJobsApiResponse = /** status 200  */ {
  records: JobDto[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListCampaignJobsApiArg = {
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
  id: string;
};
export type GetEmailApiResponse = /** status 200  */ EmailResponse;
export type GetEmailApiArg = {
  id: string;
};
export type UpdateEmailApiResponse = /** status 200  */ EmailResponse;
export type UpdateEmailApiArg = {
  id: string;
  updateEmailRequest: UpdateEmailRequest;
};
export type RetryEmailApiResponse = /** status 200  */ EmailResponse;
export type RetryEmailApiArg = {
  id: string;
};
export type ListEmploymentTypesApiResponse = /** status 200  */ JobChoicesDto;
export type ListEmploymentTypesApiArg = void;
export type ListJobsApiResponse = /** status 200  */ {
  records: JobDto[];
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
export type CreateJobApiResponse = /** status 201  */ JobDto;
export type CreateJobApiArg = {
  createJobRequest: CreateJobRequest;
};
export type ListCampaignsApiResponse = /** status 200  */ {
  records: CampaignDto[];
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
  id: string;
};
export type GetJobApiResponse = /** status 200  */ JobDto;
export type GetJobApiArg = {
  id: string;
};
export type UpdateJobApiResponse = /** status 200  */ JobDto;
export type UpdateJobApiArg = {
  id: string;
  updateJobRequest: UpdateJobRequest;
};
export type ListLanguagesApiResponse = /** status 200  */ LanguagePage;
export type ListLanguagesApiArg = {
  /** `nl`, `fr` or `en` (default). */
  lang?: Language;
};
export type ListMediumsApiResponse = /** status 200  */ {
  records: MediumDto[];
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
export type CreateMediumApiResponse = /** status 201  */ MediumDto;
export type CreateMediumApiArg = {
  createMediumRequest: CreateMediumRequest;
};
export type DeleteMediumApiResponse = unknown;
export type DeleteMediumApiArg = {
  id: string;
  /** `true` deletes a record that is in use; what used it keeps its label. */
  force?: boolean;
};
export type GetMediumApiResponse = /** status 200  */ MediumDto;
export type GetMediumApiArg = {
  id: string;
};
export type UpdateMediumApiResponse = /** status 200  */ MediumDto;
export type UpdateMediumApiArg = {
  id: string;
  updateMediumRequest: UpdateMediumRequest;
};
export type ListMediumCampaignsApiResponse = /** status 200  */ {
  records: CampaignDto[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type ListMediumCampaignsApiArg = {
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
  id: string;
};
export type GetNoteApiResponse = /** status 200  */ NoteResponse;
export type GetNoteApiArg = {
  id: string;
};
export type UpdateNoteApiResponse = /** status 200  */ NoteResponse;
export type UpdateNoteApiArg = {
  id: string;
  updateNoteRequest: UpdateNoteRequest;
};
export type ListRecruitersApiResponse = /** status 200  */ {
  records: RecruiterDto[];
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
export type GetRecruiterApiResponse = /** status 200  */ RecruiterDto;
export type GetRecruiterApiArg = {
  id: string;
};
export type ListSkillCategoriesApiResponse = /** status 200  */ {
  records: SkillCategoryDto[];
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
export type CreateSkillCategoryApiResponse = /** status 201  */ SkillCategoryDto;
export type CreateSkillCategoryApiArg = {
  createSkillCategoryRequest: CreateSkillCategoryRequest;
};
export type DeleteSkillCategoryApiResponse = unknown;
export type DeleteSkillCategoryApiArg = {
  id: string;
  /** `true` removes it even though it is in use; what used it keeps its label. Without it the answer is 409 `in_use`. */
  force?: boolean;
};
export type UpdateSkillCategoryApiResponse = /** status 200  */ SkillCategoryDto;
export type UpdateSkillCategoryApiArg = {
  id: string;
  updateSkillCategoryRequest: UpdateSkillCategoryRequest;
};
export type ListSkillsApiResponse = /** status 200  */ {
  records: SkillDto[];
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
  id: string;
  /** `true` removes it even though it is in use; what used it keeps its label. Without it the answer is 409 `in_use`. */
  force?: boolean;
};
export type UpdateSkillApiResponse = /** status 200  */ SkillDto;
export type UpdateSkillApiArg = {
  id: string;
  updateSkillRequest: UpdateSkillRequest;
};
export type AddSkillToCategoryApiResponse = /** status 200  */ SkillCategoryDto;
export type AddSkillToCategoryApiArg = {
  id: string;
  addSkillRequest: AddSkillRequest;
};
export type ListUserFunctionsApiResponse = /** status 200  */ UserFunctionPage;
export type ListUserFunctionsApiArg = void;
export type RemoveAccountApiResponse = unknown;
export type RemoveAccountApiArg = {
  /** `true`: the agency keeps the profile, without a login. `false`: the person is erased everywhere. */
  keepData: boolean;
  /** Why, in the person's own words; kept without the person. */
  why?: string;
};
export type ListUsersApiResponse = /** status 200  */ {
  records: PersonDto[];
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
export type RegisterApiResponse = /** status 201  */ UserDto;
export type RegisterApiArg = {
  registrationRequest: RegistrationRequest;
};
export type GenerateQrApiResponse = /** status 200  */ TwoFactorQrDto;
export type GenerateQrApiArg = {
  id: string;
};
export type GetMeApiResponse = /** status 200  */ UserDto;
export type GetMeApiArg = void;
export type ListUserRecruitersApiResponse = /** status 200  */ {
  records: RecruiterDto[];
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
  email: string;
};
export type ResetPasswordApiResponse = unknown;
export type ResetPasswordApiArg = {
  resetPasswordRequest: ResetPasswordRequest;
};
export type RequestPasswordResetApiResponse = /** status 200  */ MailRequestedResponse;
export type RequestPasswordResetApiArg = {
  email: string;
};
export type RemoveRoleApiResponse = unknown;
export type RemoveRoleApiArg = {
  role: GrantableRole;
  userId: string;
};
export type GetRoleApiResponse = /** status 200  */ RoleDto;
export type GetRoleApiArg = void;
export type GrantRoleApiResponse = /** status 200  */ PersonDto;
export type GrantRoleApiArg = {
  roleChange: RoleChange;
};
export type ActivateApiResponse = /** status 200  */ ActivationResponse;
export type ActivateApiArg = {
  linkParams: LinkParams;
};
export type ActivateByLinkApiResponse = /** status 200  */ ActivationResponse;
export type ActivateByLinkApiArg = {
  email: string;
  token: string;
};
export type Verify2FaApiResponse = /** status 200  */ LoginResponse;
export type Verify2FaApiArg = {
  verifyCodeRequest: VerifyCodeRequest;
};
export type JobChoiceLabelDto = {
  EN: string;
  FR: string;
  NL: string;
};
export type JobChoiceDto = {
  _id: string;
  label: JobChoiceLabelDto;
  /** Stable name, e.g. `freelance`. */
  name: string;
};
export type JobChoicesDto = {
  records: JobChoiceDto[];
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
  | 'invalid'
  | 'unknown_field'
  | 'invalid_email'
  | 'invalid_phone'
  | 'invalid_url'
  | 'invalid_date'
  | 'invalid_id'
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
export type ProblemDto = {
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
export type BotCheckChallenge = {
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
export type UserDto = {
  _id: string;
  /** Campaign the user came through. */
  campaignId: string | null;
  /** The candidate this user is, if any. */
  candidateId: string | null;
  email: string;
  firstname: string;
  function: UserFunctionName | null;
  /** Job the user came for; becomes an application once the profile is complete, then null. */
  jobId: string | null;
  language: Language;
  links: UserLinksDto;
  name: string;
  /** Whether the user wants the newsletter. */
  newsletter: boolean;
  /** Whether the privacy statement was accepted. */
  privacy: boolean;
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
  user: UserDto;
};
export type LoginRequest = {
  email: string;
  password: string;
};
export type CampaignMediumDto = {
  _id: string;
  name: string;
};
export type CampaignDto = {
  _id: string;
  /** Euro. */
  budget: number | null;
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** Last day, `YYYY-MM-DD`. */
  end: string | null;
  medium: CampaignMediumDto;
  mediumId: string;
  /** When it was last changed, ISO 8601. */
  modifiedAt: string;
  /** Rich text. */
  remarks: string | null;
  /** First day, `YYYY-MM-DD`. */
  start: string | null;
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
  title: string;
};
export type ApplyCampaignDto = {
  title: string;
};
export type ApplyJobDto = {
  /** Rich text. */
  introduction: string;
  title: string;
};
export type CampaignJobDto = {
  campaign: ApplyCampaignDto;
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
  title?: string;
  /** The version that was changed; when the record has another one by now, the answer is 409 `stale_version`. */
  version?: number;
};
export type JobApplicationCountsDto = {
  pending: number;
  rejected: number;
  successful: number;
};
export type JobCampaignDto = {
  _id: string;
  title: string;
};
export type JobTagDto = {
  _id: string;
  label: string;
};
export type JobTimeState = 'none' | 'future' | 'ongoing' | 'finished';
export type JobDto = {
  _id: string;
  /** Rich text: whom the client looks for. */
  about: string;
  applicantLevelId: string;
  /** Campaign ids. */
  campaigns: string[];
  client: string;
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** Rich text: who they would work for. */
  description: string;
  employmentTypeId: string;
  /** First day, `YYYY-MM-DD`. */
  from: string | null;
  function: string;
  /** Rich text. */
  introduction: string;
  /** For recruiters. */
  jobapplications?: JobApplicationCountsDto;
  jobcampaigns: JobCampaignDto[];
  jobtags: JobTagDto[];
  /** ISO 639-1. */
  languageId: string;
  location: string | null;
  /** When it was last changed, ISO 8601. */
  modifiedAt: string;
  /** Rich text. */
  offer: string;
  salary: string;
  /** Tag ids. */
  tags: string[];
  time: string | null;
  /** Follows from the two days, today in Europe/Brussels; `none` without any day. */
  timeState: JobTimeState;
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
export type MailboxDto = {
  email: string;
  name: string;
};
export type MailKind = 'message' | 'application_declined';
export type EmailStatus = 'scheduled' | 'sending' | 'sent' | 'failed' | 'cancelled';
export type EmailResponse = {
  _id: string;
  /** Attempts to send it so far. */
  attempts: number;
  bcc: MailboxDto[];
  /** The candidate whose mail tab shows it. */
  candidateId: string | null;
  cc: MailboxDto[];
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
  status: EmailStatus;
  subject: string;
  to: MailboxDto;
  /** Counts the changes; send it back with an edit. */
  version: number;
};
export type EmailFilter = {
  /** The candidate the mails are for. */
  candidateId?: string;
  status?: EmailStatus;
};
export type CreateEmailRequest = {
  /** Recipients the others do not see. */
  bcc?: MailboxDto[];
  /** The candidate it is for. */
  candidateId: string;
  cc?: MailboxDto[];
  /** Accepted and not looked at: the sender is always the caller. */
  from?: MailboxDto;
  /** Rich text (HTML) of at least 2 visible characters. */
  message: string;
  /** When to send it, ISO 8601 with its time zone; absent or null for at once. */
  scheduledAt?: string | null;
  subject: string;
  to: MailboxDto;
};
export type UpdateEmailRequest = {
  /** Recipients the others do not see. */
  bcc?: MailboxDto[];
  cc?: MailboxDto[];
  /** Rich text (HTML) of at least 2 visible characters. */
  message?: string;
  /** When to send it, ISO 8601 with its time zone; absent or null for at once. */
  scheduledAt?: string | null;
  subject?: string;
  to?: MailboxDto;
  /** The version that was changed; when the mail has another one by now, the answer is 409 `stale_version`. */
  version?: number;
};
export type CreateJobRequest = {
  /** Rich text: whom the client looks for. */
  about: string;
  /** One of GET applicantlevels. */
  applicantLevelId: string;
  /** Campaign ids. */
  campaigns?: string[];
  client: string;
  /** Rich text: who they would work for. */
  description: string;
  /** One of GET employmenttypes. */
  employmentTypeId: string;
  /** First day, `YYYY-MM-DD`. */
  from?: string | null;
  function: string;
  /** Rich text: what candidates read before they apply. */
  introduction: string;
  /** Language of the job, ISO 639-1. */
  languageId:
    | 'nl'
    | 'fr'
    | 'en'
    | 'de'
    | 'es'
    | 'it'
    | 'pt'
    | 'pl'
    | 'ar'
    | 'bg'
    | 'cs'
    | 'da'
    | 'el'
    | 'et'
    | 'fi'
    | 'ga'
    | 'hr'
    | 'hu'
    | 'ja'
    | 'ko'
    | 'lt'
    | 'lv'
    | 'mt'
    | 'no'
    | 'ro'
    | 'ru'
    | 'sk'
    | 'sl'
    | 'sv'
    | 'tr'
    | 'uk'
    | 'zh';
  /** Where the work is done. */
  location?: string | null;
  /** Rich text: what the client offers. */
  offer: string;
  salary: string;
  /** Tag ids. */
  tags?: string[];
  /** How much time it takes, in words. */
  time?: string | null;
  title: string;
  /** Last day, `YYYY-MM-DD`; not before the first. */
  to?: string | null;
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
  client?: string;
  /** Rich text: who they would work for. */
  description?: string;
  /** One of GET employmenttypes. */
  employmentTypeId?: string;
  /** First day, `YYYY-MM-DD`. */
  from?: string | null;
  function?: string;
  /** Rich text: what candidates read before they apply. */
  introduction?: string;
  /** Language of the job, ISO 639-1. */
  languageId?:
    | 'nl'
    | 'fr'
    | 'en'
    | 'de'
    | 'es'
    | 'it'
    | 'pt'
    | 'pl'
    | 'ar'
    | 'bg'
    | 'cs'
    | 'da'
    | 'el'
    | 'et'
    | 'fi'
    | 'ga'
    | 'hr'
    | 'hu'
    | 'ja'
    | 'ko'
    | 'lt'
    | 'lv'
    | 'mt'
    | 'no'
    | 'ro'
    | 'ru'
    | 'sk'
    | 'sl'
    | 'sv'
    | 'tr'
    | 'uk'
    | 'zh';
  /** Where the work is done. */
  location?: string | null;
  /** Rich text: what the client offers. */
  offer?: string;
  salary?: string;
  /** Tag ids. */
  tags?: string[];
  /** How much time it takes, in words. */
  time?: string | null;
  title?: string;
  /** Last day, `YYYY-MM-DD`; not before the first. */
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
export type LanguagePage = {
  records: LanguageDto[];
  /** Always all of them. */
  totalCount: number;
};
export type MediumDto = {
  _id: string;
  /** The picture: a file id for GET mediums/{id}/file/{fileId}. */
  avatar: string | null;
  city: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** When it was last changed, ISO 8601. */
  modifiedAt: string;
  name: string;
  postal: string | null;
  /** Rich text. */
  remarks: string | null;
  /** Euro. */
  startPrice: number | null;
  street: string | null;
  url: string | null;
  /** Counts the changes. Send it back with a PATCH, so that nobody's change is overwritten unseen. */
  version: number;
};
export type MediumFilter = {
  /** One or several countries, ISO 3166-1 alpha-2. */
  country?: (
    | 'AD'
    | 'AE'
    | 'AF'
    | 'AG'
    | 'AI'
    | 'AL'
    | 'AM'
    | 'AO'
    | 'AR'
    | 'AS'
    | 'AT'
    | 'AU'
    | 'AW'
    | 'AX'
    | 'AZ'
    | 'BA'
    | 'BB'
    | 'BD'
    | 'BE'
    | 'BF'
    | 'BG'
    | 'BH'
    | 'BI'
    | 'BJ'
    | 'BL'
    | 'BM'
    | 'BN'
    | 'BO'
    | 'BQ'
    | 'BR'
    | 'BS'
    | 'BT'
    | 'BW'
    | 'BY'
    | 'BZ'
    | 'CA'
    | 'CC'
    | 'CD'
    | 'CF'
    | 'CG'
    | 'CH'
    | 'CI'
    | 'CK'
    | 'CL'
    | 'CM'
    | 'CN'
    | 'CO'
    | 'CR'
    | 'CU'
    | 'CV'
    | 'CW'
    | 'CX'
    | 'CY'
    | 'CZ'
    | 'DE'
    | 'DJ'
    | 'DK'
    | 'DM'
    | 'DO'
    | 'DZ'
    | 'EC'
    | 'EE'
    | 'EG'
    | 'EH'
    | 'ER'
    | 'ES'
    | 'ET'
    | 'FI'
    | 'FJ'
    | 'FK'
    | 'FM'
    | 'FO'
    | 'FR'
    | 'GA'
    | 'GB'
    | 'GD'
    | 'GE'
    | 'GF'
    | 'GG'
    | 'GH'
    | 'GI'
    | 'GL'
    | 'GM'
    | 'GN'
    | 'GP'
    | 'GQ'
    | 'GR'
    | 'GT'
    | 'GU'
    | 'GW'
    | 'GY'
    | 'HK'
    | 'HN'
    | 'HR'
    | 'HT'
    | 'HU'
    | 'ID'
    | 'IE'
    | 'IL'
    | 'IM'
    | 'IN'
    | 'IO'
    | 'IQ'
    | 'IR'
    | 'IS'
    | 'IT'
    | 'JE'
    | 'JM'
    | 'JO'
    | 'JP'
    | 'KE'
    | 'KG'
    | 'KH'
    | 'KI'
    | 'KM'
    | 'KN'
    | 'KP'
    | 'KR'
    | 'KW'
    | 'KY'
    | 'KZ'
    | 'LA'
    | 'LB'
    | 'LC'
    | 'LI'
    | 'LK'
    | 'LR'
    | 'LS'
    | 'LT'
    | 'LU'
    | 'LV'
    | 'LY'
    | 'MA'
    | 'MC'
    | 'MD'
    | 'ME'
    | 'MF'
    | 'MG'
    | 'MH'
    | 'MK'
    | 'ML'
    | 'MM'
    | 'MN'
    | 'MO'
    | 'MP'
    | 'MQ'
    | 'MR'
    | 'MS'
    | 'MT'
    | 'MU'
    | 'MV'
    | 'MW'
    | 'MX'
    | 'MY'
    | 'MZ'
    | 'NA'
    | 'NC'
    | 'NE'
    | 'NF'
    | 'NG'
    | 'NI'
    | 'NL'
    | 'NO'
    | 'NP'
    | 'NR'
    | 'NU'
    | 'NZ'
    | 'OM'
    | 'PA'
    | 'PE'
    | 'PF'
    | 'PG'
    | 'PH'
    | 'PK'
    | 'PL'
    | 'PM'
    | 'PR'
    | 'PS'
    | 'PT'
    | 'PW'
    | 'PY'
    | 'QA'
    | 'RE'
    | 'RO'
    | 'RS'
    | 'RU'
    | 'RW'
    | 'SA'
    | 'SB'
    | 'SC'
    | 'SD'
    | 'SE'
    | 'SG'
    | 'SH'
    | 'SI'
    | 'SJ'
    | 'SK'
    | 'SL'
    | 'SM'
    | 'SN'
    | 'SO'
    | 'SR'
    | 'SS'
    | 'ST'
    | 'SV'
    | 'SX'
    | 'SY'
    | 'SZ'
    | 'TC'
    | 'TD'
    | 'TG'
    | 'TH'
    | 'TJ'
    | 'TK'
    | 'TL'
    | 'TM'
    | 'TN'
    | 'TO'
    | 'TR'
    | 'TT'
    | 'TV'
    | 'TW'
    | 'TZ'
    | 'UA'
    | 'UG'
    | 'US'
    | 'UY'
    | 'UZ'
    | 'VA'
    | 'VC'
    | 'VE'
    | 'VG'
    | 'VI'
    | 'VN'
    | 'VU'
    | 'WF'
    | 'WS'
    | 'YE'
    | 'YT'
    | 'ZA'
    | 'ZM'
    | 'ZW'
  )[];
};
export type CreateMediumRequest = {
  city?: string | null;
  /** ISO 3166-1 alpha-2. */
  country?:
    | (
        | 'AD'
        | 'AE'
        | 'AF'
        | 'AG'
        | 'AI'
        | 'AL'
        | 'AM'
        | 'AO'
        | 'AR'
        | 'AS'
        | 'AT'
        | 'AU'
        | 'AW'
        | 'AX'
        | 'AZ'
        | 'BA'
        | 'BB'
        | 'BD'
        | 'BE'
        | 'BF'
        | 'BG'
        | 'BH'
        | 'BI'
        | 'BJ'
        | 'BL'
        | 'BM'
        | 'BN'
        | 'BO'
        | 'BQ'
        | 'BR'
        | 'BS'
        | 'BT'
        | 'BW'
        | 'BY'
        | 'BZ'
        | 'CA'
        | 'CC'
        | 'CD'
        | 'CF'
        | 'CG'
        | 'CH'
        | 'CI'
        | 'CK'
        | 'CL'
        | 'CM'
        | 'CN'
        | 'CO'
        | 'CR'
        | 'CU'
        | 'CV'
        | 'CW'
        | 'CX'
        | 'CY'
        | 'CZ'
        | 'DE'
        | 'DJ'
        | 'DK'
        | 'DM'
        | 'DO'
        | 'DZ'
        | 'EC'
        | 'EE'
        | 'EG'
        | 'EH'
        | 'ER'
        | 'ES'
        | 'ET'
        | 'FI'
        | 'FJ'
        | 'FK'
        | 'FM'
        | 'FO'
        | 'FR'
        | 'GA'
        | 'GB'
        | 'GD'
        | 'GE'
        | 'GF'
        | 'GG'
        | 'GH'
        | 'GI'
        | 'GL'
        | 'GM'
        | 'GN'
        | 'GP'
        | 'GQ'
        | 'GR'
        | 'GT'
        | 'GU'
        | 'GW'
        | 'GY'
        | 'HK'
        | 'HN'
        | 'HR'
        | 'HT'
        | 'HU'
        | 'ID'
        | 'IE'
        | 'IL'
        | 'IM'
        | 'IN'
        | 'IO'
        | 'IQ'
        | 'IR'
        | 'IS'
        | 'IT'
        | 'JE'
        | 'JM'
        | 'JO'
        | 'JP'
        | 'KE'
        | 'KG'
        | 'KH'
        | 'KI'
        | 'KM'
        | 'KN'
        | 'KP'
        | 'KR'
        | 'KW'
        | 'KY'
        | 'KZ'
        | 'LA'
        | 'LB'
        | 'LC'
        | 'LI'
        | 'LK'
        | 'LR'
        | 'LS'
        | 'LT'
        | 'LU'
        | 'LV'
        | 'LY'
        | 'MA'
        | 'MC'
        | 'MD'
        | 'ME'
        | 'MF'
        | 'MG'
        | 'MH'
        | 'MK'
        | 'ML'
        | 'MM'
        | 'MN'
        | 'MO'
        | 'MP'
        | 'MQ'
        | 'MR'
        | 'MS'
        | 'MT'
        | 'MU'
        | 'MV'
        | 'MW'
        | 'MX'
        | 'MY'
        | 'MZ'
        | 'NA'
        | 'NC'
        | 'NE'
        | 'NF'
        | 'NG'
        | 'NI'
        | 'NL'
        | 'NO'
        | 'NP'
        | 'NR'
        | 'NU'
        | 'NZ'
        | 'OM'
        | 'PA'
        | 'PE'
        | 'PF'
        | 'PG'
        | 'PH'
        | 'PK'
        | 'PL'
        | 'PM'
        | 'PR'
        | 'PS'
        | 'PT'
        | 'PW'
        | 'PY'
        | 'QA'
        | 'RE'
        | 'RO'
        | 'RS'
        | 'RU'
        | 'RW'
        | 'SA'
        | 'SB'
        | 'SC'
        | 'SD'
        | 'SE'
        | 'SG'
        | 'SH'
        | 'SI'
        | 'SJ'
        | 'SK'
        | 'SL'
        | 'SM'
        | 'SN'
        | 'SO'
        | 'SR'
        | 'SS'
        | 'ST'
        | 'SV'
        | 'SX'
        | 'SY'
        | 'SZ'
        | 'TC'
        | 'TD'
        | 'TG'
        | 'TH'
        | 'TJ'
        | 'TK'
        | 'TL'
        | 'TM'
        | 'TN'
        | 'TO'
        | 'TR'
        | 'TT'
        | 'TV'
        | 'TW'
        | 'TZ'
        | 'UA'
        | 'UG'
        | 'US'
        | 'UY'
        | 'UZ'
        | 'VA'
        | 'VC'
        | 'VE'
        | 'VG'
        | 'VI'
        | 'VN'
        | 'VU'
        | 'WF'
        | 'WS'
        | 'YE'
        | 'YT'
        | 'ZA'
        | 'ZM'
        | 'ZW'
      )
    | null;
  name: string;
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
  city?: string | null;
  /** ISO 3166-1 alpha-2. */
  country?:
    | (
        | 'AD'
        | 'AE'
        | 'AF'
        | 'AG'
        | 'AI'
        | 'AL'
        | 'AM'
        | 'AO'
        | 'AR'
        | 'AS'
        | 'AT'
        | 'AU'
        | 'AW'
        | 'AX'
        | 'AZ'
        | 'BA'
        | 'BB'
        | 'BD'
        | 'BE'
        | 'BF'
        | 'BG'
        | 'BH'
        | 'BI'
        | 'BJ'
        | 'BL'
        | 'BM'
        | 'BN'
        | 'BO'
        | 'BQ'
        | 'BR'
        | 'BS'
        | 'BT'
        | 'BW'
        | 'BY'
        | 'BZ'
        | 'CA'
        | 'CC'
        | 'CD'
        | 'CF'
        | 'CG'
        | 'CH'
        | 'CI'
        | 'CK'
        | 'CL'
        | 'CM'
        | 'CN'
        | 'CO'
        | 'CR'
        | 'CU'
        | 'CV'
        | 'CW'
        | 'CX'
        | 'CY'
        | 'CZ'
        | 'DE'
        | 'DJ'
        | 'DK'
        | 'DM'
        | 'DO'
        | 'DZ'
        | 'EC'
        | 'EE'
        | 'EG'
        | 'EH'
        | 'ER'
        | 'ES'
        | 'ET'
        | 'FI'
        | 'FJ'
        | 'FK'
        | 'FM'
        | 'FO'
        | 'FR'
        | 'GA'
        | 'GB'
        | 'GD'
        | 'GE'
        | 'GF'
        | 'GG'
        | 'GH'
        | 'GI'
        | 'GL'
        | 'GM'
        | 'GN'
        | 'GP'
        | 'GQ'
        | 'GR'
        | 'GT'
        | 'GU'
        | 'GW'
        | 'GY'
        | 'HK'
        | 'HN'
        | 'HR'
        | 'HT'
        | 'HU'
        | 'ID'
        | 'IE'
        | 'IL'
        | 'IM'
        | 'IN'
        | 'IO'
        | 'IQ'
        | 'IR'
        | 'IS'
        | 'IT'
        | 'JE'
        | 'JM'
        | 'JO'
        | 'JP'
        | 'KE'
        | 'KG'
        | 'KH'
        | 'KI'
        | 'KM'
        | 'KN'
        | 'KP'
        | 'KR'
        | 'KW'
        | 'KY'
        | 'KZ'
        | 'LA'
        | 'LB'
        | 'LC'
        | 'LI'
        | 'LK'
        | 'LR'
        | 'LS'
        | 'LT'
        | 'LU'
        | 'LV'
        | 'LY'
        | 'MA'
        | 'MC'
        | 'MD'
        | 'ME'
        | 'MF'
        | 'MG'
        | 'MH'
        | 'MK'
        | 'ML'
        | 'MM'
        | 'MN'
        | 'MO'
        | 'MP'
        | 'MQ'
        | 'MR'
        | 'MS'
        | 'MT'
        | 'MU'
        | 'MV'
        | 'MW'
        | 'MX'
        | 'MY'
        | 'MZ'
        | 'NA'
        | 'NC'
        | 'NE'
        | 'NF'
        | 'NG'
        | 'NI'
        | 'NL'
        | 'NO'
        | 'NP'
        | 'NR'
        | 'NU'
        | 'NZ'
        | 'OM'
        | 'PA'
        | 'PE'
        | 'PF'
        | 'PG'
        | 'PH'
        | 'PK'
        | 'PL'
        | 'PM'
        | 'PR'
        | 'PS'
        | 'PT'
        | 'PW'
        | 'PY'
        | 'QA'
        | 'RE'
        | 'RO'
        | 'RS'
        | 'RU'
        | 'RW'
        | 'SA'
        | 'SB'
        | 'SC'
        | 'SD'
        | 'SE'
        | 'SG'
        | 'SH'
        | 'SI'
        | 'SJ'
        | 'SK'
        | 'SL'
        | 'SM'
        | 'SN'
        | 'SO'
        | 'SR'
        | 'SS'
        | 'ST'
        | 'SV'
        | 'SX'
        | 'SY'
        | 'SZ'
        | 'TC'
        | 'TD'
        | 'TG'
        | 'TH'
        | 'TJ'
        | 'TK'
        | 'TL'
        | 'TM'
        | 'TN'
        | 'TO'
        | 'TR'
        | 'TT'
        | 'TV'
        | 'TW'
        | 'TZ'
        | 'UA'
        | 'UG'
        | 'US'
        | 'UY'
        | 'UZ'
        | 'VA'
        | 'VC'
        | 'VE'
        | 'VG'
        | 'VI'
        | 'VN'
        | 'VU'
        | 'WF'
        | 'WS'
        | 'YE'
        | 'YT'
        | 'ZA'
        | 'ZM'
        | 'ZW'
      )
    | null;
  name?: string;
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
export type NoteAuthorDto = {
  _id: string;
  firstname: string;
  name: string;
};
export type NoteResponse = {
  _id: string;
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
  /** The version that was changed; when the note has another one by now, the answer is 409 `stale_version`. */
  version?: number;
};
export type RecruiterDto = {
  _id: string;
  /** The candidate this user is, if any. */
  candidateId: string | null;
  /** When the user registered, ISO 8601. */
  createdAt: string;
  email: string;
  firstname: string;
  name: string;
  roles: Role[];
  /** Whether login asks this recruiter for a code as well. */
  twofactorEnabled: boolean;
};
export type RecruiterFilter = {
  /** One or several recruiters. */
  _id?: string[];
};
export type LabelDto = {
  /** English. */
  EN: string;
  /** French. */
  FR: string;
  /** Dutch. */
  NL: string;
};
export type SkillState = 'approved' | 'pending';
export type SkillDto = {
  _id: string;
  /** The category it is an item of, if any. */
  categoryId: string | null;
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** The user who made it; shown to that user and to recruiters. */
  createdBy: string | null;
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
export type SkillCategoryDto = {
  _id: string;
  /** When it was made, ISO 8601. */
  createdAt: string;
  label: LabelDto;
  /** When it was last changed, ISO 8601. */
  modifiedAt: string;
  /** Its items, by their English labels. */
  skills: SkillDto[];
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
  label: LabelDto;
  /** Functions its skills are for; empty: for all. */
  userfunctions?: UserFunctionName[];
};
export type UpdateSkillCategoryRequest = {
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
  state?: SkillState;
  /** Skills for this function and those for all. */
  userfunctions?: UserFunctionName;
};
export type CreatedSkill = {
  _id: string;
};
export type CreatedSkillResponse = {
  data: CreatedSkill;
};
export type CreateSkillRequest = {
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
  label?: LabelDto;
  /** As `_id`. */
  modifiedAt?: string;
  state?: SkillState;
  /** Functions the skill is for; empty: for all. */
  userfunctions?: UserFunctionName[];
  /** The version that was changed; when the record has another one by now, the answer is 409 `stale_version`. */
  version?: number;
};
export type AddSkillRequest = {
  label: LabelDto;
  /** `approved` unless said otherwise. */
  state?: SkillState;
};
export type UserFunctionDto = {
  /** The same as the name. */
  _id: UserFunctionName;
  /** Whether `pricePerWord` of a candidate with this function is euro per word; else it is euro per hour. */
  billsPerWord: boolean;
  /** Whether the profile has a portfolio. */
  hasPortfolio: boolean;
  name: UserFunctionName;
};
export type UserFunctionPage = {
  records: UserFunctionDto[];
  /** Always all of them. */
  totalCount: number;
};
export type PersonDto = {
  _id: string;
  /** The candidate this user is, if any. */
  candidateId: string | null;
  /** When the user registered, ISO 8601. */
  createdAt: string;
  email: string;
  firstname: string;
  name: string;
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
  firstname: string;
  function: UserFunctionName;
  /** Job the candidate came for: applied for once the profile is complete. */
  jobId?: string | null;
  language: Language;
  /** Address of a LinkedIn profile. */
  linkedin?: string | null;
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
export type TwoFactorQrDto = {
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
  email: string;
  /** At least 10 characters. */
  password: string;
  token: string;
};
export type GrantableRole = 'recruiter';
export type RoleType = 'recruiter' | 'candidate';
export type RoleDto = {
  /** The candidate the caller is; null for a recruiter who never was one. */
  candidateId: string | null;
  type: RoleType;
};
export type RoleChange = {
  role: GrantableRole;
  userId: string;
};
export type ActivationResponse = {
  /** Whether this link was used before; then there is no session and the user logs in. */
  alreadyActivated: boolean;
  /** When the token stops working, ISO 8601. */
  expiresAt: string | null;
  /** Bearer token of the new session. */
  token: string | null;
  user: UserDto;
};
export type LinkParams = {
  email: string;
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
export const {
  useListApplicantLevelsQuery,
  useLazyListApplicantLevelsQuery,
  useGetBotCheckChallengeQuery,
  useLazyGetBotCheckChallengeQuery,
  useLoginMutation,
  useLogoutMutation,
  useCreateCampaignMutation,
  useGetCampaignJobQuery,
  useLazyGetCampaignJobQuery,
  useDeleteCampaignMutation,
  useGetCampaignQuery,
  useLazyGetCampaignQuery,
  useUpdateCampaignMutation,
  useListCampaignJobsQuery,
  useLazyListCampaignJobsQuery,
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
  useListJobsQuery,
  useLazyListJobsQuery,
  useCreateJobMutation,
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
  useGetRecruiterQuery,
  useLazyGetRecruiterQuery,
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
} = injectedRtkApi;
