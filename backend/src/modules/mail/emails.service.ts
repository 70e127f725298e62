import { fillMail, MAIL_FIELDS, type MailField, type MailTexts } from '@byline/shared-types/domain';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import type { Timeline } from '../../common/mongo/timeline.js';
import { definedFields, leavesAsIs, objectId } from '../../common/mongo/record.js';
import type { WriteAttachments } from '../files/mail-files.js';
import { MailFiles } from '../files/mail-files.js';
import { RecipientFields } from '../applications/recipient-fields.js';
import type { CandidateRecord } from '../candidates/record/candidate.record.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { Mentions } from '../users/mentions.js';
import type { UserRecord } from '../users/user.record.js';
import { UsersService } from '../users/users.service.js';
import { ChangeMail } from './change-mail.js';
import type { ReceivedMailRecord } from './conversations/received-mail.record.js';
import { ReceivedMailsRepository } from './conversations/received-mails.repository.js';
import { chosenTime } from './chosen-time.js';
import { AnswerMail } from './conversations/answer-mail.js';
import { MailAddressesRepository } from './conversations/mail-addresses.repository.js';
import { ConversationListsRepository } from './conversations/conversation-lists.repository.js';
import type { EmailFilter } from './dto/email-filter.dto.js';
import type { CreateEmailRequest, UpdateEmailRequest } from './dto/write-email.dto.js';
import type { MailFieldsRequest, MailFieldsResponse } from './dto/mail-fields.dto.js';
import { requireSender } from './email.policy.js';
import type { EmailRecord } from './email.record.js';
import { EmailsRepository } from './emails.repository.js';
import { requireFilled, requireKnownFields } from './mail-fields.js';
import { Outbox } from './outbox.service.js';

/** Written mails; the outbox stores them. */
@Injectable()
export class EmailsService {
  constructor(
    private readonly repository: EmailsRepository,
    private readonly received: ReceivedMailsRepository,
    private readonly addresses: MailAddressesRepository,
    private readonly outbox: Outbox,
    private readonly changeMail: ChangeMail,
    private readonly users: UsersService,
    private readonly mentions: Mentions,
    private readonly candidates: CandidatesService,
    private readonly recipientFields: RecipientFields,
    private readonly mailFiles: MailFiles,
    private readonly answers: AnswerMail,
    private readonly conversations: ConversationListsRepository,
  ) {}

  list(params: ListParams<EmailFilter>): Promise<Page<EmailRecord>> {
    return this.repository.list(params);
  }

  /** The sent mails by the time of sending, or the others by the time of writing. */
  timeline(sent: boolean): Timeline<EmailRecord> {
    return this.repository.timeline(sent);
  }

  /** The mails that came in, or those from these addresses, by the time of their arrival. */
  receivedTimeline(addresses?: readonly string[]): Timeline<ReceivedMailRecord> {
    return this.received.timeline(addresses);
  }

  /** The addresses of a candidate: the current one, and those that a recruiter kept. */
  async addressesOf({ _id, email }: Pick<CandidateRecord, '_id' | 'email'>): Promise<string[]> {
    return [email.toLowerCase(), ...(await this.addresses.ofCandidates([_id])).map((kept) => kept.email)];
  }

  /** The number of a candidate's conversations. */
  countOf(candidateId: string): Promise<number> {
    return this.conversations.countOf(candidateId);
  }

  /** How many sent mails began with a template, and the last one. */
  usesOf(templateId: string): ReturnType<EmailsRepository['usesOf']> {
    return this.repository.usesOf(templateId);
  }

  /** How many mails with each file of the library have not left, by its id. */
  waitingWith(libraryIds: readonly Types.ObjectId[]): Promise<Map<string, number>> {
    return this.repository.waitingWith(libraryIds);
  }

  /** Sent mails about a candidate, the product's own too, newest first. */
  sentAbout(candidateId: string): Promise<EmailRecord[]> {
    return this.repository.sentAbout(candidateId);
  }

  /** Mails that came in and stand in the candidate's conversations, newest first. */
  receivedAbout(candidateId: string): Promise<ReceivedMailRecord[]> {
    return this.received.about(objectId(candidateId));
  }

  async get(id: string): Promise<EmailRecord> {
    const email = await this.repository.find(id);
    if (!email) throw new ProblemError('not_found');
    return email;
  }

