import { appCode, recoveryCode } from '@byline/web-kit/schema';
import { object, string } from 'yup';

export const loginSchema = object({
  email: string().trim().required('required'),
  password: string().required('required'),
});

export const codeSchema = object({ code: appCode() });
export const recoverySchema = object({ code: recoveryCode() });
