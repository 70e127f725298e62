import {
  useGetAskFrequencyQuery,
  useGetDataArchiveQuery,
  useGetMeQuery,
  useGetTwoFactorQuery,
  useListPasskeysQuery,
  useListSessionsQuery,
} from '../../api';
import { hasPasskeys, hasTwoFactor, useNeeded } from './useNeeded';

/** Whether all calls of the page have an answer or have failed. The page shows them together, so that nothing moves. */
export function useAccountLoaded(candidateId: string): boolean {
  const asked = [
    useGetMeQuery(),
    useGetTwoFactorQuery(undefined, { skip: !useNeeded(hasTwoFactor).needed }),
    useGetAskFrequencyQuery({ id: candidateId }),
    useListSessionsQuery(),
    useGetDataArchiveQuery(),
    useListPasskeysQuery(undefined, { skip: !useNeeded(hasPasskeys).needed }),
  ];
  return asked.every(({ isLoading }) => !isLoading);
}
