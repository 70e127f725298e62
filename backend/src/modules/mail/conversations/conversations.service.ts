import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { orNotFound } from '../../../common/errors/problem.error.js';
import { DomainEvents } from '../../../common/events/domain-events.js';
import type { EmailRecord } from '../email.record.js';
import { EmailsRepository } from '../emails.repository.js';
import { summaryOf, type WrittenPart } from './conversation.rules.js';
import type { ConversationRecord } from './conversation.record.js';
import { ConversationsRepository } from './conversations.repository.js';
import { ReceivedMailsRepository } from './received-mails.repository.js';

type Id = Types.ObjectId;

/** A mail with its conversation; those about no candidate have none. */
type InConversation = Pick<EmailRecord, 'conversationId'>;
type Answer = Pick<EmailRecord, '_id' | 'conversationId'>;

const conversationsOf = (mails: readonly InConversation[]): Id[] => [
  ...new Map(mails.flatMap(({ conversationId: id }) => (id ? [[String(id), id] as const] : []))).values(),
];

/** Whether the recruiter who follows it up has an unread mail in it already. */
const isWaiting = (conversation: ConversationRecord | null): boolean =>
  conversation?.open === true && !conversation.read.some((userId) => userId.equals(conversation.assigneeId ?? ''));

/** The conversations to which mails belong. Every change of a mail refreshes its conversation in the same transaction. */
@Injectable()
export class Conversations {
  constructor(
    private readonly repository: ConversationsRepository,
    private readonly emails: EmailsRepository,
    private readonly received: ReceivedMailsRepository,
    private readonly events: DomainEvents,
  ) {}

  get(id: string): Promise<ConversationRecord> {
    return orNotFound(this.repository.find(id));
  }

  /** The conversation that a new mail begins. */
  async begin(
    mail: WrittenPart,
    { candidateId, assigneeId }: Pick<ConversationRecord, 'candidateId' | 'assigneeId'>,
    session: ClientSession,
  ): Promise<Id> {
    return (await this.repository.create({ candidateId, assigneeId, ...summaryOf([mail], []) }, session))._id;
  }

  /** Computes the summaries of the conversations of these mails anew; removes those without a mail and returns their ids. */
  async refresh(mails: readonly InConversation[], session: ClientSession): Promise<Id[]> {
    const removed: Id[] = [];
    for (const id of conversationsOf(mails)) {
      const written = await this.emails.ofConversation(id, session);
      const received = await this.received.ofConversation(id, session);
      if (written.length + received.length === 0) removed.push(...(await this.repository.remove([id], session)));
      else await this.repository.change(id, summaryOf(written, received), session);
    }
    return removed;
  }

  /** An answer was written: it settles what came in. */
  async answered({ _id, conversationId: id }: Answer, session: ClientSession): Promise<void> {
    if (!id) return;
    const before = await this.repository.find(id, session);
    if (before?.open || before?.laterUntil)
      await this.repository.change(id, { open: false, read: [], answeredBy: _id, laterUntil: null }, session);
    await this.refresh([{ conversationId: id }], session);
  }

  /** Opens the conversations that these cancelled mails had answered. */
  async unanswered(mails: readonly Answer[], session: ClientSession): Promise<void> {
    for (const { _id, conversationId: id } of mails) {
      const conversation = id ? await this.repository.find(id, session) : null;
      if (conversation?.answeredBy?.equals(_id))
        await this.repository.change(conversation._id, { open: true, answeredBy: null }, session);
    }
    await this.refresh(mails, session);
  }

  /** These mails are held. One write, because a recruiter who leaves may have thousands. */
  held(mails: readonly InConversation[], session: ClientSession): Promise<void> {
    return this.repository.changeMany(conversationsOf(mails), { undelivered: true, waitingAt: null }, session);
  }

  /** A mail came in: somebody should read and answer it. */
  async cameIn(id: Id, at: Date, session: ClientSession): Promise<void> {
    const before = await this.repository.find(id, session);
    await this.repository.change(
      id,
      { open: true, read: [], receivedAt: at, discardedAt: null, answeredBy: null, laterUntil: null },
      session,
    );
    await this.refresh([{ conversationId: id }], session);
    if (!isWaiting(before)) await this.events.emit('mail.received', { conversationId: id }, session);
  }

  /** The team follows up what an erased user did. */
  withoutUsers(userIds: readonly Id[], session: ClientSession): Promise<void> {
    return this.repository.withoutUsers(userIds, session);
  }
}
