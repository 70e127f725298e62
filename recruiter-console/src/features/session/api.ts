import { api } from '@byline/shared-types/api';

/** Login, the code, logout. What follows from them in the store is in the components: only they know who may stay. */
export const { useLoginMutation, useLogoutMutation, useVerify2FaMutation } = api;
