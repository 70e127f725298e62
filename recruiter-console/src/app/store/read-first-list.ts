import { readStored } from '@byline/web-kit/storage';
import { api } from '../../api';
import { pageQuery } from '../../api/candidate-queries';
import { candidateList } from '../../lib/candidate-list/list-state';
import { parseSize } from '../../lib/list-state/list-address';
import { opensList } from './opens-list';
import type { AppStore } from './store';

/**
 * Asks for the first rows of the candidate list as soon as the store is there. Its page would ask only after it loaded
 * and rendered, which takes a slow computer longer than the answer.
 */
export function readFirstList(store: AppStore, at: Pick<Location, 'pathname' | 'search'>): void {
  if (!opensList(store.getState().session.session, at)) return;
  // The user's default view opens in place of the plain list.
  if (at.search === '' && readStored('byline.defaultView')) return;
  const query = pageQuery(
    candidateList.parse(new URLSearchParams(at.search), parseSize(readStored('byline.pageSize'))),
  );
  if (query) store.dispatch(api.util.prefetch('listCandidates', query, {}));
}
