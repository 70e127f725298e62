import { presentNamed, presentRecord, type Named } from '../../common/http/record.presenter.js';
import type { ViewReference } from '@byline/shared-types/domain';
import type { CandidateViewRecord, ViewedList } from './candidate-view.schema.js';
import type { CandidateViewResponse, CandidateViewsResponse } from './dto/candidate-view.dto.js';
import type { ViewFollowerRecord } from './view-follower.schema.js';

/** A view as one recruiter sees it. */
export interface CandidateViewOf {
  view: CandidateViewRecord;
  /** Its list without the filters whose record is gone. */
  list: ViewedList;
  gone: ViewReference[];
  owner: Named | null;
  isMine: boolean;
  follower: Pick<ViewFollowerRecord, 'isDefault' | 'mails'> | null;
}

export const presentCandidateView = (one: CandidateViewOf): CandidateViewResponse => ({
  ...presentRecord(one.view),
  name: one.view.name,
  shared: one.view.shared,
  isMine: one.isMine,
  owner: one.owner && presentNamed(one.owner),
  list: { ...one.list, searchIn: one.list.searchIn ?? null },
  gone: one.gone,
  isDefault: one.follower?.isDefault ?? false,
  mails: one.follower?.mails ?? 'never',
});

export const presentCandidateViews = (views: readonly CandidateViewOf[]): CandidateViewsResponse => ({
  views: views.map(presentCandidateView),
});
