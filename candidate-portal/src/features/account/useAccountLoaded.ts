import { useGetMeQuery, useGetTwoFactorQuery, useListPasskeysQuery } from '../../api';
import { hasPasskeys, hasTwoFactor, useNeeded } from './useNeeded';

/** Whether all first calls have been answered or have failed: the page shows them together, so nothing moves. */
export function useAccountLoaded(): boolean {
  const asked = [
    useGetMeQuery(),
    useGetTwoFactorQuery(undefined, { skip: !useNeeded(hasTwoFactor).needed }),
    useListPasskeysQuery(undefined, { skip: !useNeeded(hasPasskeys).needed }),
  ];
  return asked.every(({ isLoading }) => !isLoading);
}
