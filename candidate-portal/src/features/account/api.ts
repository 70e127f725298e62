export { useRemoveAccountMutation } from '@byline/shared-types/api';
