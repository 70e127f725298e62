import { MAX_EMAIL, PASSWORD } from '@byline/shared-types/domain';
import { object, ref, string } from 'yup';

export const forgotSchema = object({
  email: string().trim().required('required').max(MAX_EMAIL, 'too_long').email('invalid_email'),
});

export const resetSchema = object({
  password: string().required('required').min(PASSWORD.min, 'password_too_short').max(PASSWORD.max, 'too_long'),
  confirm: string()
    .required('required')
    .oneOf([ref('password')], 'passwords_no_match'),
});
