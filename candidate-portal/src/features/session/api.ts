export { useLoginMutation, useLogoutMutation, useVerify2FaMutation } from '@byline/shared-types/api';
