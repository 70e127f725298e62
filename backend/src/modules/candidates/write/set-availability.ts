import { Injectable } from '@nestjs/common';
import type { SaidAvailability } from '@byline/shared-types/domain';
import type { ClientSession, Types } from 'mongoose';
import { ProblemError } from '../../../common/errors/problem.error.js';
import type { CandidateRecord } from '../record/candidate.record.js';
import { derivedFields } from '../record/candidate.rules.js';
import { CandidatesRepository } from '../record/candidates.repository.js';
import { availabilityProblems, confirmed, type AvailabilityAuthor } from './availability-changes.js';
import { SaveCandidate } from './save-candidate.js';

/** Writes what a person or a recruiter says about an availability; saying the same again confirms it (docs/domain/availability.md#what-is-kept). */
@Injectable()
export class SetAvailability {
  constructor(
    private readonly repository: CandidatesRepository,
    private readonly saveCandidate: SaveCandidate,
  ) {}

  /** With a `version`, refuses a candidate who has another one by now. */
  async run(
    author: AvailabilityAuthor,
    id: string | Types.ObjectId,
    said: SaidAvailability,
    version: number | undefined,
    session: ClientSession,
  ): Promise<CandidateRecord> {
    const problems = availabilityProblems(said);
    if (problems.length > 0) throw ProblemError.fields(problems);
    const before = await this.repository.findById(id, session);
    if (!before) throw new ProblemError('not_found');
    const actorId = author.userId ?? before._id;
    const by = { actorId, isRecruiter: author.by === 'recruiter' };
    const change = { version, action: 'set_availability', changed: ['availability'] };
    const availability = confirmed(said, author);
    const content = { availability, ...derivedFields({ ...before, availability }) };
    return this.saveCandidate.write(by, before, content, change, session);
  }
}
