import { Injectable, Logger } from '@nestjs/common';
import type { Language } from '@byline/shared-types/domain';
import type { ClientSession, Types } from 'mongoose';
import { Transactions } from '../../common/mongo/transactions.js';
import { PeriodicJobs } from '../../common/periodic/periodic-jobs.js';
import { Config } from '../../config/config.js';
import type { OwnMailData, Reminder } from '../mail/mail-kinds.js';
import { Outbox } from '../mail/outbox.service.js';
import { Staff } from '../users/staff.js';
import type { UserRecord } from '../users/user.record.js';

const BATCH = 500;

/** Records with a time at which somebody is reminded of them. */
export interface Reminded {
  /** The ids of those whose time has come. */
  due: (now: Date, limit: number) => Promise<Types.ObjectId[]>;
  /** Takes the reminder of one record, if it is still due, and mails it. */
  remind: (id: Types.ObjectId, now: Date, session: ClientSession) => Promise<void>;
}

/**
 * Mails recruiters at a time that a record sets (docs/domain/mail.md#reminders). One transaction takes the reminder and puts the mail into the
 * outbox, so a killed worker loses no reminder, and several workers send it once.
 */
@Injectable()
export class Reminders {
  private readonly logger = new Logger(Reminders.name);

  constructor(
    private readonly staff: Staff,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly jobs: PeriodicJobs,
    private readonly config: Config,
  ) {}

  /** Looks for due records as often as the worker looks for due mails. */
  repeat(name: string, records: Reminded): void {
    this.jobs.every(this.config.MAIL_RECONCILE_SECONDS, name, () => this.run(records));
  }

  recruiter(userId: Types.ObjectId, session: ClientSession): Promise<UserRecord | null> {
    return this.staff.recruiter(userId, session);
  }

  /** Mails a recruiter, unless they switched reminders off. */
  async mail<K extends Reminder>(
    { email, firstname, name, language, reminders = true }: UserRecord,
    template: K,
    about: { data: OwnMailData[K]; candidateId?: Types.ObjectId | null; taskId?: Types.ObjectId },
    session: ClientSession,
  ): Promise<void> {
    if (!reminders) return;
    const to = { name: `${firstname} ${name}`, email };
    await this.outbox.addSystem({ template, to, language, ...about }, session);
  }

  /** The address of a page of the console, in a recruiter's language. */
  page(path: string, language: Language): string {
    const url = new URL(`${this.config.CONSOLE_URL}/${path}`);
    url.searchParams.set('lang', language);
    return url.href;
  }

  /** A record that fails delays no other; the next run tries it again. */
  private async run({ due, remind }: Reminded, now = new Date()): Promise<void> {
    for (const id of await due(now, BATCH)) {
      await this.transactions
        .run((session) => remind(id, now, session))
        .catch((error: unknown) => this.logger.error({ err: error, record: id }, 'a reminder waits for the next run'));
    }
  }
}
