import { useGetMeQuery, useGetTwoFactorQuery, useListPasskeysQuery } from '../../api';
import { hasPasskeys, hasTwoFactor, useNeeded } from './useNeeded';

/** Whether all that is asked for at once has been answered, or has failed: it is shown together, and nothing moves. */
export function useAccountLoaded(): boolean {
  const asked = [
    useGetMeQuery(),
    useGetTwoFactorQuery(undefined, { skip: !useNeeded(hasTwoFactor).needed }),
    useListPasskeysQuery(undefined, { skip: !useNeeded(hasPasskeys).needed }),
  ];
  return asked.every(({ isLoading }) => !isLoading);
}
