import { Injectable } from '@nestjs/common';
import { dateCondition } from '../../common/lists/list-filters.dto.js';
import { normalise, searchCondition } from '../../common/lists/search.js';
import { CandidatesRepository, type CandidateMatch, type PeriodUnit } from './candidates.repository.js';

/** Which registrations are counted; days of the Europe/Brussels calendar. */
export interface RegistrationFilter {
  from?: string;
  to?: string;
  postal?: string;
  city?: string;
  country?: string;
  motherTongue?: string;
  firstname?: string;
  name?: string;
}

/** Both names are in a candidate's ngrams; the literal text must be within the one that was asked for, which its key starts with. */
function nameCondition(field: 'firstname' | 'name', text: string | undefined): object[] {
  const condition = searchCondition(text);
  if (!condition) return [];
  const literal = normalise(text ?? '');
  const at = { $indexOfCP: [`$${field}Key`, { $literal: literal }] };
  const end = { $add: [at, [...literal].length] };
  return [
    { ngrams: condition.ngrams, $expr: { $and: [{ $gte: [at, 0] }, { $lte: [end, { $strLenCP: `$${field}` }] }] } },
  ];
}

function matchOf(filter: RegistrationFilter): CandidateMatch {
  const { from, to, postal, city, country, motherTongue, firstname, name } = filter;
  const conditions = [
    ...(from || to ? [{ createdAt: dateCondition({ from, to }) }] : []),
    ...(postal ? [{ postal }] : []),
    ...(city ? [{ cityKey: normalise(city) }] : []),
    ...(country ? [{ country }] : []),
    ...(motherTongue ? [{ 'candidateInfo.skillSet.motherTongue': motherTongue }] : []),
    ...nameCondition('firstname', firstname),
    ...nameCondition('name', name),
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
