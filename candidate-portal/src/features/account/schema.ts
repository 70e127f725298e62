import { MAX_TEXT } from '@byline/shared-types/domain';
import { emailAddress, newPassword } from '@byline/web-kit/schema';
import { longer } from '@byline/web-kit/problems';
import { object, string } from 'yup';

export const emailSchema = object({
  email: emailAddress(),
  currentPassword: string().required('required'),
});

export const passwordSchema = object({
  currentPassword: string().required('required'),
  password: newPassword(),
});

export const removalSchema = object({
  keepData: string().oneOf(['true', 'false'], 'required').required('required'),
  why: string().trim().max(MAX_TEXT, longer),
  way: string(),
  currentPassword: string().when('way', { is: 'password', then: (password) => password.required('required') }),
  code: string(),
});
