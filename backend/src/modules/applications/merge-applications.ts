import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { CandidateMerge } from '../../common/events/candidate-merge.js';
import { JobBriefs } from '../jobs/job-briefs.js';
import { BookedCandidates } from './booked-candidates.js';
import type { ApplicationRecord } from './application.schema.js';
import { ApplicationsRepository } from './applications.repository.js';

const KEPT = 'applications';

/** A withdrawn one comes last, and a successful one first, because it books its candidate. */
const rankOf = ({ status }: ApplicationRecord): number =>
  status === 'withdrawn' ? 0 : status === 'successful' ? 2 : 1;

/** Of two applications for one job the one of higher rank stays; of two alike, the older one (docs/domain/duplicates.md#merging). */
export const isWeaker = (one: ApplicationRecord, other: ApplicationRecord): boolean => {
  const difference = rankOf(one) - rankOf(other);
  return difference === 0 ? one.createdAt > other.createdAt : difference < 0;
};

/** The applications of two candidates who become one, and of both again. */
@Injectable()
export class MergeApplications {
  constructor(
    private readonly repository: ApplicationsRepository,
    private readonly jobs: JobBriefs,
    private readonly booked: BookedCandidates,
  ) {}

  /** Removes one of two applications for the same job. */
  async join(merge: CandidateMerge, session: ClientSession): Promise<void> {
    const own = await this.repository.findOf(merge.stays._id, session);
    for (const other of await this.repository.findOf(merge.gone._id, session)) {
      const same = own.find(({ jobId }) => jobId.equals(other.jobId));
      if (!same) continue;
      const weaker = isWeaker(same, other) ? same : other;
      await this.repository.delete(weaker._id, session);
      await this.count(weaker, -1, session);
      merge.keep(KEPT, [weaker]);
    }
    await this.booked.refreshJoined(merge.stays._id, merge.gone._id, session);
  }

  async separate(merge: CandidateMerge, session: ClientSession): Promise<void> {
    for (const application of merge.keptOf<ApplicationRecord>(KEPT)) {
      await this.repository.restore(application, session);
      await this.count(application, 1, session);
    }
    await this.booked.refresh([merge.stays._id, merge.gone._id], session);
  }

  private async count({ jobId, status }: ApplicationRecord, change: 1 | -1, session: ClientSession): Promise<void> {
    if (status !== 'withdrawn') await this.jobs.countApplications(jobId, { [status]: change }, session);
  }
}
