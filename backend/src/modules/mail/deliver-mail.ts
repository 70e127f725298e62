import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Transactions } from '../../common/mongo/transactions.js';
import { Config } from '../../config/config.js';
import { Staff } from '../users/staff.js';
import { Conversations } from './conversations/conversations.service.js';
import { DeliveriesRepository, type TakenMail } from './deliveries.repository.js';
import { MAX_ATTEMPTS, waitAfter, type Verdict } from './delivery.rules.js';
import type { EmailRecord } from './email.record.js';
import { MailBodies } from './mail-bodies.js';
import { MailQueue } from './mail-queue.js';
import { mailLateness, mailsFailed, mailsRetried, mailsSent } from './mail.metrics.js';
import { Smtp } from './smtp.js';
import { addressesOf, outcomeWithout } from './without-person.js';

const SETTLE_AGAIN_MS = 1_000;
/** Interval between two looks at a mail during its attempt. */
const WATCH_MS = 500;
/** The part of a lease for an attempt; the rest is for storing the outcome and for differences between clocks. */
const SHARE_OF_LEASE = 0.6;
const GAVE_UP = `Given up after ${MAX_ATTEMPTS} attempts.`;

type Changes = Partial<EmailRecord> & Pick<EmailRecord, 'status'>;

/** One look at one mail: sends it if it is due and has no valid lease. Any number of looks send it once. */
@Injectable()
export class DeliverMail {
  private readonly logger = new Logger(DeliverMail.name);
  private readonly leaseMs: number;

  constructor(
    private readonly repository: DeliveriesRepository,
    private readonly queue: MailQueue,
    private readonly bodies: MailBodies,
    private readonly smtp: Smtp,
    private readonly staff: Staff,
    private readonly config: Config,
    private readonly transactions: Transactions,
    private readonly conversations: Conversations,
  ) {
    this.leaseMs = config.MAIL_LEASE_SECONDS * 1_000;
  }

  async run(id: string): Promise<void> {
    // Starts before the lease, so that a slow query never lets an attempt outlast it.
    const deadline = AbortSignal.timeout(this.leaseMs * SHARE_OF_LEASE);
    const taken = await this.repository.take(id, this.leaseMs);
    if (!taken) return this.lookAgain(id);
    const { mail } = taken;
    mailLateness.observe((Date.now() - mail.dueAt.getTime()) / 1_000);
    const changes = await this.handle(taken, deadline);
    const settled = await this.settle(taken, changes);
    if (settled) await this.tellConversation(mail);
    this.logger.log({ mail: id, kind: mail.kind, attempt: mail.attempts, result: changes.status, settled }, 'mail');
    count(mail, changes.status);
    if (settled && changes.status === 'scheduled') await this.lookAgain(id);
  }

  /**
   * Sends a mail if its sender still is a recruiter, and holds it otherwise, also after a deferred attempt. Only during the attempt itself does
   * losing the role not stop the mail (docs/domain/mail.md#held).
   */
  private async handle(taken: TakenMail, deadline: AbortSignal): Promise<Changes> {
    const { mail } = taken;
    if (await this.hasLeft(mail)) return { status: 'held', attempts: mail.attempts - 1 };
    const changes = this.consequence(mail, await this.attempt(taken, deadline));
    return changes.status === 'scheduled' && (await this.hasLeft(mail)) ? { ...changes, status: 'held' } : changes;
  }

  /** Whether the sender lost the role since the last change of the mail. */
  private async hasLeft({ createdBy, modifiedAt }: EmailRecord): Promise<boolean> {
    return createdBy !== null && !(await this.staff.includes(createdBy, modifiedAt));
  }

