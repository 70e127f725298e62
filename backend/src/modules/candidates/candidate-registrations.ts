import { Injectable } from '@nestjs/common';
import { dateCondition } from '../../common/lists/list-filters.dto.js';
import { normalise } from '../../common/lists/search.js';
import { nameConditions, type NameParts } from './candidate-names.js';
import { CandidatesRepository, type CandidateMatch, type PeriodUnit } from './candidates.repository.js';

/** Which registrations are counted; days of the Europe/Brussels calendar. */
export interface RegistrationFilter extends NameParts {
  from?: string;
  to?: string;
  postal?: string;
  city?: string;
  country?: string;
  motherTongue?: string;
}

function matchOf(filter: RegistrationFilter): CandidateMatch {
  const { from, to, postal, city, country, motherTongue } = filter;
  const conditions = [
    ...(from || to ? [{ createdAt: dateCondition({ from, to }) }] : []),
    ...(postal ? [{ postal }] : []),
    ...(city ? [{ cityKey: normalise(city) }] : []),
    ...(country ? [{ country }] : []),
    ...(motherTongue ? [{ 'candidateInfo.skillSet.motherTongue': motherTongue }] : []),
    ...nameConditions(filter),
  ];
  return conditions.length > 0 ? { $and: conditions } : {};
}

/** Counts candidates by when or where they registered. */
@Injectable()
export class CandidateRegistrations {
  constructor(private readonly candidates: CandidatesRepository) {}

  /** By the day a year, month, week (Monday) or day starts on, in the Europe/Brussels calendar, also across a change of clocks. */
  byPeriod(filter: RegistrationFilter, unit: PeriodUnit): Promise<{ start: string; total: number }[]> {
    return this.candidates.countByPeriod(matchOf(filter), unit);
  }

  /** By postal code, most first; null where none is known. */
  async byPostal(filter: RegistrationFilter): Promise<{ postal: string | null; total: number }[]> {
    const counts = await this.candidates.countByPostal(matchOf(filter));
    return counts.sort((a, b) => b.total - a.total || ((a.postal ?? '') < (b.postal ?? '') ? -1 : 1));
  }
}
