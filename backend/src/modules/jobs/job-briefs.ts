import { Injectable } from '@nestjs/common';
import type { DecidedStatus } from '@byline/shared-types/domain';
import type { ClientSession, Types } from 'mongoose';
import { today } from '../../common/time.js';
import { Config } from '../../config/config.js';
import { jobStanding, type JobStanding } from './job.rules.js';
import type { JobRecord } from './job.schema.js';
import { JobsRepository } from './jobs.repository.js';

type Id = string | Types.ObjectId;

/** A job for somebody who applies. */
export interface JobBrief extends Pick<JobRecord, 'title' | 'client' | 'languageId'> {
  answerDays: number;
  standing: JobStanding;
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
    return { title, client, languageId, answerDays: answerDays ?? this.config.ANSWER_DAYS, standing };
  }

  namesOf(ids: readonly string[]): Promise<Pick<JobRecord, '_id' | 'title' | 'client' | 'languageId' | 'removed'>[]> {
    return this.repository.findNames(ids);
  }

  countApplications(
    id: Types.ObjectId,
    changes: Partial<Record<DecidedStatus, number>>,
    session: ClientSession,
  ): Promise<void> {
    return this.repository.count(id, changes, session);
  }
}
