import { Injectable, Logger } from '@nestjs/common';
import { DAY_MS } from '@byline/shared-types/domain';
import { Types, type ClientSession } from 'mongoose';
import { Audit } from '../../common/audit/audit.service.js';
import { DomainEvents } from '../../common/events/domain-events.js';
import { definedFields } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { Config } from '../../config/config.js';
import type { EmailRecord } from './email.record.js';
import { Conversations } from './conversations/conversations.service.js';
import { EmailsRepository, type OutboxEntry } from './emails.repository.js';
import { MailBodies } from './mail-bodies.js';
import { cleanContent, cleanMailbox, searchOf, senderOf } from './mail-content.js';
import type { OpenMail, OwnMail, SystemMail } from './mail-kinds.js';
import { MailQueue } from './mail-queue.js';
import type { NewMail, NewSystemMail } from './new-mail.js';

type Id = string | Types.ObjectId;

/** Mails of one update. */
const HELD_TOGETHER = 1_000;

/** Days that the record of a confidential mail stays, without its body, to show whether it was sent. */
const CONFIDENTIAL_DAYS = 30;

/**
 * The only way for a mail to leave the product: MongoDB stores it, with a session in the transaction of its cause, and the worker sends it. Redis
 * only says when to look; the reconciler replaces a lost job (docs/decisions/0001-mail-outbox.md).
 */
@Injectable()
export class Outbox {
  private readonly logger = new Logger(Outbox.name);

  constructor(
    private readonly repository: EmailsRepository,
    private readonly queue: MailQueue,
    private readonly bodies: MailBodies,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly config: Config,
    private readonly conversations: Conversations,
    private readonly events: DomainEvents,
  ) {}

  /** Puts a written mail in the outbox, in its conversation. */
  async add(mail: NewMail, session: ClientSession): Promise<EmailRecord> {
    const { writer, scheduledAt = null, heldUntil = new Date(), kind = 'message', cc = [], bcc = [] } = mail;
    const sender = senderOf(writer, this.config.MAIL_FROM);
    const content = cleanContent({ ...mail, cc, bcc });
    await this.events.emit('candidate.contacted', { candidateId: new Types.ObjectId(mail.candidateId) }, session);
    return this.putInConversation(
      {
        _id: new Types.ObjectId(),
        candidateId: new Types.ObjectId(mail.candidateId),
        ...sender,
        ...content,
        ...mail.answer,
        attachments: mail.attachments ?? [],
        ...(mail.templateId && { templateId: new Types.ObjectId(mail.templateId) }),
        kind,
        confidential: false,
        body: this.bodies.written({ ...content, writerName: sender.from.name }),
        scheduledAt,
        dueAt: scheduledAt && scheduledAt > heldUntil ? scheduledAt : heldUntil,
        createdBy: writer._id,
        expireAt: null,
        ...searchOf(content),
      },
      session,
    );
  }

  /** Puts one of the product's own mails in the outbox; no list shows it. */
  async addSystem<K extends SystemMail>(mail: NewSystemMail<K>, session?: ClientSession): Promise<void> {
    const { subject, body } = this.bodies.system(mail.template, mail.language, mail.data);
    await this.put(
      {
        ...this.fromProduct(mail),
        to: cleanMailbox(mail.to),
        cc: [],
        bcc: [],
        subject,
        message: '',
        mentions: [],
        confidential: true,
        body,
        expireAt: new Date(Date.now() + CONFIDENTIAL_DAYS * DAY_MS),
        searchText: '',
        ngrams: [],
      },
      session,
    );
  }

  /** Puts a test of a template in the outbox, to its writer. It belongs to no conversation, and no list shows it. */
  async addTest(
    {
      writer,
      candidateId,
      subject,
      message,
    }: Pick<NewMail, 'writer' | 'subject' | 'message'> & { candidateId: Id | null },
    session?: ClientSession,
  ): Promise<void> {
    const sender = senderOf(writer, this.config.MAIL_FROM);
    const content = cleanContent({ to: sender.replyTo, cc: [], bcc: [], subject, message });
    await this.put(
      {
        ...{ _id: new Types.ObjectId(), candidateId: candidateId === null ? null : new Types.ObjectId(candidateId) },
        ...{ ...sender, ...content, message: '', mentions: [], kind: 'template_test', confidential: true },
        body: this.bodies.sealed(this.bodies.written({ ...content, writerName: sender.from.name })),
        ...{ scheduledAt: null, dueAt: new Date(), createdBy: null },
        expireAt: new Date(Date.now() + CONFIDENTIAL_DAYS * DAY_MS),
        ...{ searchText: '', ngrams: [] },
      },
      session,
    );
  }

  /** Puts one of the product's own mails without a secret in the outbox; lists show it like a written one. */
  async addOpen<K extends OpenMail>(mail: NewSystemMail<K>, session: ClientSession): Promise<void> {
    const { subject, message, body } = this.bodies.own(mail.template, mail.language, mail.data);
    const content = cleanContent({ to: mail.to, cc: [], bcc: [], subject, message });
    await this.putInConversation(
      {
        ...this.fromProduct(mail),
        ...content,
        confidential: false,
        body,
        expireAt: null,
        ...searchOf(content),
      },
      session,
    );
  }

