import { Injectable } from '@nestjs/common';
import { TIME_ZONE } from '@byline/shared-types/domain';
import { dateCondition } from '../../../common/lists/list-filters.dto.js';
import type { IndexKeys } from '../../../common/lists/read-list.js';
import { sortKey } from '../../../common/lists/sort-keys.js';
import { dayOf } from '../../../common/time.js';
import { REGISTRATIONS_INDEX } from '../record/candidate-indexes.js';
import type { CandidateMatch } from '../record/candidate.record.js';
import { CandidateListsRepository } from './candidate-lists.repository.js';
import { asksNames, nameConditions, type NameParts } from './name-conditions.js';

/** The registrations to count; days of the Europe/Brussels calendar. */
export interface RegistrationFilter extends NameParts {
  from?: string;
  to?: string;
  postal?: string;
  city?: string;
  country?: string;
  motherTongue?: string;
}

export type PeriodUnit = 'year' | 'month' | 'week' | 'day';

/** A postal code of a country. */
interface PostalCount {
  postal: string | null;
  country: string | null;
  /** The place that most candidates name. */
  city: string | null;
  total: number;
}

interface PlaceCount {
  place: { postal?: string | null; country?: string | null; city?: string | null };
  total: number;
}

const mostFirst = (a: { total: number }, b: { total: number }): number => b.total - a.total;
/** Undefined and empty texts come last. */
const inOrder = (a: string | null | undefined, b: string | null | undefined): number =>
  (a ?? '') < (b ?? '') ? -1 : 1;

/** The condition of a filter; the index that holds all of it, unless the filter asks for more. */
function queryOf(filter: RegistrationFilter): [CandidateMatch, { hint?: IndexKeys }] {
  const { from, to, postal, city, country, motherTongue } = filter;
  const conditions = [
    ...(from || to ? [{ createdAt: dateCondition({ from, to }) }] : []),
    ...(postal ? [{ postal }] : []),
    ...(city ? [{ cityKey: sortKey(city) }] : []),
    ...(country ? [{ country }] : []),
    ...(motherTongue ? [{ tongueKeys: motherTongue }] : []),
    ...nameConditions(filter),
  ];
  const asksMore = city !== undefined || motherTongue !== undefined || asksNames(filter);
  return [conditions.length > 0 ? { $and: conditions } : {}, asksMore ? {} : { hint: REGISTRATIONS_INDEX }];
}

/** Counts candidates by when or where they registered. */
@Injectable()
export class CandidateRegistrations {
  constructor(private readonly candidates: CandidateListsRepository) {}

  /** By the first day of each year, month, week (from Monday) or day, in the Europe/Brussels calendar, whatever the clocks do. */
  async byPeriod(filter: RegistrationFilter, unit: PeriodUnit): Promise<{ start: string; total: number }[]> {
    const start = { $dateTrunc: { date: '$createdAt', unit, timezone: TIME_ZONE, startOfWeek: 'monday' } };
    const counts = await this.candidates.countBy<{ start: Date; total: number }>('start', start, ...queryOf(filter));
    return counts.map(({ start, total }) => ({ start: dayOf(start), total }));
  }

  /** By postal code of a country, most first; null counts those without a postal code. */
  async byPostal(filter: RegistrationFilter): Promise<PostalCount[]> {
    const place = { postal: '$postal', country: '$country', city: '$city' };
    const counts = await this.candidates.countBy<PlaceCount>('place', place, ...queryOf(filter));
    const postals = new Map<string, PostalCount>();
    // The first place of a postal code is its most frequent one.
    for (const { place, total } of counts.sort((a, b) => mostFirst(a, b) || inOrder(a.place.city, b.place.city))) {
      const postal = place.postal ?? null;
      const country = postal === null ? null : (place.country ?? null);
      const key = `${country ?? ''} ${postal ?? ''}`;
      const city = postal === null ? null : (place.city ?? null);
      const before = postals.get(key) ?? { postal, country, city, total: 0 };
      postals.set(key, { ...before, city: before.city ?? city, total: before.total + total });
    }
    return [...postals.values()].sort((a, b) => mostFirst(a, b) || inOrder(a.postal, b.postal));
  }
}
