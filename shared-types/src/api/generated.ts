import { emptyApi as api } from '#api/empty';
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
    verify2Fa: build.mutation<Verify2FaApiResponse, Verify2FaApiArg>({
      query: (queryArg) => ({ url: `/api/v1/users/verify2fa`, method: 'POST', body: queryArg.verifyCodeRequest }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as api };
export type GetBotCheckChallengeApiResponse = /** status 200  */ BotCheckChallenge;
export type GetBotCheckChallengeApiArg = void;
export type LoginApiResponse = /** status 200  */ LoginResponse;
export type LoginApiArg = {
  loginRequest: LoginRequest;
};
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type Verify2FaApiResponse = /** status 200  */ LoginResponse;
export type Verify2FaApiArg = {
  verifyCodeRequest: VerifyCodeRequest;
};
export type BotCheckChallenge = {
  /** What to solve, as ALTCHA's libraries take it. */
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
  | 'link_used'
  | 'wrong_credentials'
  | 'not_logged_in'
  | 'session_expired'
  | 'not_activated'
  | 'forbidden'
  | 'field_forbidden'
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
export type Role = 'candidate' | 'recruiter' | 'super-admin';
export type UserDto = {
  _id: string;
  /** The candidate this user is, if any. */
  candidateId: string | null;
  email: string;
  firstname: string;
  function: UserFunctionName | null;
  language: Language;
  name: string;
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
export type VerifyCodeRequest = {
  /** Six digits from the authenticator app. */
  code: string;
  /** Accepted for compatibility and never trusted: the server's clock decides. */
  time?: number;
  /** The user the first step was for. */
  userId: string;
};
export const {
  useGetBotCheckChallengeQuery,
  useLazyGetBotCheckChallengeQuery,
  useLoginMutation,
  useLogoutMutation,
  useVerify2FaMutation,
} = injectedRtkApi;
