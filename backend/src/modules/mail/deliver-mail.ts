import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { Staff } from '../users/staff.js';
import { DeliveriesRepository, type TakenMail } from './deliveries.repository.js';
import { MAX_ATTEMPTS, waitAfter, type Verdict } from './delivery.rules.js';
import type { EmailRecord } from './email.schema.js';
import { MailBodies } from './mail-bodies.js';
import { MailQueue } from './mail-queue.js';
import { mailLateness, mailsFailed, mailsRetried, mailsSent } from './mail.metrics.js';
import { Smtp } from './smtp.js';
import { addressesOf, outcomeWithout } from './without-person.js';

const SETTLE_AGAIN_MS = 1_000;
/** Between two looks at a mail that is being sent. */
const WATCH_MS = 500;
/** The part of a lease in which a mail may be sent; the rest is for writing down the outcome and for clocks that differ. */
const SHARE_OF_LEASE = 0.6;
const GAVE_UP = `Given up after ${MAX_ATTEMPTS} attempts.`;

type Changes = Partial<EmailRecord> & Pick<EmailRecord, 'status'>;

/** One look at one mail: sends it if its time has come and nobody else is at it. Any number of looks send it once. */
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
  ) {
    this.leaseMs = config.MAIL_LEASE_SECONDS * 1_000;
  }

  async run(id: string): Promise<void> {
    // Counts from before the lease does, so that no slow query makes a sending outlast it.
    const deadline = AbortSignal.timeout(this.leaseMs * SHARE_OF_LEASE);
    const taken = await this.repository.take(id, this.leaseMs);
    if (!taken) return this.lookAgain(id);
    const { mail } = taken;
    mailLateness.observe((Date.now() - mail.dueAt.getTime()) / 1_000);
    const changes = await this.handle(taken, deadline);
    const settled = await this.settle(taken, changes);
    this.logger.log({ mail: id, kind: mail.kind, attempt: mail.attempts, result: changes.status, settled }, 'mail');
    count(mail, changes.status);
    if (settled && changes.status === 'scheduled') await this.lookAgain(id);
  }

  /**
   * Sends a mail whose sender still is a recruiter and holds any other, one that its server put off too. The sending of a mail itself is the
   * window in which losing the role does not stop it (docs/domain/mail.md#held).
   */
  private async handle(taken: TakenMail, deadline: AbortSignal): Promise<Changes> {
    const { mail } = taken;
    if (await this.hasLeft(mail)) return { status: 'held', attempts: mail.attempts - 1 };
    const changes = this.consequence(mail, await this.attempt(taken, deadline));
    return changes.status === 'scheduled' && (await this.hasLeft(mail)) ? { ...changes, status: 'held' } : changes;
  }

  /** Since the mail was written, changed or taken over last. */
  private async hasLeft({ createdBy, modifiedAt }: EmailRecord): Promise<boolean> {
    return createdBy !== null && !(await this.staff.includes(createdBy, modifiedAt));
  }

  /** A mail that killed every worker that took it is given up as well, instead of killing the next one. */
  private async attempt(taken: TakenMail, deadline: AbortSignal): Promise<Verdict> {
    const { mail } = taken;
    const body = this.bodies.open(mail);
    if (mail.attempts > MAX_ATTEMPTS || !body) return { kind: 'failed', reason: mail.reason ?? GAVE_UP };
    const stop = new AbortController();
    const watch = setInterval(() => void this.watch(taken, stop), WATCH_MS);
    return this.smtp.send(mail, body, AbortSignal.any([deadline, stop.signal])).finally(() => clearInterval(watch));
  }

  /** A slow server takes long enough for somebody to be erased meanwhile: nothing is handed over then, and whoever is left gets the next attempt. */
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

  /** A mail that a person wrote keeps its body for the retry button; a link for one person only is not kept. */
  private failed(mail: EmailRecord, reason: string): Changes {
    return { status: 'failed', reason, ...(mail.confidential ? { body: null } : {}) };
  }

  /**
   * Between the server's 250 and this lies the one window in which a mail can be sent twice (docs/decisions/0001-mail-outbox.md), so a database
   * that is away for a moment is asked again for as long as the lease keeps other workers from the mail.
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

  /** The same for a mail that lost some of its recipients since it was taken: what tells of them is not written back. */
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

  /** Another look when there will be something to do: at its new time, or when the lease of the worker that has it runs out. */
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
