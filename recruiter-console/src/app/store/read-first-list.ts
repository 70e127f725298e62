import { readStored } from '@byline/web-kit/storage';
import { api } from '../../api';
import { awaitPage } from '../../api/first-page';
import { pageQuery } from '../../api/candidate-queries';
import { panelJobs } from '../../api/job-queries';
import { candidateList, isViewLink } from '../../lib/candidate-list/list-state';
import { parseSize } from '../../lib/list-state/list-address';
import { opensList } from './opens-list';
import type { AppStore } from './store';

/**
 * Asks for the first rows of the candidate list and the jobs beside them as soon as the store is there. The page
 * would ask only after it loaded and rendered, which takes a slow computer longer than the answers, and would be drawn twice.
 */
export function readFirstList(store: AppStore, at: Pick<Location, 'pathname' | 'search'>): void {
  if (!opensList(store.getState().session.session, at)) return;
  // The user's default view opens in place of the plain list.
  if (at.search === '' && readStored('byline.defaultView')) return;
  awaitPage();
  const params = new URLSearchParams(at.search);
  const list = candidateList.parse(params, parseSize(readStored('byline.pageSize')));
  const rows = pageQuery(list);
  if (rows && !isViewLink(params, list)) store.dispatch(api.util.prefetch('listCandidates', rows, {}));
  if (!list.open && !list.adding) store.dispatch(api.util.prefetch('listJobs', panelJobs('', null), {}));
}
