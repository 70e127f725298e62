import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { CandidateMerge } from '../../common/events/candidate-merge.js';
import type { Assessment, CandidateScorecardRecord } from './candidate-scorecard.schema.js';
import { CandidateScorecardsRepository } from './candidate-scorecards.repository.js';

const REMOVED = 'scorecards';
const JOINED = 'joinedScorecards';

/** The ratings of both; those of a recruiter who rated both are the latest. */
export function joinedAssessments(own: readonly Assessment[], others: readonly Assessment[]): Assessment[] {
  const byRecruiter = Map.groupBy([...own, ...others], ({ recruiterId }) => String(recruiterId));
  return [...byRecruiter.values()].map((ratings) =>
    ratings.reduce((latest, one) => (one.modifiedAt > latest.modifiedAt ? one : latest)),
  );
}

/** The ratings of two candidates who become one, on the scorecards that both have. */
@Injectable()
export class MergeScorecards {
  constructor(private readonly repository: CandidateScorecardsRepository) {}

  async join(merge: CandidateMerge, session: ClientSession): Promise<void> {
    const own = await this.repository.findOf(String(merge.stays._id), session);
    for (const other of await this.repository.findOf(String(merge.gone._id), session)) {
      const same = own.find(({ scorecardId }) => scorecardId.equals(other.scorecardId));
      if (!same) continue;
      await this.repository.delete(other._id, session);
      await this.repository.setAssessments(
        same,
        joinedAssessments(same.assessments, other.assessments),
        same.version + 1,
        session,
      );
      merge.keep(REMOVED, [other]);
      merge.keep(JOINED, [same]);
    }
  }

  /** A scorecard that somebody rated after the merge keeps its ratings. */
  async separate(merge: CandidateMerge, session: ClientSession): Promise<void> {
    for (const card of merge.keptOf<CandidateScorecardRecord>(JOINED))
      await this.repository.setAssessments(
        { ...card, version: card.version + 1 },
        card.assessments,
        card.version + 2,
        session,
      );
    for (const card of merge.keptOf<CandidateScorecardRecord>(REMOVED)) await this.repository.restore(card, session);
  }
}
