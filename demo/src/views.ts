import type { CandidateViewRecord, ViewedList } from '@byline/backend/modules/candidate-views/candidate-view.schema.js';
import type { NewMatches } from '@byline/backend/modules/candidate-views/new-matches.js';
import type { ViewFollowerRecord } from '@byline/backend/modules/candidate-views/view-follower.schema.js';
import type { ViewMails } from '@byline/shared-types/domain';
import type { DemoDays } from './days.ts';
import { demoId } from './ids.ts';
import { stamps } from './records.ts';

const LOTTE = 0;

interface DemoView {
  name: string;
  /** The place of its maker among the recruiters. */
  by: number;
  shared?: boolean;
  list: Partial<ViewedList>;
  /** The candidates who are new for Lotte. */
  isNew?: number;
  /** Lotte's mails. */
  mails?: ViewMails;
}

const VIEWS: DemoView[] = [
  {
    name: 'Translators into Dutch',
    by: LOTTE,
    list: { filter: { function: ['translator'], translatesTo: 'nl', freelancer: true }, sort: '-modifiedAt' },
    isNew: 4,
  },
  { name: 'Waiting for my answer', by: LOTTE, list: { tile: 'newApplicant' }, isNew: 2 },
  { name: 'Tests to read', by: LOTTE, list: { tile: 'test', columns: ['name', 'function', 'skills', 'modified'] } },
  {
    ...{ name: 'Available in January', by: 1, shared: true, isNew: 7 },
    list: { filter: { availableOn: '2027-01-04', freelancer: true } },
  },
  {
    ...{ name: 'Legal, sworn', by: 2, shared: true, mails: 'mondays', isNew: 1 },
    list: { filter: { sworn: true, specialism: 'legal' } },
  },
  { name: 'Freelance designers', by: 3, shared: true, list: { filter: { function: ['Designer'], freelancer: true } } },
];

export const views = (days: DemoDays): CandidateViewRecord[] =>
  VIEWS.map(({ name, by, shared = false, list }, index) => ({
    _id: demoId('candidateView', index),
    name,
    createdBy: demoId('user', by),
    shared,
    list: { search: null, searchIn: null, tile: 'active', filter: {}, sort: '-createdAt', columns: null, ...list },
    removedAt: null,
    ...stamps(days.at(-90 + index * 10, 640)),
  }));

/** Lotte's own settings of the views, once their candidates are there: the last ones of each are new for her. */
export async function viewFollowers(days: DemoDays, matches: NewMatches): Promise<ViewFollowerRecord[]> {
  const seenAt = days.at(-3, 600);
  const followed = views(days).map(async ({ _id: viewId, list }, index): Promise<ViewFollowerRecord> => {
    const { isNew = 0, mails = 'never' } = VIEWS[index] ?? {};
    const { ids } = await matches.of(list);
    const known = ids?.toSorted((a, b) => String(a).localeCompare(String(b))) ?? null;
    return {
      _id: demoId('viewFollower', index),
      viewId,
      userId: demoId('user', LOTTE),
      isDefault: false,
      place: null,
      seenAt,
      seen: known && known.slice(0, Math.max(0, known.length - isNew)),
      // The new ones came in a mail already.
      mailed: known?.slice(Math.max(0, known.length - isNew)) ?? [],
      mailedAt: days.at(-1, 480),
      mails,
      nextMailAt: mails === 'never' ? null : days.at(7, 480),
      removedAt: null,
      ...stamps(seenAt),
    };
  });
  return Promise.all(followed);
}