  private fromProduct<K extends OwnMail>(mail: NewSystemMail<K>) {
    const { template, candidateId, candidateIds, taskId, unsubscribe, writer } = mail;
    const { _id = new Types.ObjectId(), heldUntil = new Date() } = mail;
    const product = { name: this.config.PRODUCT_NAME, email: this.config.MAIL_FROM };
    return {
      _id,
      candidateId: candidateId ? new Types.ObjectId(candidateId) : null,
      ...(writer ? senderOf(writer, this.config.MAIL_FROM) : { from: product, replyTo: null }),
      kind: template,
      scheduledAt: null,
      dueAt: heldUntil,
      createdBy: writer?._id ?? null,
      ...definedFields({ taskId, candidateIds, unsubscribe }),
    };
  }

  private async putInConversation(entry: OutboxEntry, session: ClientSession): Promise<EmailRecord> {
    if (entry.conversationId) {
      const email = await this.put(entry, session);
      await this.conversations.answered(email, session);
      return email;
    }
    const { candidateId, createdBy } = entry;
    const written = { ...entry, status: 'scheduled' as const, createdAt: new Date(), sentAt: null, refused: [] };
    const conversationId = await this.conversations.begin(written, { candidateId, assigneeId: createdBy }, session);
    return this.put({ ...entry, conversationId }, session);
  }

  private async put(entry: OutboxEntry, session?: ClientSession): Promise<EmailRecord> {
    const email = await this.repository.add(entry, session);
    this.transactions.afterCommit(session, () => this.queue.announce(email));
    return email;
  }

  /** Removes the reminders of tasks that have not left, also one that a worker is about to hand over; returns the tasks that had one. */
  async dropReminders(taskIds: readonly Types.ObjectId[], session: ClientSession): Promise<Types.ObjectId[]> {
    const waiting = await this.repository.openReminders(taskIds, session);
    const ids = waiting.map(({ _id }) => _id);
    await this.repository.delete(ids, session);
    this.transactions.afterCommit(session, () => this.queue.forget(waiting));
    return waiting.map(({ taskId }) => taskId);
  }

  /** Cancels the mails of a sender that no worker has taken yet; returns their ids. */
  async cancelMany(
    { actorId, senderId }: { actorId: Types.ObjectId; senderId: Types.ObjectId },
    ids: readonly Types.ObjectId[],
    session: ClientSession,
  ): Promise<Types.ObjectId[]> {
    return this.cancelled(actorId, await this.repository.cancelWaiting(ids, { createdBy: senderId }, session), session);
  }

  /** Cancels mails of the product that no worker has taken yet; returns their ids. */
  async cancelOwn(
    actorId: Types.ObjectId,
    ids: readonly Types.ObjectId[],
    session: ClientSession,
  ): Promise<Types.ObjectId[]> {
    return ids.length === 0
      ? []
      : this.cancelled(actorId, await this.repository.cancelWaiting(ids, {}, session), session);
  }

  /** The cancelled ones of these mails. */
  async cancelledAmong(ids: readonly Types.ObjectId[], session?: ClientSession): Promise<Types.ObjectId[]> {
    return ids.length > 0 ? this.repository.cancelledAmong(ids, session) : [];
  }

  private async cancelled(
    actorId: Types.ObjectId,
    waiting: EmailRecord[],
    session: ClientSession,
  ): Promise<Types.ObjectId[]> {
    if (waiting.length === 0) return [];
    const entries = waiting.map(({ _id, candidateId, status }) => ({
      ...{ actorId, entity: 'email' as const, entityId: _id, candidateId, action: 'cancel' },
      before: { status },
      after: { status: 'cancelled' },
    }));
    await this.audit.recordMany(entries, session);
    await this.conversations.unanswered(waiting, session);
    this.transactions.afterCommit(session, () => this.queue.forget(waiting));
    return waiting.map(({ _id }) => _id);
  }

  /** Holds the waiting mails of a sender: a thousand in the transaction, the rest after it. The worker holds those that become due before (deliver-mail.ts). */
  async holdOf(senderId: string, at: Date, session: ClientSession): Promise<void> {
    if ((await this.holdSome(senderId, at, session)) < HELD_TOGETHER) return;
    this.transactions.afterCommit(session, () => void this.holdRest(senderId, at));
  }

  private async holdRest(senderId: string, at: Date): Promise<void> {
    try {
      let held: number;
      do held = await this.transactions.run((session) => this.holdSome(senderId, at, session));
      while (held === HELD_TOGETHER);
    } catch (error) {
      this.logger.warn({ err: error }, 'the rest is held when its time comes');
    }
  }

  private async holdSome(senderId: string, at: Date, session: ClientSession): Promise<number> {
    const held = await this.repository.holdSome(senderId, at, HELD_TOGETHER, session);
    await this.conversations.held(held, session);
    return held.length;
  }
}
