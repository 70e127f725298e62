import { Injectable } from '@nestjs/common';
import { CandidatesService } from '../candidates/candidates.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import type { ApplicationView } from './application.presenter.js';
import type { ApplicationRecord } from './application.schema.js';

/** Puts the candidate and the job beside applications: one query for each, whatever the number. */
@Injectable()
export class ApplicationViews {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly jobs: JobsService,
  ) {}

  async run(applications: ApplicationRecord[]): Promise<ApplicationView[]> {
    const [candidates, jobs] = await Promise.all([
      this.candidates.findMany(applications.map(({ candidateId }) => candidateId)),
      this.jobs.namesOf(applications.map(({ jobId }) => jobId)),
    ]);
    const byId = new Map(candidates.map((candidate) => [String(candidate._id), candidate]));
    return applications.flatMap((application) => {
      const candidate = byId.get(String(application.candidateId));
      const job = jobs.get(String(application.jobId)) ?? { title: '', client: '' };
      // Without a candidate: erased between the two reads, and the application with them.
      return candidate ? [{ ...application, candidate, job }] : [];
    });
  }
}
