import { object, string } from 'yup';
import { withoutSpaces } from './code';

export const passwordSchema = object({ password: string().required('required') });

export const loginSchema = object({
  email: string().trim().required('required'),
  password: string().required('required'),
});

export const codeSchema = object({
  code: string()
    .transform((code: string | undefined) => code && withoutSpaces(code))
    .required('required')
    .matches(/^\d{6}$/, 'invalid'),
});
