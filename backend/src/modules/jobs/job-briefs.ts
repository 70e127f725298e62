import { Injectable } from '@nestjs/common';
import type { BookedPeriod, DecidedStatus } from '@byline/shared-types/domain';
import type { ClientSession, Types } from 'mongoose';
import { today } from '../../common/time.js';
import { Config } from '../../config/config.js';
import { jobStanding, workOf, type JobStanding } from './job.rules.js';
import type { JobRecord } from './job.schema.js';
import { JobsRepository, type JobNames } from './jobs.repository.js';

export type { JobNames };

type Id = string | Types.ObjectId;

/** A job for somebody who applies. */
export interface JobBrief extends Pick<JobRecord, 'title' | 'client' | 'languageId'> {
  answerDays: number;
  /** Its period of work, if it has one. */
  work: BookedPeriod | null;
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

  /** The period of work of each job that has one; a deleted job has none. */
  async workOf(
    ids: readonly Types.ObjectId[],
    session: ClientSession,
  ): Promise<(id: Types.ObjectId) => BookedPeriod | null> {
    const found = await this.repository.findWork(ids, session);
    const work = new Map(found.map((job) => [String(job._id), workOf(job)]));
    return (id) => work.get(String(id)) ?? null;
  }

  /** Returns the period of work for which the job books people. */
  async countApplications(
    id: Types.ObjectId,
    changes: Partial<Record<DecidedStatus, number>>,
    session: ClientSession,
  ): Promise<BookedPeriod | null> {
    const job = await this.repository.count(id, changes, session);
    return job && workOf(job);
  }
}
