import { VIEW_MAIL_HOUR, withTile, type ViewMails, type ViewReference } from '@byline/shared-types/domain';
import { nextMorning } from '../../common/time.js';
import { definedFields } from '../../common/mongo/record.js';
import type { CandidateFilter } from '../candidates/dto/candidate-filter.dto.js';
import { candidateList, type CandidateListParams } from '../candidates/list/candidate.list.js';
import type { ViewedList } from './candidate-view.schema.js';
import type { ViewedListDto } from './dto/candidate-view.dto.js';

/** A request's list as a view stores it. */
export const viewedListOf = ({ search, searchIn, tile, filter, sort, columns }: ViewedListDto): ViewedList => ({
  search: search ?? null,
  searchIn: searchIn ?? null,
  tile: tile ?? null,
  filter: Object.fromEntries(Object.entries(filter ?? {}).filter(([, value]) => value !== null && value !== undefined)),
  sort: sort ?? candidateList.defaultSort,
  columns: columns ?? null,
});

/** The search and filter of a view as a request for its candidates; null if its tile and its filters exclude each other. */
export function matchingParams({ search, searchIn, tile, filter }: ViewedList): CandidateListParams | null {
  const tiled = withTile(filter, tile);
  if (!tiled) return null;
  return {
    ...definedFields({ search: search ?? undefined, searchIn: searchIn ?? undefined }),
    filter: tiled,
    limit: 0,
    skip: 0,
    sort: [],
    exact: false,
  };
}

/** The ids of records in a filter, by the filter. */
export function referencesOf(filter: CandidateFilter): { name: ViewReference; id: string }[] {
  const { skills = [], tags = [], sourceId = [], assignedTo = [], folder = [], jobId } = filter;
  const recruiters = assignedTo.filter((id) => id !== 'none' && id !== 'any');
  const named = (name: ViewReference, ids: readonly string[]) => ids.map((id) => ({ name, id: id.toLowerCase() }));
  return [
    ...named(
      'skills',
      skills.map((skill) => skill.split(':')[0] ?? ''),
    ),
    ...named('tags', tags),
    ...named('sourceId', sourceId),
    ...named('assignedTo', recruiters),
    ...named('folder', folder),
    ...named('jobId', jobId ? [jobId] : []),
  ];
}

/** A filter without the removed records that it names, and the filters that named them. */
export function withoutGone(
  filter: CandidateFilter,
  exists: (name: ViewReference, id: string) => boolean,
): { filter: CandidateFilter; gone: ViewReference[] } {
  const missing = referencesOf(filter).filter(({ name, id }) => !exists(name, id));
  if (missing.length === 0) return { filter, gone: [] };
  const isGone = (name: string, value: string): boolean =>
    missing.some((one) => one.name === name && value.toLowerCase().startsWith(one.id));
  const left = Object.entries(filter).map(([name, value]: [string, unknown]) => {
    if (Array.isArray(value)) return [name, value.filter((item: string) => !isGone(name, item))] as const;
    return [name, typeof value === 'string' && isGone(name, value) ? undefined : value] as const;
  });
  const kept = left.filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0));
  return { filter: Object.fromEntries(kept), gone: [...new Set(missing.map(({ name }) => name))] };
}

const WEEKDAYS = [1, 2, 3, 4, 5];

/** When the worker looks for new candidates next; null for never. */
export function nextMailAt(mails: ViewMails, now: Date): Date | null {
  if (mails === 'never') return null;
  if (mails === 'at_once') return now;
  return nextMorning(now, VIEW_MAIL_HOUR, mails === 'mondays' ? [1] : WEEKDAYS);
}
