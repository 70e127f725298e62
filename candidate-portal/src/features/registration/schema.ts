import { MAX_LINE, MAX_URL, withScheme } from '@byline/shared-types/domain';
import { emailAddress, newPassword } from '@byline/web-kit/schema';
import { longer } from '@byline/web-kit/problems';
import { boolean, object, ref, string } from 'yup';

export const newHereSchema = object({
  firstname: string().trim().required('required').max(MAX_LINE, longer),
  lastname: string().trim().required('required').max(MAX_LINE, longer),
});

const isAddress = (value: string | undefined): boolean => !value || URL.canParse(withScheme(value));

/** A new password and its confirmation. */
const twice = {
  password: newPassword(),
  confirm: string()
    .required('required')
    .oneOf([ref('password')], 'passwords_no_match'),
};

export const choosePasswordSchema = object(twice);

/**
 * Everything except LinkedIn and newsletter is required, the consent must be given, and the passwords must match
 * (docs/domain/accounts.md#registering).
 */
export const registerSchema = object({
  function: string().required('required'),
  language: string().required('required'),
  email: emailAddress(),
  ...twice,
  linkedin: string().trim().max(MAX_URL, longer).test('url', 'invalid_url', isAddress),
  newsletter: boolean(),
  privacy: boolean().oneOf([true], 'required'),
});
