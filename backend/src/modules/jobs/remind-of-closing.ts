import { Injectable, type OnModuleInit } from '@nestjs/common';
import { longDay } from '@byline/shared-types/domain';
import type { ClientSession, Types } from 'mongoose';
import { dayOf } from '../../common/time.js';
import { Reminders } from '../reminders/reminders.js';
import type { UserRecord } from '../users/user.record.js';
import { JobClosingsRepository } from './job-closings.repository.js';
import type { JobRecord } from './job.schema.js';

/** The hour of the mails: an hour of work, not midnight. */
const FROM_HOUR_MS = 8 * 3_600_000;
const dayAt = (now: Date): string => dayOf(new Date(now.getTime() - FROM_HOUR_MS));

/** Mails the recruiter of a job two days before its links close, in the worker (docs/domain/recruiting.md#closed-jobs). */
@Injectable()
export class RemindOfClosing implements OnModuleInit {
  constructor(
    private readonly repository: JobClosingsRepository,
    private readonly reminders: Reminders,
  ) {}

  onModuleInit(): void {
    this.reminders.repeat('reminders of jobs', {
      due: (now, limit) => this.repository.due(dayAt(now), limit),
      remind: (id, now, session) => this.remind(id, dayAt(now), session),
    });
  }

  private async remind(id: Types.ObjectId, day: string, session: ClientSession): Promise<void> {
    const job = await this.repository.take(id, day, session);
    const recruiter = job && (await this.recruiterOf(job, session));
    if (!recruiter) return;
    const { title, to, jobapplications } = job;
    const { firstname, language } = recruiter;
    const data = {
      firstname,
      job: title,
      lastDay: longDay(to ?? day, language),
      pending: jobapplications.pending,
      url: this.reminders.page(`jobs/${String(id)}`, language),
    };
    await this.reminders.mail(recruiter, 'job_closing', { data }, session);
  }

  /** The recruiter who made the job; after their leaving, the one who changed it last. */
  private async recruiterOf({ createdBy, changedBy }: JobRecord, session: ClientSession): Promise<UserRecord | null> {
    const maker = createdBy ? await this.reminders.recruiter(createdBy, session) : null;
    return maker ?? (changedBy ? this.reminders.recruiter(changedBy, session) : null);
  }
}
