import type { Session } from '@byline/web-kit/session';
import { readStored } from '@byline/web-kit/storage';

/** True if an address opens the list of candidates, which `/` does unless the user chose their day. */
export function opensList(session: Session | null, { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  if (!session || (pathname !== '/candidates' && pathname !== '/')) return false;
  return pathname !== '/' || search !== '' || readStored(`byline.startPage.${session.user._id}`) !== 'day';
}
