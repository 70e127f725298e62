import { PASSWORD } from '@byline/shared-types/domain';
import { emailAddress } from '@byline/web-kit/schema';
import { object, ref, string } from 'yup';

export const forgotSchema = object({
  email: emailAddress(),
});

export const resetSchema = object({
  password: string().required('required').min(PASSWORD.min, 'password_too_short').max(PASSWORD.max, 'too_long'),
  confirm: string()
    .required('required')
    .oneOf([ref('password')], 'passwords_no_match'),
});
