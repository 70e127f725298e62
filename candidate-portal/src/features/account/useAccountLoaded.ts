import {
  useGetDataArchiveQuery,
  useGetMeQuery,
  useGetTwoFactorQuery,
  useListPasskeysQuery,
  useListSessionsQuery,
} from '../../api';

/** Whether all that the page's parts ask for has been answered, or has failed: they are shown at once, and nothing moves. */
export function useAccountLoaded(): boolean {
  const asked = [
    useGetMeQuery(),
    useGetTwoFactorQuery(),
    useListPasskeysQuery(),
    useListSessionsQuery(),
    useGetDataArchiveQuery(),
  ];
  return asked.every(({ isLoading }) => !isLoading);
}
