import { Injectable } from '@nestjs/common';
import type { MailFieldValues } from '@byline/shared-types/domain';
import type { ClientSession, Types } from 'mongoose';
import { joinById } from '../../common/mongo/join-by-id.js';
import type { CandidateName } from '../candidates/record/candidate.record.js';
import { JobBriefs } from '../jobs/job-briefs.js';
import { ApplicationsRepository } from './applications.repository.js';

type Writer = Pick<CandidateName, 'firstname' | 'name'>;

/** The values of a recipient's fields that come from the recipient and the writer. */
export const personFields = (
  { firstname, name, email }: Pick<CandidateName, 'firstname' | 'name' | 'email'>,
  writer: Writer,
): MailFieldValues => ({ firstname, name, email, recruiter: `${writer.firstname} ${writer.name}` });

/** Finds the values of a mail's fields for each recipient (docs/domain/mail.md#fields). */
@Injectable()
export class RecipientFields {
  constructor(
    private readonly repository: ApplicationsRepository,
    private readonly jobs: JobBriefs,
  ) {}

  /** By candidate. Job and client are those of the newest pending application, or else of the newest successful one. */
  async of(
    candidates: readonly CandidateName[],
    writer: Writer,
    session?: ClientSession,
  ): Promise<(candidate: CandidateName) => MailFieldValues> {
    const ids = candidates.map(({ _id }) => _id);
    const applications = await this.repository.findOngoing(ids, session);
    const jobOf = await joinById(
      applications.map(({ jobId }) => jobId),
      (jobIds) => this.jobs.namesOf(jobIds),
    );
    // The last one written stays: the newest pending one.
    const first = new Map(applications.toReversed().map(({ candidateId, jobId }) => [String(candidateId), jobId]));
    return (candidate) => {
      const job = jobOf(first.get(String(candidate._id)));
      return { ...personFields(candidate, writer), job: job?.title ?? null, client: job?.client ?? null };
    };
  }

  /** The candidates for whom job and client have a value. */
  withJob(): Promise<Types.ObjectId[]> {
    return this.repository.ongoingCandidates();
  }
}
