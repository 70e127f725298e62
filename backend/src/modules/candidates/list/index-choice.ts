import { Injectable } from '@nestjs/common';
import type { IndexKeys } from '../../../common/lists/read-list.js';
import type { CandidateFilter } from '../dto/candidate-filter.dto.js';
import {
  BY_ID,
  entryOf,
  filterIndex,
  isBeside,
  RANGE_FIELDS,
  rangeIndex,
  sortIndex,
  type IndexedFilter,
} from '../record/candidate-indexes.js';
import type { CandidateMatch } from '../record/candidate.record.js';
import { CandidateListsRepository } from './candidate-lists.repository.js';
import type { CandidateListParams } from './candidate.list.js';
import { indexedFilters, otherConditions } from './candidate.match.js';
import { isReadInOrder } from './count-query.js';
import { asksNames } from './name-conditions.js';

/** The index of one filter, and the condition it serves alone. */
interface Entry {
  index: IndexKeys;
  match: CandidateMatch;
  filter?: IndexedFilter;
}

/** A filter with fewer matches is read whole. */
const FEW = 2_000;

/**
 * Chooses the index to read a list by. MongoDB left to itself tries the index of every filter and sort, each as far as the best one goes: six
 * seconds for two filters that few share, among a million. So the filter with the fewest matches, counted up to a few, decides.
 */
@Injectable()
export class IndexChoice {
  constructor(private readonly candidates: CandidateListsRepository) {}

  /** The index for a list, whose sort names stored fields; undefined leaves the choice to MongoDB. */
  async of(params: CandidateListParams): Promise<IndexKeys | undefined> {
    const { filter, search } = params;
    if (params.found || filter.ids) return BY_ID;
    const entries = search || asksNames(filter) || !isNewestFirst(params) ? [] : entriesOf(filter);
    if (entries.length < 2) return orderIndex(params);
    const counts = await Promise.all(
      entries.map(({ match, index: hint }) => this.candidates.count(match, { hint, limit: FEW })),
    );
    const least = Math.min(...counts);
    const rarest = least < FEW ? entries[counts.indexOf(least)] : richest(entries, filter);
    return rarest?.index;
  }
}

/** Whether a list has the order of the filters' indexes, or the reverse. */
const isNewestFirst = ({ sort: [first, tie] }: CandidateListParams): boolean =>
  first?.[0] === 'createdAt' && tie?.[0] === '_id' && tie[1] === first[1];

/** The index in the order of a list whose filters have none; MongoDB might sort in memory instead. */
function orderIndex({ search, filter, sort: [key, tie] }: CandidateListParams): IndexKeys | undefined {
  if (search || !key || tie?.[0] !== '_id' || tie[1] !== key[1] || !isReadInOrder(filter)) return undefined;
  return sortIndex(key[0]);
}

function entriesOf(filter: CandidateFilter): Entry[] {
  const indexed = indexedFilters(filter).map((name) => ({
    filter: name,
    index: filterIndex(name),
    match: { $and: otherConditions(alone(filter, name)) },
  }));
  const ranges = RANGE_FIELDS.flatMap(([name, field]) => {
    const range = filter[name];
    return range ? [{ index: rangeIndex(field), match: { $and: otherConditions({ [name]: range }) } }] : [];
  });
  return [...indexed, ...ranges];
}

/** One filter as far as its index goes: a skill without its level. */
function alone(filter: CandidateFilter, entry: IndexedFilter): CandidateFilter {
  if (entry === 'skills')
    return { skills: (filter.skills ?? []).slice(0, 1).map((skill) => skill.split(':')[0] ?? '') };
  return Object.fromEntries(Object.entries(filter).filter(([name]) => entryOf(name) === entry));
}

/** Of filters with many matches, the one whose index holds most of the others. A price also asks for the functions billed that way. */
function richest(entries: readonly Entry[], filter: CandidateFilter): Entry | undefined {
  const { pricePerWord, pricePerHour } = filter;
  const asked = [...Object.keys(filter), ...((pricePerWord ?? pricePerHour) ? ['function'] : [])];
  const shared = (name: IndexedFilter): number => asked.filter((other) => isBeside(name, other)).length;
  const indexed = entries.flatMap((entry) => (entry.filter ? [{ entry, has: shared(entry.filter) }] : []));
  return indexed.toSorted((a, b) => b.has - a.has)[0]?.entry;
}
