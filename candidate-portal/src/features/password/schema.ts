import { emailAddress, newPassword } from '@byline/web-kit/schema';
import { object, ref, string } from 'yup';

export const forgotSchema = object({
  email: emailAddress('required_in_dutch'),
});

export const resetSchema = object({
  password: newPassword(),
  confirm: string()
    .required('required')
    .oneOf([ref('password')], 'passwords_no_match'),
});