  /** The values of the fields of a mail to a candidate. */
  async fieldsFor(
    me: Principal,
    candidateId: string,
    { language, ...about }: MailFieldsRequest,
  ): Promise<MailFieldsResponse> {
    const candidate = await this.candidates.get(candidateId);
    const recipient = { ...candidate, language: language ?? candidate.language };
    const valuesOf = await this.recipientFields.of([recipient], await this.users.get(me.userId), about);
    const values = valuesOf(recipient);
    return Object.fromEntries(MAIL_FIELDS.map((field) => [field, values[field] ?? null])) as Record<
      MailField,
      string | null
    >;
  }

  async write(me: Principal, request: CreateEmailRequest): Promise<EmailRecord> {
    const { candidateId, conversationId, to, cc, bcc, message, templateId } = request;
    const answer = conversationId === undefined ? null : await this.answers.find(conversationId, candidateId);
    const scheduledAt = chosenTime(request.scheduledAt);
    requireKnownFields(request);
    const writer = await this.users.get(me.userId);
    await this.candidates.requireExists(candidateId);
    const texts = await this.fill(candidateId, writer, { subject: request.subject ?? '', message });
    await this.mentions.require(['message'], request);
    const mail = { writer, candidateId, to, cc, bcc, ...texts, scheduledAt, templateId, ...answer };
    const attach = await this.mailFiles.prepare(me, objectId(candidateId), request.attachments ?? []);
    return this.candidates.write(me, candidateId, async (session) =>
      this.outbox.add({ ...mail, attachments: await attach(session) }, session),
    );
  }

  async edit(
    me: Principal,
    id: string,
    { version, scheduledAt, attachments, ...fields }: UpdateEmailRequest,
  ): Promise<EmailRecord> {
    const email = await this.get(id);
    requireSender(me, email);
    const attach = await this.reattach(me, email, attachments);
    if (!attach && leavesAsIs(email, version, { ...fields, scheduledAt })) return email;
    requireKnownFields(fields);
    await this.mentions.require(['message'], fields, email);
    // A form sends back the unchanged time, which stays valid even if it has passed since.
    const kept = scheduledAt === undefined || scheduledAt === (email.scheduledAt?.toISOString() ?? null);
    const texts = await this.refill(email, fields, me);
    const changes = definedFields({ ...fields, ...texts, scheduledAt: kept ? undefined : chosenTime(scheduledAt) });
    return this.changeMail.edit(me, email, changes, { version, attach });
  }

  async cancel(me: Principal, id: string): Promise<void> {
    return this.changeMail.cancel(me, await this.get(id));
  }

  async retry(me: Principal, id: string): Promise<EmailRecord> {
    return this.changeMail.retry(me, await this.get(id));
  }

  async takeOver(me: Principal, id: string): Promise<EmailRecord> {
    return this.changeMail.takeOver(me, await this.get(id), await this.users.get(me.userId));
  }

  /** The texts with their fields filled for the candidate; refuses fields that stay empty. */
  private async fill(candidateId: string, writer: UserRecord, texts: MailTexts): Promise<MailTexts> {
    const candidate = await this.candidates.get(candidateId);
    const valuesOf = await this.recipientFields.of([candidate], writer);
    const { unfilled, ...filled } = fillMail(texts, valuesOf(candidate));
    requireFilled(unfilled.length > 0 ? [{ ...candidate, fields: unfilled }] : []);
    return filled;
  }

  /** Undefined if the attachments stay. */
  private async reattach(
    me: Principal,
    { candidateId, attachments = [] }: EmailRecord,
    ids: readonly string[] | undefined,
  ): Promise<WriteAttachments | undefined> {
    const before = attachments.map(({ fileId }) => String(fileId));
    if (!candidateId || ids === undefined || ids.join().toLowerCase() === before.join()) return undefined;
    return this.mailFiles.prepare(me, candidateId, ids, attachments);
  }

  private async refill(email: EmailRecord, changed: Partial<MailTexts>, me: Principal): Promise<Partial<MailTexts>> {
    if (!email.candidateId || (changed.subject === undefined && changed.message === undefined)) return {};
    const { subject, message } = email;
    return this.fill(String(email.candidateId), await this.users.get(me.userId), {
      subject,
      message,
      ...definedFields(changed),
    });
  }
}