  /** Also fails a mail that kills each worker that takes it. */
  private async attempt(taken: TakenMail, deadline: AbortSignal): Promise<Verdict> {
    const { mail } = taken;
    const body = this.bodies.open(mail);
    if (mail.attempts > MAX_ATTEMPTS || !body) return { kind: 'failed', reason: mail.reason ?? GAVE_UP };
    const stop = new AbortController();
    const watch = setInterval(() => void this.watch(taken, stop), WATCH_MS);
    return this.smtp.send(mail, body, AbortSignal.any([deadline, stop.signal])).finally(() => clearInterval(watch));
  }

  /** Stops the attempt when a recipient is erased during it, which a slow server leaves time for. The next attempt goes to the rest. */
  private async watch(taken: TakenMail, stop: AbortController): Promise<void> {
    const isUnchanged = await this.repository.isUnchanged(taken).catch(() => true);
    if (!isUnchanged) stop.abort();
  }

  private consequence(mail: EmailRecord, verdict: Verdict): Changes {
    if (verdict.kind === 'failed') return this.failed(mail, verdict.reason);
    const refused = [...mail.refused, ...verdict.refused];
    if (verdict.kind === 'sent') {
      return {
        status: 'sent',
        sentAt: new Date(),
        reason: refused.join('; ') || null,
        refused,
        remaining: null,
        body: null,
      };
    }
    const remaining = verdict.remaining ?? mail.remaining;
    if (mail.attempts >= MAX_ATTEMPTS) return { ...this.failed(mail, verdict.reason), refused, remaining };
    const wait = waitAfter(mail.attempts, this.config.MAIL_RETRY_SECONDS) * 1_000;
    return { status: 'scheduled', dueAt: new Date(Date.now() + wait), reason: verdict.reason, refused, remaining };
  }

  /** A written mail keeps its body for the retry button; a confidential one loses it. */
  private failed(mail: EmailRecord, reason: string): Changes {
    return { status: 'failed', reason, ...(mail.confidential ? { body: null } : {}) };
  }

  /**
   * Only between the server's 250 and this write can a mail leave twice (docs/decisions/0001-mail-outbox.md). So a failed write is repeated for as
   * long as the lease lasts.
   */
  private async settle(taken: TakenMail, changes: Partial<EmailRecord>): Promise<boolean> {
    const until = Date.now() + this.leaseMs;
    for (;;) {
      try {
        return (await this.repository.settle(taken, changes)) || (await this.settleChanged(taken, changes));
      } catch (error) {
        if (Date.now() > until) throw error;
        this.logger.warn({ err: error, mail: String(taken.mail._id) }, 'the database did not take a result yet');
        await sleep(SETTLE_AGAIN_MS);
      }
    }
  }

  /** Settles a mail whose recipients were erased meanwhile, without any trace of them. */
  private async settleChanged(taken: TakenMail, changes: Partial<EmailRecord>): Promise<boolean> {
    const now = await this.repository.find(taken);
    if (!now) return false;
    const left = addressesOf(now);
    const gone = addressesOf(taken.mail).filter((address) => !left.includes(address));
    const outcome = outcomeWithout(
      changes,
      gone.map((address) => address.toLowerCase()),
    );
    return this.repository.settle({ ...taken, mail: now }, outcome);
  }

  /** Apart from the outcome, which no failure here may undo; `RepairConversations` does what is left. */
  private async tellConversation(mail: EmailRecord): Promise<void> {
    try {
      await this.transactions.run((session) => this.conversations.refresh([mail], session));
    } catch (error) {
      this.logger.warn({ err: error, mail: String(mail._id) }, 'a conversation waits for its repair');
    }
  }

  /** Schedules another look: at the new time, or at the end of another worker's lease. */
  private async lookAgain(id: string): Promise<void> {
    const open = await this.repository.findOpen(id);
    if (open) await this.queue.schedule([open]);
  }
}

function count({ kind }: EmailRecord, status: EmailRecord['status']): void {
  if (status === 'sent') mailsSent.inc({ kind });
  else if (status === 'failed') mailsFailed.inc({ kind });
  else if (status === 'scheduled') mailsRetried.inc({ kind });
}
