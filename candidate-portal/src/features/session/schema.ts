import { object, string } from 'yup';

export const loginSchema = object({
  email: string().trim().required('required'),
  password: string().required('required'),
});

/** Apps show the code in two groups of three. */
export const withoutSpaces = (code: string): string => code.replace(/\s/g, '');

export const codeSchema = object({
  code: string()
    .transform((code: string | undefined) => code && withoutSpaces(code))
    .required('required')
    .matches(/^\d{6}$/, 'invalid'),
});
