import { emptyApi as api } from './empty';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBotCheckChallenge: build.query<GetBotCheckChallengeApiResponse, GetBotCheckChallengeApiArg>({
      query: () => ({ url: `/api/v1/auth/challenge` }),
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
    getCampaignJob: build.query<GetCampaignJobApiResponse, GetCampaignJobApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/campaigns/apply/${encodeURIComponent(String(queryArg.campaignId))}/job/${encodeURIComponent(String(queryArg.jobId))}`,
      }),
    }),
    countLinkView: build.mutation<CountLinkViewApiResponse, CountLinkViewApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/campaigns/apply/${encodeURIComponent(String(queryArg.campaignId))}/job/${encodeURIComponent(String(queryArg.jobId))}/views`,
        method: 'POST',
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
    getAskFrequency: build.query<GetAskFrequencyApiResponse, GetAskFrequencyApiArg>({
      query: (queryArg) => ({ url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}/availability-asks` }),
    }),
    setAskFrequency: build.mutation<SetAskFrequencyApiResponse, SetAskFrequencyApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}/availability-asks`,
        method: 'PUT',
        body: queryArg.askFrequencyRequest,
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
    previewPublicPage: build.query<PreviewPublicPageApiResponse, PreviewPublicPageApiArg>({
      query: (queryArg) => ({ url: `/api/v1/candidates/${encodeURIComponent(String(queryArg.id))}/public-page` }),
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
    deleteApplication: build.mutation<DeleteApplicationApiResponse, DeleteApplicationApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/jobapplications/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    applyForJob: build.mutation<ApplyForJobApiResponse, ApplyForJobApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/jobs/apply`,
        method: 'POST',
        body: queryArg.applyRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
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
      query: (queryArg) => ({
        url: `/api/v1/skills`,
        method: 'POST',
        body: queryArg.createSkillRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    removeAccount: build.mutation<RemoveAccountApiResponse, RemoveAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/users`,
        method: 'DELETE',
        body: queryArg.accountRemovalRequest,
        params: {
          keepData: queryArg.keepData,
        },
      }),
    }),
    register: build.mutation<RegisterApiResponse, RegisterApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/users`,
        method: 'POST',
        body: queryArg.registrationRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    confirmEmail: build.mutation<ConfirmEmailApiResponse, ConfirmEmailApiArg>({
      query: (queryArg) => ({ url: `/api/v1/users/email/confirm`, method: 'POST', body: queryArg.emailLinkRequest }),
    }),
    keepEmail: build.mutation<KeepEmailApiResponse, KeepEmailApiArg>({
      query: (queryArg) => ({ url: `/api/v1/users/email/keep`, method: 'POST', body: queryArg.emailLinkRequest }),
    }),
    getMe: build.query<GetMeApiResponse, GetMeApiArg>({
      query: () => ({ url: `/api/v1/users/me` }),
    }),
    updateMe: build.mutation<UpdateMeApiResponse, UpdateMeApiArg>({
      query: (queryArg) => ({ url: `/api/v1/users/me`, method: 'PATCH', body: queryArg.settingsRequest }),
    }),
    getDataArchive: build.query<GetDataArchiveApiResponse, GetDataArchiveApiArg>({
      query: () => ({ url: `/api/v1/users/me/archive` }),
    }),
    createDataArchive: build.mutation<CreateDataArchiveApiResponse, CreateDataArchiveApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/users/me/archive`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listOwnConversations: build.query<ListOwnConversationsApiResponse, ListOwnConversationsApiArg>({
      query: () => ({ url: `/api/v1/users/me/conversations` }),
    }),
    countOwnConversations: build.query<CountOwnConversationsApiResponse, CountOwnConversationsApiArg>({
      query: () => ({ url: `/api/v1/users/me/conversations/counts` }),
    }),
    answerConversation: build.mutation<AnswerConversationApiResponse, AnswerConversationApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/users/me/conversations/${encodeURIComponent(String(queryArg.id))}/messages`,
        method: 'POST',
        body: queryArg.answerConversationRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    readOwnConversation: build.mutation<ReadOwnConversationApiResponse, ReadOwnConversationApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/users/me/conversations/${encodeURIComponent(String(queryArg.id))}/read`,
        method: 'PUT',
      }),
    }),
    listDrafts: build.query<ListDraftsApiResponse, ListDraftsApiArg>({
      query: () => ({ url: `/api/v1/users/me/drafts` }),
    }),
    putDraft: build.mutation<PutDraftApiResponse, PutDraftApiArg>({
      query: (queryArg) => ({ url: `/api/v1/users/me/drafts`, method: 'PUT', body: queryArg.putDraftRequest }),
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
    listIntendedJobs: build.query<ListIntendedJobsApiResponse, ListIntendedJobsApiArg>({
      query: () => ({ url: `/api/v1/users/me/intended-jobs` }),
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
    turnTwoFactorOff: build.mutation<TurnTwoFactorOffApiResponse, TurnTwoFactorOffApiArg>({
      query: (queryArg) => ({ url: `/api/v1/users/me/two-factor/off`, method: 'POST', body: queryArg.ownProofRequest }),
    }),
    renewRecoveryCodes: build.mutation<RenewRecoveryCodesApiResponse, RenewRecoveryCodesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/users/me/two-factor/recovery-codes`,
        method: 'POST',
        body: queryArg.ownProofRequest,
      }),
    }),
    resendActivation: build.mutation<ResendActivationApiResponse, ResendActivationApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/users/resendToken/${encodeURIComponent(String(queryArg.email))}`,
        method: 'POST',
        body: queryArg.botCheckRequest,
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
        body: queryArg.botCheckRequest,
      }),
    }),
    keepAccount: build.mutation<KeepAccountApiResponse, KeepAccountApiArg>({
      query: (queryArg) => ({ url: `/api/v1/users/stay`, method: 'POST', body: queryArg.accountStayRequest }),
    }),
    activate: build.mutation<ActivateApiResponse, ActivateApiArg>({
      query: (queryArg) => ({ url: `/api/v1/users/validate`, method: 'POST', body: queryArg.activationRequest }),
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
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetBotCheckChallengeApiResponse = /** status 200  */ BotCheckChallengeResponse;
export type GetBotCheckChallengeApiArg = void;
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
export type GetCampaignJobApiResponse = /** status 200  */ CampaignJobResponse;
export type GetCampaignJobApiArg = {
  /** Id of the campaign. */
  campaignId: Id;
  /** Id of the job. */
  jobId: Id;
};
export type CountLinkViewApiResponse = unknown;
export type CountLinkViewApiArg = {
  /** Id of the campaign. */
  campaignId: Id;
  /** Id of the job. */
  jobId: Id;
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
export type GetAskFrequencyApiResponse = /** status 200  */ AskFrequencyResponse;
export type GetAskFrequencyApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type SetAskFrequencyApiResponse = /** status 200  */ AskFrequencyResponse;
export type SetAskFrequencyApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  askFrequencyRequest: AskFrequencyRequest;
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
export type PreviewPublicPageApiResponse = /** status 200  */ PublicCandidateResponse;
export type PreviewPublicPageApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type ListCandidateApplicationsApiResponse = /** status 200  */ ApplicationPageResponse;
export type ListCandidateApplicationsApiArg = {
  /** Id of the candidate. */
  candidateId: Id;
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
export type DeleteApplicationApiResponse = unknown;
export type DeleteApplicationApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type ApplyForJobApiResponse = /** status 201  */ ApplicationCreatedResponse;
export type ApplyForJobApiArg = {
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  applyRequest: ApplyRequest;
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
export type CreateSkillApiResponse = /** status 201  */ SkillCreatedResponse;
export type CreateSkillApiArg = {
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  createSkillRequest: CreateSkillRequest;
};
export type RemoveAccountApiResponse = /** status 200  */ AccountRemovalResponse;
export type RemoveAccountApiArg = {
  /** `true`: the agency keeps the profile, without a login. `false`: the person is erased everywhere. */
  keepData: boolean;
  accountRemovalRequest: AccountRemovalRequest;
};
export type RegisterApiResponse = /** status 201  */ RegisteredCreatedResponse;
export type RegisterApiArg = {
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  registrationRequest: RegistrationRequest;
};
export type ConfirmEmailApiResponse = /** status 200  */ EmailConfirmedResponse;
export type ConfirmEmailApiArg = {
  emailLinkRequest: EmailLinkRequest;
};
export type KeepEmailApiResponse = unknown;
export type KeepEmailApiArg = {
  emailLinkRequest: EmailLinkRequest;
};
export type GetMeApiResponse = /** status 200  */ UserResponse;
export type GetMeApiArg = void;
export type UpdateMeApiResponse = /** status 200  */ UserResponse;
export type UpdateMeApiArg = {
  settingsRequest: SettingsRequest;
};
export type GetDataArchiveApiResponse = /** status 200  */ OwnDataArchiveResponse;
export type GetDataArchiveApiArg = void;
export type CreateDataArchiveApiResponse = /** status 201  */ DataArchiveCreatedResponse;
export type CreateDataArchiveApiArg = {
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
};
export type ListOwnConversationsApiResponse = /** status 200  */ OwnConversationsResponse;
export type ListOwnConversationsApiArg = void;
export type CountOwnConversationsApiResponse = /** status 200  */ OwnConversationCountsResponse;
export type CountOwnConversationsApiArg = void;
export type AnswerConversationApiResponse = /** status 201  */ OwnConversationCreatedResponse;
export type AnswerConversationApiArg = {
  /** Id of the record that the address names. */
  id: Id;
  /** Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with `Idempotency-Replayed: true`. A new one for every new request; a UUID will do. */
  'Idempotency-Key'?: string;
  answerConversationRequest: AnswerConversationRequest;
};
export type ReadOwnConversationApiResponse = unknown;
export type ReadOwnConversationApiArg = {
  /** Id of the record that the address names. */
  id: Id;
};
export type ListDraftsApiResponse = /** status 200  */ DraftsResponse;
export type ListDraftsApiArg = void;
export type PutDraftApiResponse = unknown;
export type PutDraftApiArg = {
  putDraftRequest: PutDraftRequest;
};
export type CancelEmailChangeApiResponse = unknown;
export type CancelEmailChangeApiArg = void;
export type ChangeEmailApiResponse = unknown;
export type ChangeEmailApiArg = {
  changeEmailRequest: ChangeEmailRequest;
};
export type ResendEmailChangeApiResponse = unknown;
export type ResendEmailChangeApiArg = void;
export type ListIntendedJobsApiResponse = /** status 200  */ IntendedJobsResponse;
export type ListIntendedJobsApiArg = void;
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
export type TurnTwoFactorOffApiResponse = unknown;
export type TurnTwoFactorOffApiArg = {
  ownProofRequest: OwnProofRequest;
};
export type RenewRecoveryCodesApiResponse = /** status 200  */ RecoveryCodesResponse;
export type RenewRecoveryCodesApiArg = {
  ownProofRequest: OwnProofRequest;
};
export type ResendActivationApiResponse = /** status 200  */ MailRequestedResponse;
export type ResendActivationApiArg = {
  /** Email address of the user. */
  email: string;
  botCheckRequest: BotCheckRequest;
};
export type ResetPasswordApiResponse = unknown;
export type ResetPasswordApiArg = {
  resetPasswordRequest: ResetPasswordRequest;
};
export type RequestPasswordResetApiResponse = /** status 200  */ MailRequestedResponse;
export type RequestPasswordResetApiArg = {
  /** Email address of the user. */
  email: string;
  botCheckRequest: BotCheckRequest;
};
export type KeepAccountApiResponse = unknown;
export type KeepAccountApiArg = {
  accountStayRequest: AccountStayRequest;
};
export type ActivateApiResponse = /** status 200  */ ActivationResponse;
export type ActivateApiArg = {
  activationRequest: ActivationRequest;
};
export type ActivateByLinkApiResponse = /** status 200  */ ActivationResponse;
export type ActivateByLinkApiArg = {
  /** Email address. */
  email: string;
  /** Token of the link. */
  token: string;
};
export type Verify2FaApiResponse = /** status 200  */ LoginResponse;
export type Verify2FaApiArg = {
  verifyCodeRequest: VerifyCodeRequest;
};
export type ListPublicJobsApiResponse = /** status 200  */ PublicJobPageResponse;
export type ListPublicJobsApiArg = {
  filter?: {
    timeState?: JobTimeState;
    function?: UserFunctionName[];
    _id?: Id[];
    campaigns?: Id[];
  };
  /** Records a page. */
  limit?: number;
  /** Records to pass over. */
  skip?: number;
  /** The fields wanted. `_id` always comes. */
  fields?: (
    | '_id'
    | 'title'
    | 'function'
    | 'location'
    | 'time'
    | 'from'
    | 'to'
    | 'timeState'
    | 'workFrom'
    | 'workTo'
    | 'workDays'
    | 'languageId'
    | 'introduction'
    | 'description'
    | 'about'
    | 'offer'
    | 'campaigns'
    | 'createdAt'
  )[];
  /** Orders, the first counts most; `-` for descending. `_id` breaks ties. */
  sort?: ('createdAt' | '-createdAt' | 'title' | '-title' | 'from' | '-from' | 'to' | '-to')[];
  /** `count=exact` for an exact `totalCount`; without it `totalCount` may be null. */
  prefer?: string;
};
export type BotCheckChallengeResponse = {
  /** The problem to solve, for ALTCHA's libraries. */
  parameters: {
    [key: string]: any;
  };
  /** Signature over the parameters; a changed challenge is refused. */
  signature?: string;
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
export type Id = string;
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
export type ApplyCampaignDto = {
  /** Title of the campaign. */
  title: string;
};
export type ApplyJobDto = {
  /** Function that the job asks for. */
  function: string;
  /** Rich text: introduction that candidates read before they apply. */
  introduction: string | null;
  /** Language of the job, ISO 639-1. */
  languageId: string;
  /** Title. */
  title: string;
  /** Days of work a week, in halves, only with a first day; null for all days that the candidate works. */
  workDays: number | null;
  /** First day of the work, `YYYY-MM-DD`, past days too. */
  workFrom: string | null;
  /** Last day of the work; not before its first day, and only with one. Null if the work has no known end. */
  workTo: string | null;
};
export type CampaignJobResponse = {
  /** The campaign. */
  campaign: ApplyCampaignDto;
  /** The job. */
  job: ApplyJobDto;
};
export type Version = number;
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
export type PersonRefDto = {
  _id: Id;
  /** First name. */
  firstname: string;
  /** Last name. */
  name: string;
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
export type LabelledDto = {
  _id: Id;
  /** Label. */
  label: string;
};
export type AddressTrouble = 'no_such_address' | 'no_such_domain' | 'complaint';
export type LeavingDto = {
  /** When, ISO 8601. */
  at: string;
  /** Whether the agency keeps the profile. */
  keepData: boolean;
};
export type CompletenessField = 'street' | 'number' | 'postal' | 'city' | 'country' | 'phone';
export type PublicBlock =
  'photo' | 'availability' | 'portfolio' | 'about' | 'projects' | 'work' | 'education' | 'languages' | 'skills';
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
export type AskFrequency = 'usual' | 'seldom' | 'never';
export type AskFrequencyResponse = {
  /** `usual`: as often as the agency sets; `seldom`: every 90 days; `never`: no such mail. */
  frequency: AskFrequency;
};
export type AskFrequencyRequest = {
  /** `usual`: as often as the agency sets; `seldom`: every 90 days; `never`: no such mail. */
  frequency: AskFrequency;
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
export type PublicDiplomaDto = {
  /** Degree. */
  degree: string;
  /** First year, not after the current one. */
  from: number;
  /** School or university. */
  institute: string;
  /** Last year, not after the current one; null while the study continues. */
  to: number | null;
};
export type PublicPortfolioDto = {
  _id: Id;
  /** Judged by content. */
  mimeType: string;
  /** Portfolio only. */
  summary: string | null;
  /** Whether there is a thumbnail, a WebP picture of 800 by 600 pixels: of the portfolio's images and PDFs only, some seconds after the upload. */
  thumbnail: boolean;
  /** Portfolio only. */
  title: string | null;
};
export type PublicSkillDto = {
  /** Label. */
  label: LabelDto;
  /** Stars, 1 to 5. */
  level: number;
  /** Skill id. */
  skillId: Id;
};
export type PublicTranslationDto = {
  /** Language code translated from. */
  from: string;
  /** Fields in which the candidate specialises in this direction; left out, a row that the candidate has keeps its own. */
  specialisms: Specialism[];
  /** Where the candidate is sworn in this direction; null if not. */
  sworn: SwornDto | null;
  /** Language code translated to. */
  to: string;
};
export type PublicExperienceDto = {
  /** Company. */
  company: string;
  /** First day, not in the future. */
  from: string;
  /** Function of the candidate there. */
  function: string;
  /** Last day, not in the future; null while the work continues. */
  to: string | null;
};
export type PublicCandidateDto = {
  _id: Id;
  /** The day of the last confirmation of the availability; null if the availability is. */
  availabilityConfirmedOn: string | null;
  /** Whether the candidate is available today; null if hidden, or if nobody confirmed it within 60 days. */
  available: boolean | null;
  /** Id of the photo; its bytes are at `website/candidates/{id}/file/{avatar}`. */
  avatar: Id | null;
  /** Programs for computer-aided translation that the candidate works with. */
  catTools: CatTool[];
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** The latest first. */
  diploma: PublicDiplomaDto[];
  /** First name. */
  firstname: string;
  /** The candidate's profession. */
  function: UserFunctionName | null;
  /** The candidate's own text. */
  info: string | null;
  /** Languages besides the mother tongue. */
  languages: LanguageSkillDto[];
  /** Language code, with a script or country if the candidate says so: `nl-BE`, `zh-Hant`. */
  motherTongue: string | null;
  /** Empty for functions without a portfolio. */
  portfolio: PublicPortfolioDto[];
  /** Projects the candidate prefers. */
  projectPreferences: string | null;
  /** Summary on the public profile; written by recruiters. */
  resumeSummary: string | null;
  /** Whether search engines may list the page. */
  searchable: boolean;
  /** Approved skills with a rating. */
  skills: PublicSkillDto[];
  /** The project the candidate is proudest of. */
  topProject: string | null;
  /** Directions the candidate translates in. */
  translationSkills: PublicTranslationDto[];
  /** The last day without availability; null while available, or if unknown. */
  unavailableUntil: string | null;
  /** The function as a list of at most one, `_id` equal to `name`. */
  userfunction: UserFunctionRefDto[];
  /** The latest first. */
  workExperience: PublicExperienceDto[];
  /** Years of experience, with at most one decimal. */
  yearsExperience: number | null;
};
export type PublicCandidateResponse = {
  /** The candidate. */
  candidate: PublicCandidateDto;
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
export type ApplicationStatus = 'pending' | 'rejected' | 'successful' | 'withdrawn';
export type EarlierEndDto = {
  /** When it ended, ISO 8601; null on older records. */
  at: string | null;
  /** Its state at that time. */
  status: ApplicationStatus;
};
export type Fit =
  'free' | 'past' | 'booked' | 'unknown' | 'not_looking' | 'from' | 'notice' | 'until' | 'away' | 'weekdays' | 'days';
export type FitDto = {
  /** The first free day (`from`, `notice`), the last one (`until`), or the last day of what takes the candidate (`away`, `booked`); null if there is none. */
  day: string | null;
  /** `unknown` if nobody has said anything; `days` and `booked` also if some days a week are left, but too few. */
  fit: Fit;
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
export type AnsweredWorkDto = {
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
export type ApplicationCreatedResponse = {
  /** The created record. */
  data: ApplicationResponse;
};
export type ApplyRequest = {
  /** The campaign that led to the job. */
  campaignId?: Id | null;
  /** Id of the candidate. */
  candidateId: Id;
  /** Id of the job. */
  jobId: Id;
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
export type SkillPageResponse = {
  /** The records of this page. */
  records: SkillResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export type SkillCreatedResponse = {
  /** The created record. */
  data: SkillResponse;
};
export type CreateSkillRequest = {
  /** Label. */
  label: LabelDto;
  /** Functions of the skill; empty means all. */
  userfunctions?: UserFunctionName[];
};
export type AccountRemovalResponse = {
  /** The link in the mail works until this time, ISO 8601; the account is removed within minutes after. */
  until: string;
};
export type AccountRemovalRequest = {
  /** A code of the authenticator app, or a recovery code. */
  code?: string;
  /** The answer of a passkey instead of both: the browser's answer to the options of `auth/passkey/options`, as `PublicKeyCredential.toJSON()` gives it. */
  credential?: {
    [key: string]: any;
  };
  /** The current password; not needed with a passkey. */
  currentPassword?: string;
  /** The reason, in the person's own words; stored without any link to the person. */
  why?: string;
};
export type RegisteredResponse = {
  /** Address of the person, who confirms it by a mailed link. */
  email: string;
  /** First name. */
  firstname: string;
  /** The candidate's function. */
  function: UserFunctionName;
  /** Language of the interface and of our mails. */
  language: Language;
  /** Last name. */
  name: string;
};
export type RegisteredCreatedResponse = {
  /** The created record. */
  data: RegisteredResponse;
};
export type RegistrationRequest = {
  /** Solution of a challenge of auth/challenge, base64. A solution works once: every attempt uses it up, even a refused one. */
  altcha: string;
  /** Campaign the candidate came through. */
  campaignId?: Id | null;
  /** Address of the person, who confirms it by a mailed link. */
  email: string;
  /** First name. */
  firstname: string;
  /** The candidate's function. */
  function: UserFunctionName;
  /** Intended job: becomes an application once the profile is complete. */
  jobId?: Id | null;
  /** Language of the interface and of our mails. */
  language: Language;
  /** Address of a LinkedIn profile. */
  linkedin?: string | null;
  /** Last name. */
  name: string;
  /** Whether the candidate wants the newsletter. */
  newsletter?: boolean;
  /** At least 10 characters, spaces around it not counted, 5 of them different; not one of the most common passwords,
    and without a name, the address or the product of the login.
    The link requires a new one if another person may have typed this one. */
  password: string;
  /** The same again. */
  passwordConfirmation: string;
  /** Consent to the privacy statement; must be true. */
  privacy: boolean;
};
export type EmailConfirmedResponse = {
  /** Whether the new address applies now; otherwise the other address has not confirmed it yet. */
  changed: boolean;
};
export type EmailLinkRequest = {
  /** Token of the link. */
  token: string;
  /** Id of the user, from the link. */
  userId: Id;
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
export type DataArchiveState = 'making' | 'ready' | 'failed' | 'expired';
export type DataArchiveResponse = {
  _id: Id;
  /** Time of the request, ISO 8601; the archive has the data of that time. */
  createdAt: string;
  /** End of the download, ISO 8601; null before it is ready. */
  keptUntil: string | null;
  /** Bytes; null before it is ready. */
  size: number | null;
  /** `making` until the worker is done; `expired` after its lifetime or once another one replaced it. */
  state: DataArchiveState;
};
export type OwnDataArchiveResponse = {
  /** Null without a recent request. */
  archive: DataArchiveResponse | null;
  /** Number of archives that the caller may still request within a day. */
  left: number;
};
export type DataArchiveCreatedResponse = {
  /** The created record. */
  data: DataArchiveResponse;
};
export type OwnMessageFileDto = {
  /** The file, for its download; null if the product did not take it, or it is gone. */
  fileId: Id | null;
  /** Name. */
  name: string;
  /** Bytes. */
  size: number;
};
export type OwnMessageDto = {
  /** Its id. */
  _id: Id;
  /** Time at which it left or came in, ISO 8601. */
  at: string;
  /** Its files. */
  files: OwnMessageFileDto[];
  /** The writer's name. */
  from: string;
  /** Rich text (HTML), without the text that it quotes. */
  message: string;
  /** Whether the candidate wrote it. */
  own: boolean;
};
export type OwnConversationResponse = {
  /** Its id. */
  _id: Id;
  /** The mails to and from the candidate, the oldest first; at least one. */
  messages: OwnMessageDto[];
  /** The subject of its first mail. */
  subject: string;
  /** Whether a mail of the agency came since the candidate opened it. */
  unread: boolean;
  /** The first words of the last one, plain text. */
  words: string;
};
export type OwnConversationsResponse = {
  /** The newest first; at most 200. */
  records: OwnConversationResponse[];
};
export type OwnConversationCountsResponse = {
  /** Those with a mail of the agency that the candidate has not read; at most 200. */
  unread: number;
};
export type OwnConversationCreatedResponse = {
  /** The created record. */
  data: OwnConversationResponse;
};
export type AnswerConversationRequest = {
  /** Ids of files that the caller uploaded with `POST files`; at most 5. */
  files?: Id[];
  /** Plain text; the agency sees its line breaks. */
  message: string;
};
export type DraftDto = {
  /** The typed values, as the app writes them; null once they were saved or dropped. */
  content: string | null;
  /** The device of the writer. */
  device: 'phone' | 'computer';
  /** The form, and its record. */
  form: string;
  /** The time at which the API got it. */
  typedAt: string;
  version: Version;
};
export type DraftsResponse = {
  /** One a form. */
  drafts: DraftDto[];
};
export type PutDraftRequest = {
  /** The typed values, as the app writes them; null once they were saved or dropped. */
  content: string | null;
  /** The device of the writer. */
  device: 'phone' | 'computer';
  /** The form, and its record. */
  form: string;
  version: Version;
};
export type ChangeEmailRequest = {
  /** The current password. */
  currentPassword: string;
  /** The new address. */
  email: string;
};
export type IntendedJobResponse = {
  /** Days from the application to the answer. */
  answerDays: number;
  /** The campaign that led to it. */
  campaignId: Id | null;
  /** Whether it still takes applications. */
  isOpen: boolean;
  /** Id of the job. */
  jobId: Id;
  /** Language of the job, ISO 639-1. */
  languageId: string;
  /** Title. */
  title: string;
};
export type IntendedJobsResponse = {
  /** The records. */
  records: IntendedJobResponse[];
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
export type OwnLoginProofRequest = {
  /** Required with two-factor: six digits from the authenticator app, or a recovery code, which then no longer works. */
  code?: string;
  /** The current password. */
  currentPassword: string;
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
export type MailRequestedResponse = {
  /** Always true: an address with an account gets a mail. */
  accepted: boolean;
};
export type BotCheckRequest = {
  /** Solution of a challenge of auth/challenge, base64. A solution works once: every attempt uses it up, even a refused one. */
  altcha: string;
};
export type ResetPasswordRequest = {
  /** Email address. */
  email: string;
  /** At least 10 characters, spaces around it not counted, 5 of them different; not one of the most common passwords, and without a name, the address or the product of the login. */
  password: string;
  /** The same again, for clients whose form asks twice. */
  passwordConfirmation?: string;
  /** Token of the link. */
  token: string;
};
export type AccountStayRequest = {
  /** Token of the link. */
  token: string;
  /** Id of the user, from the link. */
  userId: Id;
};
export type ActivationResponse = {
  /** Whether this link was used before; then there is no session and the user logs in. */
  alreadyActivated: boolean;
  /** End of the token, ISO 8601. */
  expiresAt: string | null;
  /** The jobs that the person registered for: applications once the profile is complete. Empty for a link that was used before. */
  jobs: IntendedJobResponse[];
  /** Bearer token of the new session. */
  token: string | null;
  /** The logged-in user. */
  user: UserResponse;
};
export type ActivationRequest = {
  /** Email address. */
  email: string;
  /** The password to log in with, if required. At least 10 characters, spaces around it not counted, 5 of them different; not one of the most
    common passwords, and without a name, the address or the product of the login. */
  password?: string;
  /** The same again, for clients whose form asks twice. */
  passwordConfirmation?: string;
  /** Token of the link. */
  token: string;
};
export type VerifyCodeRequest = {
  /** Six digits from the authenticator app, or a recovery code, which then no longer works. */
  code: string;
  /** Accepted for compatibility and never trusted: the server's clock decides. */
  time?: number;
  /** The user the first step was for. */
  userId: Id;
};
export type JobTimeState = 'none' | 'future' | 'ongoing' | 'finished';
export type PublicJobResponse = {
  _id: Id;
  /** Rich text: the profile that the client looks for. */
  about: string | null;
  /** Campaign ids. */
  campaigns: Id[];
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** Rich text: the client. */
  description: string | null;
  /** First day on which candidates can apply, `YYYY-MM-DD`; not before today when it is set or changed. */
  from: string | null;
  /** Function that the job asks for. */
  function: string;
  /** Rich text: introduction that candidates read before they apply. */
  introduction: string | null;
  /** Language of the job, ISO 639-1. */
  languageId: string;
  /** Place of work. */
  location: string | null;
  /** Rich text: the offer of the client. */
  offer: string | null;
  /** Working time, in words. */
  time: string | null;
  /** Computed from the two days and today in Europe/Brussels; `none` without any day, `finished` if a recruiter closed it. */
  timeState: JobTimeState;
  /** Title. */
  title: string;
  /** Last day on which candidates can apply, `YYYY-MM-DD`; not before the first day and, when it is set or changed, not before today. */
  to: string | null;
  /** Days of work a week, in halves, only with a first day; null for all days that the candidate works. */
  workDays: number | null;
  /** First day of the work, `YYYY-MM-DD`, past days too. */
  workFrom: string | null;
  /** Last day of the work; not before its first day, and only with one. Null if the work has no known end. */
  workTo: string | null;
};
export type PublicJobPageResponse = {
  /** The records of this page. */
  records: PublicJobResponse[];
  /** Records that match, or null when not counted. */
  totalCount: number | null;
};
export const {
  useGetBotCheckChallengeQuery,
  useLazyGetBotCheckChallengeQuery,
  useLoginMutation,
  useLogoutMutation,
  useLoginWithPasskeyMutation,
  useStartPasskeyLoginMutation,
  useGetCampaignJobQuery,
  useLazyGetCampaignJobQuery,
  useCountLinkViewMutation,
  useCreateDiplomaMutation,
  useDeleteDiplomaMutation,
  useUpdateDiplomaMutation,
  useCreateExperienceMutation,
  useDeleteExperienceMutation,
  useUpdateExperienceMutation,
  useGetCandidateQuery,
  useLazyGetCandidateQuery,
  useUpdateCandidateMutation,
  usePutAvailabilityMutation,
  useGetAskFrequencyQuery,
  useLazyGetAskFrequencyQuery,
  useSetAskFrequencyMutation,
  useDeleteCandidateFileMutation,
  useUpdateCandidateFileMutation,
  usePreviewPublicPageQuery,
  useLazyPreviewPublicPageQuery,
  useListCandidateApplicationsQuery,
  useLazyListCandidateApplicationsQuery,
  useDeleteApplicationMutation,
  useApplyForJobMutation,
  useListSkillsQuery,
  useLazyListSkillsQuery,
  useCreateSkillMutation,
  useRemoveAccountMutation,
  useRegisterMutation,
  useConfirmEmailMutation,
  useKeepEmailMutation,
  useGetMeQuery,
  useLazyGetMeQuery,
  useUpdateMeMutation,
  useGetDataArchiveQuery,
  useLazyGetDataArchiveQuery,
  useCreateDataArchiveMutation,
  useListOwnConversationsQuery,
  useLazyListOwnConversationsQuery,
  useCountOwnConversationsQuery,
  useLazyCountOwnConversationsQuery,
  useAnswerConversationMutation,
  useReadOwnConversationMutation,
  useListDraftsQuery,
  useLazyListDraftsQuery,
  usePutDraftMutation,
  useCancelEmailChangeMutation,
  useChangeEmailMutation,
  useResendEmailChangeMutation,
  useListIntendedJobsQuery,
  useLazyListIntendedJobsQuery,
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
  useTurnTwoFactorOffMutation,
  useRenewRecoveryCodesMutation,
  useResendActivationMutation,
  useResetPasswordMutation,
  useRequestPasswordResetMutation,
  useKeepAccountMutation,
  useActivateMutation,
  useActivateByLinkMutation,
  useVerify2FaMutation,
  useListPublicJobsQuery,
  useLazyListPublicJobsQuery,
} = injectedRtkApi;
