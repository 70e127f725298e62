import { Injectable } from '@nestjs/common';
import type { UserFunctionName } from '@byline/shared-types/domain';
import { sortIndex } from '../record/candidate-indexes.js';
import { confirmedSince } from './availability-conditions.js';
import { CandidateListsRepository } from './candidate-lists.repository.js';

/** Active candidates, and those whose availability was confirmed within so many days. */
export interface ConfirmedCounts {
  active: number;
  within14: number;
  within30: number;
}

interface Counted {
  group: { function?: UserFunctionName | null; within: 14 | 30 | null };
  total: number;
}

/** Counts active candidates by how fresh their availability is. */
@Injectable()
export class CandidateConfirmations {
  constructor(private readonly candidates: CandidateListsRepository) {}

  /** By function, most active candidates first; null counts those without a function. */
  async byFunction(): Promise<(ConfirmedCounts & { function: UserFunctionName | null })[]> {
    const isWithin = (days: number) => ({ $gte: ['$confirmedKey', confirmedSince(days)] });
    const branches = [14, 30].map((days) => ({ case: isWithin(days), then: days }));
    const group = { function: '$function', within: { $switch: { branches, default: null } } };
    // The index of the default order holds the function and the confirmation, so no record is read.
    const hint = sortIndex('createdAt');
    const counts = await this.candidates.countBy<Counted>('group', group, { archived: false }, { hint });
    return [...Map.groupBy(counts, (count) => count.group.function ?? null)]
      .map(([name, parts]) => ({ function: name, ...sumOf(parts) }))
      .sort((a, b) => b.active - a.active);
  }
}

function sumOf(parts: readonly Counted[]): ConfirmedCounts {
  const count = (most: number): number =>
    parts.reduce((sum, { group, total }) => ((group.within ?? Infinity) <= most ? sum + total : sum), 0);
  return { active: count(Infinity), within14: count(14), within30: count(30) };
}
