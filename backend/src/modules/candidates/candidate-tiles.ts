import { Injectable } from '@nestjs/common';
import type { CandidateTile, InterviewStatus } from '@byline/shared-types/domain';
import type { ClientSession } from 'mongoose';
import { searchCondition } from '../../common/lists/search.js';
import { candidateMatch, withoutTileFilters } from './candidate.match.js';
import { CandidatesRepository, type CandidateMatch } from './candidates.repository.js';
import type { CandidateFilter } from './dto/candidate-filter.dto.js';

export type TileCounts = Record<CandidateTile, number>;

/** Counts the tiles from the candidates themselves, side by side over the indexes (design, lists). */
@Injectable()
export class CandidateTileCounts {
  constructor(private readonly candidates: CandidatesRepository) {}

  async count(
    { search, filter }: { search?: string; filter?: CandidateFilter },
    session?: ClientSession,
  ): Promise<TileCounts> {
    const rest = withoutTileFilters(filter ?? {});
    const countOf = (tile: Pick<CandidateFilter, 'archived' | 'status'>, more: CandidateMatch = {}): Promise<number> =>
      this.candidates.count({ ...candidateMatch({ ...rest, ...tile }), ...more, ...searchCondition(search) }, session);
    const inStage = (status: InterviewStatus) => () => countOf({ archived: false, status: [status] });
    const counts = {
      active: () => countOf({ archived: false }),
      newApplicant: () => countOf({ archived: false }, { assignedTo: null }),
      phoneInterview: inStage('phone_interview'),
      test: inStage('test'),
      liveInterview: inStage('live_interview'),
      offer: inStage('offer'),
      archived: () => countOf({ archived: true }),
    };
    const { active, newApplicant, ...others } = await settle(counts, session);
    return { active, newApplicant, recruiter: active - newApplicant, ...others };
  }
}

/** Runs counts side by side, or one after the other in a transaction, whose session takes one operation at a time. */
async function settle<K extends string>(
  counts: Record<K, () => Promise<number>>,
  session: ClientSession | undefined,
): Promise<Record<K, number>> {
  const entries = Object.entries<() => Promise<number>>(counts);
  const results: [string, number][] = [];
  if (session) for (const [name, count] of entries) results.push([name, await count()]);
  else
    results.push(
      ...(await Promise.all(entries.map(async ([name, count]): Promise<[string, number]> => [name, await count()]))),
    );
  return Object.fromEntries(results) as Record<K, number>;
}
