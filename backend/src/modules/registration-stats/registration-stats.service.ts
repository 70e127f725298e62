import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../common/errors/problem.error.js';
import { isDay } from '../../common/http/values.js';
import { dayOf } from '../../common/time.js';
import { CandidateRegistrations, type RegistrationFilter } from '../candidates/list/candidate-registrations.js';
import type { RegistrationsRequest, RegistrationsResponse, RegistrationStatDto } from './dto/registration-stat.dto.js';
import { keyOf, startOf, UNITS, type Period } from './registration-stat.rules.js';
import { RegistrationStatsRepository } from './registration-stats.repository.js';

const toDay = (value: string | undefined): string | undefined => (value && !isDay(value) ? dayOf(value) : value);

/** Counts registrations by period or place. Erased people stay in counts that use none of their fields. */
@Injectable()
export class RegistrationStatsService {
  constructor(
    private readonly repository: RegistrationStatsRepository,
    private readonly registrations: CandidateRegistrations,
  ) {}

  async count(query: RegistrationsRequest): Promise<RegistrationsResponse> {
    const filter = filterOf(query);
    const stats =
      query.group === 'postal' ? await this.byPostal(filter) : await this.byPeriod(filter, query.groupBy ?? 'month');
    return { total: stats.reduce((sum, { total }) => sum + total, 0), stats };
  }

  private async byPostal(filter: RegistrationFilter): Promise<RegistrationStatDto[]> {
    const counts = await this.registrations.byPostal(filter);
    return counts.map(({ postal, country, city, total }) => ({ _id: { postal, country, city }, total }));
  }

  private async byPeriod(filter: RegistrationFilter, period: Period): Promise<RegistrationStatDto[]> {
    const unit = UNITS[period];
    const totals = new Map<string, number>();
    const add = (start: string, total: number): unknown => totals.set(start, (totals.get(start) ?? 0) + total);
    for (const { start, total } of await this.registrations.byPeriod(filter, unit)) add(start, total);
    if (asksNoDetail(filter)) {
      const erased = await this.repository.erasedBetween(filter.from, filter.to);
      for (const { _id: day, total } of erased) add(startOf(day, unit), total);
    }
    return [...totals]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([start, total]) => ({ _id: keyOf(start, period), total }));
  }
}

const asksNoDetail = ({ from: _, to: __, ...details }: RegistrationFilter): boolean =>
  Object.values(details).every((value) => value === undefined);

function filterOf(query: RegistrationsRequest): RegistrationFilter {
  const { postal, city, country, firstname, name, groupBy } = query;
  const from = toDay(query['createdAt.from']);
  const to = toDay(query['createdAt.to']);
  if (groupBy === 'range' && !from) throw ProblemError.field('createdAt.from', 'required');
  if (groupBy === 'range' && !to) throw ProblemError.field('createdAt.to', 'required');
  if (from && to && to < from) throw ProblemError.field('createdAt.to', 'end_before_start');
  const motherTongue = query['candidateInfo.skillSet.motherTongue'];
  return { from, to, postal, city, country, motherTongue, firstname, name };
}
