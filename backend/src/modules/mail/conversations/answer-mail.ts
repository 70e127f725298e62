import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../common/errors/problem.error.js';
import type { NewMail } from '../new-mail.js';
import { EmailsRepository } from '../emails.repository.js';
import { answerSubject } from './conversation.rules.js';
import { ConversationsRepository } from './conversations.repository.js';
import { ReceivedMailsRepository } from './received-mails.repository.js';
import { answerHeaders, threadOf } from './thread.rules.js';

/** The part of an answer that its conversation decides: the subject, and the header lines that mail programs thread by. */
@Injectable()
export class AnswerMail {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly emails: EmailsRepository,
    private readonly received: ReceivedMailsRepository,
  ) {}

  async find(id: string, candidateId: string): Promise<Required<Pick<NewMail, 'subject' | 'answer'>>> {
    const conversation = await this.conversations.find(id);
    const isTheirs = String(conversation?.candidateId) === candidateId.toLowerCase();
    if (!conversation || !isTheirs) throw ProblemError.field('conversationId', 'invalid_id');
    const { _id: conversationId, subject } = conversation;
    const [written, received] = await Promise.all([
      this.emails.ofConversation(conversationId),
      this.received.ofConversation(conversationId),
    ]);
    const headers = answerHeaders(threadOf(written, received));
    return { subject: answerSubject(subject), answer: { conversationId, ...headers } };
  }
}
