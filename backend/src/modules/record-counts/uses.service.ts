import { MAX_COUNT } from '@byline/shared-types/domain';
import { Injectable } from '@nestjs/common';
import { ListCounts } from '../candidates/list/list-counts.js';
import { InterviewsService } from '../interviews/interviews.service.js';
import { CandidateScorecardsService } from '../scorecards/candidate-scorecards.service.js';
import type { UsesResponse } from './dto/uses.dto.js';

/** Counting stops here: one past the limit says that there are more. */
const ENOUGH = MAX_COUNT + 1;

/** Counts the uses of settings, so that a recruiter sees what a change touches. */
@Injectable()
export class UsesService {
  constructor(
    private readonly candidates: ListCounts,
    private readonly scorecards: CandidateScorecardsService,
    private readonly interviews: InterviewsService,
  ) {}

  ofSkills(ids: readonly string[]): Promise<UsesResponse> {
    return usesOf(ids, (id) => this.candidates.total({ filter: { skills: [id] } }, false));
  }

  ofScorecards(ids: readonly string[]): Promise<UsesResponse> {
    return usesOf(ids, (id) => this.scorecards.countUses(id, ENOUGH));
  }

  ofInterviewTemplates(ids: readonly string[]): Promise<UsesResponse> {
    return usesOf(ids, (id) => this.interviews.countUses(id, ENOUGH));
  }
}

async function usesOf(ids: readonly string[], count: (id: string) => Promise<number>): Promise<UsesResponse> {
  const uses = ids.map(async (_id) => {
    const counted = await count(_id);
    return { _id, count: Math.min(counted, MAX_COUNT), capped: counted > MAX_COUNT };
  });
  return { records: await Promise.all(uses) };
}
