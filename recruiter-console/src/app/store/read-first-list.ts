import { readStored } from '@byline/web-kit/storage';
import { api } from '../../api';
import { pageQuery } from '../../api/candidate-queries';
import { candidateList } from '../../lib/candidate-list/list-state';
import { parseSize } from '../../lib/list-state/list-address';
import type { AppStore } from './store';

/**
 * Asks for the first rows of the candidate list as soon as the store is there. Its page would ask only after it loaded
 * and rendered, which takes a slow computer longer than the answer.
 */
export function readFirstList(store: AppStore, { pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const { session } = store.getState().session;
  if (!session) return;
  const startsOnList = search !== '' || readStored(`byline.startPage.${session.user._id}`) !== 'day';
  // The user's default view opens in place of the plain list.
  if (search === '' && readStored('byline.defaultView')) return;
  if (pathname !== '/candidates' && !(pathname === '/' && startsOnList)) return;
  const query = pageQuery(candidateList.parse(new URLSearchParams(search), parseSize(readStored('byline.pageSize'))));
  if (query) store.dispatch(api.util.prefetch('listCandidates', query, {}));
}
