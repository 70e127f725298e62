export { useRequestPasswordResetMutation, useResetPasswordMutation } from '@byline/shared-types/api';
