import { Injectable } from '@nestjs/common';
import type { BookedPeriod, DecidedStatus } from '@byline/shared-types/domain';
import type { ClientSession, Types } from 'mongoose';
import { joinById } from '../../common/mongo/join-by-id.js';
import { today } from '../../common/time.js';
import { Config } from '../../config/config.js';
import { jobStanding, workOf, workOfApplication, type JobStanding, type JobWork } from './job.rules.js';
import type { JobRecord } from './job.schema.js';
import { JobsRepository, type JobNames } from './jobs.repository.js';

export type { JobNames };

type Id = string | Types.ObjectId;

/** An application, of which only its job and its own period of work matter. */
type WorkOfJob = JobWork & { jobId: Types.ObjectId };

/** A job for somebody who applies. */
export interface JobBrief extends Pick<JobRecord, 'title' | 'client' | 'languageId'> {
  answerDays: number;
  /** Its period of work, if it has one. */
  work: BookedPeriod | null;
  standing: JobStanding;
}

/** A job whose applications were counted. */
export interface CountedJob {
  work: BookedPeriod | null;
  isRemoved: boolean;
}

/** The facts about jobs that their applications need, also those of deleted jobs. */
@Injectable()
export class JobBriefs {
  constructor(
    private readonly repository: JobsRepository,
    private readonly config: Config,
  ) {}

  /** Null if the job never existed. */
  async standing(id: Id, session?: ClientSession): Promise<JobStanding | null> {
    const job = await this.repository.findBrief(id, session);
    return job && jobStanding(job, today());
  }

  /** The facts that an applicant reads; null if the job never existed. */
  async brief(id: Id, session?: ClientSession): Promise<JobBrief | null> {
    const job = await this.repository.findBrief(id, session);
    if (!job) return null;
    const { title, client, languageId, answerDays } = job;
    const standing = jobStanding(job, today());
    return {
      title,
      client,
      languageId,
      answerDays: answerDays ?? this.config.ANSWER_DAYS,
      work: workOf(job),
      standing,
    };
  }

  namesOf(ids: readonly string[]): Promise<JobNames[]> {
    return this.repository.findNames(ids);
  }

  /** The period of work of each application. */
  async workOf(
    applications: readonly WorkOfJob[],
    session: ClientSession,
  ): Promise<(application: WorkOfJob) => BookedPeriod | null> {
    const jobOf = await joinById(
      applications.map(({ jobId }) => jobId),
      (ids) => this.repository.findWork(ids, session),
    );
    return (application) => workOfApplication(application, jobOf(application.jobId));
  }

  /** Returns what matters of the job afterwards; null if it never existed. */
  async countApplications(
    id: Types.ObjectId,
    changes: Partial<Record<DecidedStatus, number>>,
    session: ClientSession,
  ): Promise<CountedJob | null> {
    const job = await this.repository.count(id, changes, session);
    return job && { work: workOf(job), isRemoved: job.removed };
  }
}
