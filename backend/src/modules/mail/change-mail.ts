import { Injectable } from '@nestjs/common';
import { BULK_MAIL_HOLD_SECONDS, type EmailStatus } from '@byline/shared-types/domain';
import type { ClientSession } from 'mongoose';
import { Audit } from '../../common/audit/audit.service.js';
import type { Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { Config } from '../../config/config.js';
import type { UserRecord } from '../users/user.record.js';
import type { WriteAttachments } from '../files/mail-files.js';
import { Conversations } from './conversations/conversations.service.js';
import { requireMayCancel, requireSender } from './email.policy.js';
import type { EmailRecord } from './email.record.js';
import { EmailsRepository, type Expected } from './emails.repository.js';
import { MailBodies } from './mail-bodies.js';
import { MailQueue } from './mail-queue.js';
import { cleanContent, searchOf, senderOf } from './mail-content.js';

export type EditableMail = Partial<Pick<EmailRecord, 'to' | 'cc' | 'bcc' | 'subject' | 'message' | 'scheduledAt'>>;

/** A change of a mail: its name in the audit trail, and the required state of the mail. */
interface MailAction {
  name: 'edit' | 'cancel' | 'retry' | 'take_over';
  from: EmailStatus;
  to: EmailStatus;
  expected?: Partial<Expected>;
}

/** The fields of a mail in the audit trail, without its text. */
const audited = ({ status, subject, scheduledAt, createdBy }: EmailRecord) => ({
  status,
  subject,
  scheduledAt,
  createdBy,
});

/** Changes of a waiting or failed mail; the audit trail has each. */
@Injectable()
export class ChangeMail {
  constructor(
    private readonly repository: EmailsRepository,
    private readonly queue: MailQueue,
    private readonly bodies: MailBodies,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly config: Config,
    private readonly conversations: Conversations,
  ) {}

  async edit(
    me: Principal,
    email: EmailRecord,
    changes: EditableMail,
    { version = email.version, attach }: { version?: number | undefined; attach?: WriteAttachments | undefined } = {},
  ): Promise<EmailRecord> {
    requireSender(me, email);
    const content = cleanContent({ ...email, ...changes });
    const { scheduledAt } = changes;
    const edited = await this.change(
      me,
      email,
      // A mail that some recipients already have stays as it is.
      { name: 'edit', from: 'scheduled', to: 'scheduled', expected: { remaining: null, version } },
      async (session) => ({
        ...content,
        ...(attach && { attachments: await attach(session) }),
        ...searchOf(content),
        body: this.bodies.written({ ...content, writerName: email.from.name }),
        ...(scheduledAt === undefined ? {} : { scheduledAt, dueAt: scheduledAt ?? new Date() }),
      }),
    );
    if (edited.dueAt.getTime() !== email.dueAt.getTime()) this.queue.forget([email]);
    this.queue.announce(edited);
    return edited;
  }

  async cancel(me: Principal, email: EmailRecord): Promise<void> {
    requireMayCancel(me, email);
    const from = email.status === 'held' ? 'held' : 'scheduled';
    const action: MailAction = { name: 'cancel', from, to: 'cancelled' };
    this.queue.forget([await this.change(me, email, action, { status: 'cancelled' })]);
  }

  /** Sends a failed mail once more, at once. */
  async retry(me: Principal, email: EmailRecord): Promise<EmailRecord> {
    requireSender(me, email);
    const again = await this.change(
      me,
      email,
      { name: 'retry', from: 'failed', to: 'scheduled' },
      { status: 'scheduled', dueAt: new Date(), attempts: 0, reason: null, refused: [], bounces: [] },
    );
    this.queue.announce(again);
    return again;
  }

  /**
   * Changes the sender of a waiting, held or failed mail: it carries the new name, and answers go there. A held mail then waits for its time, at
   * least a minute, in which the new sender can stop it.
   */
  async takeOver(me: Principal, email: EmailRecord, sender: UserRecord): Promise<EmailRecord> {
    const { subject, message, dueAt } = email;
    const isHeld = email.status === 'held';
    if (!isHeld && String(email.createdBy) === me.userId) return email;
    const to = email.status === 'failed' ? 'failed' : 'scheduled';
    const { from, replyTo } = senderOf(sender, this.config.MAIL_FROM);
    const soon = new Date(Date.now() + BULK_MAIL_HOLD_SECONDS * 1_000);
    const taken = await this.change(
      me,
      email,
      { name: 'take_over', from: isHeld ? 'held' : to, to, expected: { remaining: null } },
      {
        ...{ from, replyTo, createdBy: sender._id },
        body: this.bodies.written({ subject, message, writerName: from.name }),
        ...(isHeld && { status: to, dueAt: dueAt > soon ? dueAt : soon }),
      },
    );
    if (isHeld) this.queue.announce(taken);
    return taken;
  }

  /** Changes the mail and the audit trail in one step, because a worker or a colleague may take the mail at any moment. */
  private change(
    me: Principal,
    email: EmailRecord,
    action: MailAction,
    changes: Partial<EmailRecord> | ((session: ClientSession) => Promise<Partial<EmailRecord>>),
  ): Promise<EmailRecord> {
    const expected = { ...action.expected, status: action.from, createdBy: email.createdBy };
    return this.transactions.run(async (session) => {
      const fields = typeof changes === 'function' ? await changes(session) : changes;
      const changed = await this.repository.change(email._id, expected, fields, session);
      if (!changed) throw await this.refusal(email, action);
      if (changed.status === 'cancelled') await this.conversations.unanswered([changed], session);
      else await this.conversations.refresh([changed], session);
      const { _id: entityId, candidateId } = email;
      await this.audit.record(
        {
          ...{ actorId: me.userId, entity: 'email', entityId, candidateId, action: action.name },
          before: audited(email),
          after: audited(changed),
        },
        session,
      );
      return changed;
    });
  }

  /** The reason why no mail matched. */
  private async refusal({ _id }: EmailRecord, { from, to }: MailAction): Promise<ProblemError> {
    const found = await this.repository.find(_id);
    if (!found) return new ProblemError('not_found');
    if (found.status !== from)
      return new ProblemError('impossible_transition', { parameters: { from: found.status, to } });
    if (found.remaining) return new ProblemError('impossible_transition', { parameters: { from: 'sending', to } });
    return new ProblemError('stale_version');
  }
}
