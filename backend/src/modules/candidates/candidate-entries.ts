import { Injectable } from '@nestjs/common';
import { numberCondition } from '../../common/lists/list-filters.dto.js';
import type { IndexKeys } from '../../common/lists/read-list.js';
import { asksNames } from './candidate-names.js';
import { isNewestFirst, listIndex, type CandidateListParams } from './candidate.list.js';
import { indexedFilters, otherConditions } from './candidate.match.js';
import { filterIndex, isBeside, PAIR_INDEX, RANGE_FIELDS, rangeIndex, type IndexedFilter } from './candidate.schema.js';
import { CandidatesRepository, type CandidateMatch } from './candidates.repository.js';
import type { CandidateFilter } from './dto/candidate-filter.dto.js';

/** A way into a list: the index of one of its filters. */
interface Entry {
  index: IndexKeys;
  /** Who is found there, by the index alone. */
  match: CandidateMatch;
  filter?: IndexedFilter;
}

/** Whom so few have is read whole. */
const FEW = 2_000;

/**
 * The index that a list is read by. MongoDB would try every index of every filter and sort, each as far as the best one goes: six seconds for
 * two filters that few share, among a million. Where two filters have one, those who have either are counted in it, and not beyond a few.
 */
@Injectable()
export class CandidateEntries {
  constructor(private readonly candidates: CandidatesRepository) {}

  async of(params: CandidateListParams): Promise<IndexKeys | undefined> {
    const { filter, search } = params;
    const entries = search || asksNames(filter) || !isNewestFirst(params) ? [] : entriesOf(filter);
    if (entries.length < 2) return listIndex(params);
    const counts = await Promise.all(entries.map(({ match, index }) => this.candidates.countUpTo(match, FEW, index)));
    const least = Math.min(...counts);
    const rarest = least < FEW ? entries[counts.indexOf(least)] : richest(entries, filter);
    return rarest?.index;
  }
}

function entriesOf(filter: CandidateFilter): Entry[] {
  const isPair = filter.translatesFrom !== undefined && filter.translatesTo !== undefined;
  const indexed = indexedFilters(filter)
    .filter((name) => !(isPair && name === 'translatesTo'))
    .map((name) => ({
      filter: name,
      index: isPair && name === 'translatesFrom' ? PAIR_INDEX : filterIndex(name),
      match: { $and: otherConditions(alone(filter, name)) },
    }));
  const ranges = RANGE_FIELDS.flatMap(([name, field]) => {
    const range = filter[name];
    return range ? [{ index: rangeIndex(field), match: { [field]: numberCondition(range) } }] : [];
  });
  return [...indexed, ...ranges];
}

/** One filter as far as its index goes: who has a skill, at whatever level. */
const alone = (filter: CandidateFilter, name: IndexedFilter): CandidateFilter =>
  name === 'skills'
    ? { skills: (filter.skills ?? []).slice(0, 1).map((skill) => skill.split(':')[0] ?? '') }
    : { [name]: filter[name] };

/** Of filters that many have, the one whose index has most of the others. A price asks for functions too, billed by the word or by the hour. */
function richest(entries: readonly Entry[], filter: CandidateFilter): Entry | undefined {
  const { pricePerWord, pricePerHour } = filter;
  const asked = [...Object.keys(filter), ...((pricePerWord ?? pricePerHour) ? ['function'] : [])];
  const shared = (name: IndexedFilter): number => asked.filter((other) => isBeside(name, other)).length;
  const indexed = entries.flatMap((entry) => (entry.filter ? [{ entry, has: shared(entry.filter) }] : []));
  return indexed.toSorted((a, b) => b.has - a.has)[0]?.entry;
}
