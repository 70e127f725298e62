import { withScheme, type Language, type UserFunctionName } from '@byline/shared-types/domain';
import type { RegistrationRequest } from '../../api';

/** The navigation state of /register; without it, the visitor goes back to the entry screen (docs/domain/accounts.md#registering). */
export interface RegisterState {
  step: 1 | 2;
  user: { firstname: string; name: string };
  /** The solved bot check. */
  altcha: string;
  jobId?: string;
  campaignId?: string;
  /** The function that the job asks for, which the form proposes. */
  function?: string;
  /** Step 2: the address that the mail went to. */
  email?: string;
}

/** The visitor in a registration that the server draws, because only the browser knows the name. */
export const UNKNOWN_VISITOR: RegisterState = { step: 1, user: { firstname: '', name: '' }, altcha: '' };

export function readRegisterState(state: unknown): RegisterState | null {
  if (typeof state !== 'object' || state === null) return null;
  return 'user' in state && 'altcha' in state && 'step' in state ? (state as RegisterState) : null;
}

export interface RegisterValues {
  function: UserFunctionName | '';
  language: Language;
  email: string;
  password: string;
  confirm: string;
  linkedin: string;
  newsletter: boolean;
  privacy: boolean;
}

export const emptyRegistration = (language: Language, suggested: UserFunctionName | '' = ''): RegisterValues => ({
  function: suggested,
  language,
  email: '',
  password: '',
  confirm: '',
  linkedin: '',
  newsletter: false,
  privacy: false,
});

export function toRegistration(values: RegisterValues, state: RegisterState): RegistrationRequest {
  if (values.function === '') throw new Error('The schema lets no registration through without a function');
  const linkedin = values.linkedin.trim();
  return {
    firstname: state.user.firstname,
    name: state.user.name,
    function: values.function,
    language: values.language,
    email: values.email.trim(),
    password: values.password,
    passwordConfirmation: values.confirm,
    ...(linkedin && { linkedin: withScheme(linkedin) }),
    newsletter: values.newsletter,
    privacy: values.privacy,
    altcha: state.altcha,
    ...(state.jobId && { jobId: state.jobId }),
    ...(state.campaignId && { campaignId: state.campaignId }),
  };
}
