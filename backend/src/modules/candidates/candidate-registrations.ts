import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { TIME_ZONE } from '@byline/shared-types/domain';
import type { Model, QueryFilter } from 'mongoose';
import { dateCondition } from '../../common/lists/list-filters.dto.js';
import { normalise, searchCondition } from '../../common/lists/search.js';
import type { CandidateRecord } from './candidate.record.js';

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

function matchOf(filter: RegistrationFilter): QueryFilter<CandidateRecord> {
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
  constructor(@InjectModel('Candidate') private readonly candidates: Model<CandidateRecord>) {}

  /** By the day a year, month, week (Monday) or day starts on, in the Europe/Brussels calendar, also across a change of clocks. */
  byPeriod(
    filter: RegistrationFilter,
    unit: 'year' | 'month' | 'week' | 'day',
  ): Promise<{ start: string; total: number }[]> {
    const start = { $dateTrunc: { date: '$createdAt', unit, timezone: TIME_ZONE, startOfWeek: 'monday' } };
    return this.candidates.aggregate<{ start: string; total: number }>([
      { $match: matchOf(filter) },
      { $group: { _id: start, total: { $sum: 1 } } },
      {
        $project: {
          _id: 0,
          total: 1,
          start: { $dateToString: { date: '$_id', format: '%Y-%m-%d', timezone: TIME_ZONE } },
        },
      },
    ]);
  }

  /** By postal code, most first; null where none is known. */
  async byPostal(filter: RegistrationFilter): Promise<{ postal: string | null; total: number }[]> {
    const counts = await this.candidates.aggregate<{ postal: string | null; total: number }>([
      { $match: matchOf(filter) },
      { $group: { _id: '$postal', total: { $sum: 1 } } },
      { $project: { _id: 0, postal: '$_id', total: 1 } },
    ]);
    return counts.sort((a, b) => b.total - a.total || ((a.postal ?? '') < (b.postal ?? '') ? -1 : 1));
  }
}
