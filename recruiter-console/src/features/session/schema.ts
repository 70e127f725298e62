import { object, string } from 'yup';

export const credentialsSchema = object({
  email: string().trim().required('required'),
  password: string().required('required'),
});

export const codeSchema = object({
  code: string()
    .transform((text: string) => text.replace(/\s/g, ''))
    .required('required')
    .matches(/^(\d{6}|[\w-]{10,11})$/, 'invalid_code'),
});
