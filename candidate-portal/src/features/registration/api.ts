export {
  useActivateByLinkMutation,
  useLazyGetBotCheckChallengeQuery,
  useRegisterMutation,
  useResendActivationMutation,
} from '@byline/shared-types/api';
