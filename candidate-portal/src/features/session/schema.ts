import { object, string } from 'yup';
import { withoutSpaces } from './code';

export const loginSchema = object({
  email: string().trim().required('required'),
  password: string().required('required'),
});

const codeOf = (form: RegExp) =>
  object({
    code: string()
      .transform((code: string | undefined) => code && withoutSpaces(code))
      .required('required')
      .matches(form, 'invalid'),
  });

/** For a code of the app; `recoverySchema` is for a recovery code. */
export const codeSchema = codeOf(/^\d{6}$/);
export const recoverySchema = codeOf(/^[a-z2-9]{5}-?[a-z2-9]{5}$/i);
