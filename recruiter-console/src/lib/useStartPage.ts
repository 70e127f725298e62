import { useCurrentUser } from '@byline/web-kit/session';
import { useStored } from './useStored';

export const START_PAGES = ['list', 'day'] as const;
export type StartPage = (typeof START_PAGES)[number];

/** The page to which `/` leads: the list unless the user chose their day on this device (docs/domain/interface.md#my-day). */
export function useStartPage(): [StartPage, (page: StartPage) => void] {
  const { _id } = useCurrentUser();
  return useStored<StartPage>(`startPage.${_id}`, 'list', (text) => START_PAGES.find((page) => page === text));
}
