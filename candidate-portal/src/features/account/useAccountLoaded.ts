import { useGetMeQuery, useGetTwoFactorQuery, useListPasskeysQuery } from '../../api';
import { hasPasskeys, hasTwoFactor, useNeeded } from './useNeeded';

/** Whether all first calls have an answer or have failed. The page shows them together, so that nothing moves. */
export function useAccountLoaded(): boolean {
  const asked = [
    useGetMeQuery(),
    useGetTwoFactorQuery(undefined, { skip: !useNeeded(hasTwoFactor).needed }),
    useListPasskeysQuery(undefined, { skip: !useNeeded(hasPasskeys).needed }),
  ];
  return asked.every(({ isLoading }) => !isLoading);
}
