import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Audit } from '../../common/audit/audit.service.js';
import type { ErasedPerson } from '../../common/events/erased-person.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { Config } from '../../config/config.js';
import { FileBytes } from '../files/file-bytes.js';
import type { EmailRecord } from './email.record.js';
import { Conversations } from './conversations/conversations.service.js';
import { EraseReceived } from './conversations/erase-received.js';
import { EmailsRepository } from './emails.repository.js';
import { MailBodies } from './mail-bodies.js';
import { searchOf } from './mail-content.js';
import { MailQueue } from './mail-queue.js';
import { withoutPerson } from './without-person.js';

/** Erases a person from the outbox (docs/domain/erasure.md#mails): deletes their mails, and removes them from mails of others. */
@Injectable()
export class EraseMails {
  constructor(
    private readonly repository: EmailsRepository,
    private readonly queue: MailQueue,
    private readonly bodies: MailBodies,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly config: Config,
    private readonly conversations: Conversations,
    private readonly received: EraseReceived,
    private readonly files: FileBytes,
  ) {}

  async run(person: ErasedPerson, session: ClientSession): Promise<void> {
    await this.remove(await this.repository.ofPerson(person, session), person, session);
    await this.withoutRecipient(person, session);
    await this.withoutWriter(person, session);
    await this.withoutMentions(person, session);
    await this.received.run(person, session);
  }

  private async withoutMentions(person: ErasedPerson, session: ClientSession): Promise<void> {
    const mails: EmailRecord[] = [];
    const renew = (texts: { message?: string }, mail: EmailRecord): object => {
      mails.push(mail);
      return this.bodyOf({ ...mail, ...texts });
    };
    person.changed(await this.repository.dropMentions(person.userIds, session, renew));
    await this.conversations.refresh(mails, session);
  }

  private async remove(mails: readonly EmailRecord[], person: ErasedPerson, session: ClientSession): Promise<void> {
    const ids = mails.map(({ _id }) => _id);
    await this.repository.delete(ids, session);
    person.removed('conversation', await this.conversations.refresh(mails, session));
    const attached = mails.flatMap(({ attachments = [] }) => attachments.map(({ fileId }) => fileId));
    person.removed('file', await this.files.removeFiles(attached, session));
    person.removed('mail', ids);
    this.forgetJobs(mails, session);
  }

  /** Removes the person from recipients. */
  private async withoutRecipient(person: ErasedPerson, session: ClientSession): Promise<void> {
    const mails = await this.repository.toAddresses([...person.addresses], session);
    const outcomes = mails.map((mail) => ({ mail, become: withoutPerson(mail, (address) => person.has(address)) }));
    const removed = outcomes.flatMap(({ mail, become }) => (become === 'remove' ? [mail] : []));
    await this.remove(removed, person, session);
    for (const { mail, become } of outcomes) {
      if (become === 'remove') continue;
      const changed = { ...mail, ...become };
      await this.repository.rewrite(mail._id, { ...become, ...searchOf(changed) }, session);
      await this.conversations.refresh([mail], session);
      person.changed(1);
      if (changed.status !== mail.status) this.forgetJobs([mail], session);
      if (changed.status === 'cancelled') await this.noteCancelled(mail, person, session);
    }
  }

  /** Mails that a person wrote as staff stay with the agency, without their name. */
  private async withoutWriter(person: ErasedPerson, session: ClientSession): Promise<void> {
    for (const mail of await this.repository.writtenBy(person.userIds, session)) {
      const anonymous = { ...mail, from: { name: this.config.AGENCY_NAME, email: mail.from.email }, replyTo: null };
      const { from, replyTo } = anonymous;
      await this.repository.rewrite(mail._id, { from, replyTo, ...this.bodyOf(anonymous) }, session);
      await this.conversations.refresh([mail], session);
      person.changed(1);
    }
    await this.conversations.withoutUsers(person.userIds, session);
  }

  /** Renders the body of a mail again; a sent mail has no body. */
  private bodyOf({ body, subject, message, from }: EmailRecord): Pick<EmailRecord, 'body'> {
    return { body: body && this.bodies.written({ subject, message, writerName: from.name }) };
  }

  private forgetJobs(mails: readonly EmailRecord[], session: ClientSession): void {
    const waiting = mails.filter(({ status }) => status === 'scheduled' || status === 'sending');
    this.transactions.afterCommit(session, () => this.queue.forget(waiting));
  }

  private noteCancelled(
    { _id, candidateId, status }: EmailRecord,
    { actorId }: ErasedPerson,
    session: ClientSession,
  ): Promise<void> {
    const entry = { actorId, entity: 'email' as const, entityId: _id, candidateId, action: 'cancel' };
    return this.audit.record({ ...entry, before: { status }, after: { status: 'cancelled' } }, session);
  }
}
