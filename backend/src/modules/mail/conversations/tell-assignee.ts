import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { DomainEvents } from '../../../common/events/domain-events.js';
import { Config } from '../../../config/config.js';
import { Staff } from '../../users/staff.js';
import type { UserRecord } from '../../users/user.record.js';
import { Outbox } from '../outbox.service.js';
import type { ConversationRecord } from './conversation.record.js';
import { ConversationsRepository } from './conversations.repository.js';

/** Mails the recruiter who follows a conversation up that an answer came in (docs/domain/mail.md#conversations). */
@Injectable()
export class TellAssignee implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly conversations: ConversationsRepository,
    private readonly staff: Staff,
    private readonly outbox: Outbox,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.events.on('mail.received', ({ conversationId }, session) => this.tell(conversationId, session));
  }

  private async tell(conversationId: Types.ObjectId, session: ClientSession): Promise<void> {
    const conversation = await this.conversations.find(conversationId, session);
    if (!conversation?.assigneeId) return;
    const assignee = await this.staff.recruiter(conversation.assigneeId, session);
    if (assignee && (assignee.answerMails ?? true)) await this.mail(assignee, conversation, session);
  }

  private mail(
    { firstname, name, email, language }: UserRecord,
    { _id, candidateId, subject, last }: ConversationRecord,
    session: ClientSession,
  ): Promise<void> {
    const url = new URL(`${this.config.CONSOLE_URL}/mail`);
    url.search = new URLSearchParams({ open: String(_id), lang: language }).toString();
    const data = {
      firstname,
      person: last?.from ?? '',
      title: subject || '–',
      words: last?.words ?? '',
      url: url.href,
    };
    const to = { name: `${firstname} ${name}`, email };
    return this.outbox.addSystem({ template: 'answer_received', to, language, data, candidateId }, session);
  }
}
