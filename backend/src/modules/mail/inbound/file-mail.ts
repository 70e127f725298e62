import { buffer } from 'node:stream/consumers';
import { Injectable, Logger } from '@nestjs/common';
import { Types, type ClientSession } from 'mongoose';
import { ProblemError } from '../../../common/errors/problem.error.js';
import { Transactions } from '../../../common/mongo/transactions.js';
import { Config } from '../../../config/config.js';
import { CandidatesService } from '../../candidates/candidates.service.js';
import { FileBytes } from '../../files/file-bytes.js';
import type { ConversationRecord } from '../conversations/conversation.record.js';
import { Conversations } from '../conversations/conversations.service.js';
import { ConversationsRepository } from '../conversations/conversations.repository.js';
import { MailAddressesRepository } from '../conversations/mail-addresses.repository.js';
import type { ReceivedMailRecord } from '../conversations/received-mail.record.js';
import type { EmailRecord, Mailbox } from '../email.record.js';
import { CheckSender } from './check-sender.js';
import { FindPlace, type CheckedMail, type Place } from './find-place.js';
import { mailsReceived, receivedLateness } from './inbound-mail.metrics.js';
import { InboundMailsRepository } from './inbound-mails.repository.js';
import { KeepAttachments } from './keep-attachments.js';
import { NoteBounces } from './note-bounces.js';
import { machineKindOf } from './parse/mail-class.js';
import type { ParsedMail } from './parse/parsed-mail.js';
import { ReadMail } from './parse/read-mail.js';

const RETRY_MS = 10_000;
const LONGEST_RETRY_MS = 600_000;

/** One look at a mail that came in: reads it, puts it into its conversation, and makes files of its attachments. Any number of looks do it once. */
@Injectable()
export class FileMail {
  private readonly logger = new Logger(FileMail.name);
  private readonly leaseMs: number;

  constructor(
    private readonly mails: InboundMailsRepository,
    private readonly reader: ReadMail,
    private readonly senders: CheckSender,
    private readonly place: FindPlace,
    private readonly bounces: NoteBounces,
    private readonly attachments: KeepAttachments,
    private readonly conversations: Conversations,
    private readonly conversationRecords: ConversationsRepository,
    private readonly addresses: MailAddressesRepository,
    private readonly candidates: CandidatesService,
    private readonly bytes: FileBytes,
    private readonly transactions: Transactions,
    config: Config,
  ) {
    this.leaseMs = config.MAIL_LEASE_SECONDS * 1_000;
  }

  async run(id: string): Promise<void> {
    const mail = await this.mails.take(id, this.leaseMs);
    if (!mail) return;
    try {
      await this.work(mail);
    } catch (error) {
      const wait = Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** (mail.attempts - 1));
      await this.mails.postpone(mail, new Date(Date.now() + wait));
      throw error;
    }
  }

  private async work(mail: ReceivedMailRecord): Promise<void> {
    const bytes = await this.bytesOf(mail);
    const parsed = bytes && (await this.read(bytes, mail));
    if (!parsed) return;
    const filed = mail.state === 'stored' ? await this.fileChecked(bytes, mail, parsed) : mail;
    if (!filed || filed.state !== 'files') return;
    await this.attachments.run(filed, parsed);
    this.logger.log({ mail: String(mail._id), files: filed.attachments.length }, 'attachments of a mail are kept');
  }

  /** Null if the mail is gone, because its person was erased meanwhile. */
  private async bytesOf({ raw }: ReceivedMailRecord): Promise<Buffer | null> {
    if (!raw) return null;
    return this.bytes.open(raw).then(buffer, (error: unknown) => {
      if (error instanceof ProblemError && error.code === 'not_found') return null;
      throw error;
    });
  }

  private async read(bytes: Buffer, { envelope }: ReceivedMailRecord): Promise<ParsedMail> {
    const parsed = await this.reader.run(bytes);
    return { ...parsed, from: parsed.from ?? senderOf(envelope) };
  }

  private async fileChecked(bytes: Buffer, mail: ReceivedMailRecord, parsed: ParsedMail) {
    const senderCheck = parsed.hasOtherSenders ? 'fail' : await this.senders.run(bytes, { ...mail, from: parsed.from });
    return this.file(mail, { ...parsed, senderCheck });
  }

  private async file(mail: ReceivedMailRecord, parsed: CheckedMail): Promise<ReceivedMailRecord | null> {
    const filed = await this.transactions.run(async (session) => {
      const place = await this.place.of(mail, parsed, session);
      // So that the erasure of the candidate and this write exclude each other.
      if (place.candidateId) await this.candidates.touchByMail(place.candidateId, session);
      const isReport = parsed.kind === 'bounce' || parsed.kind === 'complaint';
      if (isReport && place.email) return this.fileReport(mail, parsed, { ...place, email: place.email }, session);
      if (isReport && !place.candidateId) return this.fileStrayReport(mail, parsed, place, session);
      return this.fileInConversation(mail, parsed, place, session);
    });
    this.logger.log({ mail: String(mail._id), kind: parsed.kind, filed: filed !== null }, 'a mail came in');
    if (filed) {
      mailsReceived.inc({ kind: filed.kind });
      receivedLateness.observe((Date.now() - mail.receivedAt.getTime()) / 1_000);
    }
    return filed;
  }

  /** A report stands at the mail that it is about. */
  private async fileReport(
    mail: ReceivedMailRecord,
    parsed: ParsedMail,
    { email, conversationId, candidateId }: Place & { email: EmailRecord },
    session: ClientSession,
  ): Promise<ReceivedMailRecord | null> {
    const read = { ...fieldsOf(parsed), attachments: [], conversationId, candidateId };
    const done = { ...read, state: 'filed' as const, raw: null, client: null };
    if (!(await this.mails.change(mail, done, session))) return null;
    if (mail.raw) await this.bytes.remove([mail.raw], session);
    await this.bounces.run(email, parsed, mail.receivedAt, session);
    return { ...mail, ...done };
  }

  /** Reports about mails that others sent in our name would fill the tray, so one is discarded as it comes; a recruiter still finds it there. */
  private async fileStrayReport(
    mail: ReceivedMailRecord,
    parsed: ParsedMail,
    { conversationId: known }: Place,
    session: ClientSession,
  ): Promise<ReceivedMailRecord | null> {
    const now = mail.receivedAt;
    const conversationId = known ?? new Types.ObjectId();
    const read = { ...fieldsOf(parsed), attachments: [], kind: 'auto_reply' as const, conversationId };
    const done = { ...read, state: 'filed' as const, raw: null, client: null };
    if (!(await this.mails.change(mail, done, session))) return null;
    if (!known) await this.begin({ _id: conversationId, candidateId: null, lastAt: now, discardedAt: now }, session);
    if (mail.raw) await this.bytes.remove([mail.raw], session);
    await this.conversations.refresh([{ conversationId }], session);
    return { ...mail, ...done };
  }

  private async fileInConversation(
    mail: ReceivedMailRecord,
    parsed: CheckedMail,
    { candidateId, fromOther, conversationId: known }: Place,
    session: ClientSession,
  ): Promise<ReceivedMailRecord | null> {
    const { receivedAt, raw } = mail;
    const conversationId = known ?? new Types.ObjectId();
    const { senderCheck } = parsed;
    const read = { ...fieldsOf(parsed), conversationId, candidateId, fromOther, senderCheck, client: null };
    // Without a candidate the attachments wait in the bytes.
    const waits = candidateId !== null && parsed.attachments.length > 0;
    const isDone = candidateId !== null && !waits;
    const done = { ...read, state: waits ? ('files' as const) : ('filed' as const), ...(isDone && { raw: null }) };
    const kind = this.kindOf(mail, parsed);
    if (!(await this.mails.change(mail, { ...done, kind }, session))) return null;
    if (!known) await this.begin({ _id: conversationId, candidateId, lastAt: receivedAt }, session);
    if (isDone && raw) await this.bytes.remove([raw], session);
    if (parsed.from && senderCheck !== 'fail') await this.addresses.markGood(parsed.from.email, session);
    if (kind === 'mail') await this.conversations.cameIn(conversationId, receivedAt, session);
    else await this.conversations.refresh([{ conversationId }], session);
    return { ...mail, ...done, kind };
  }

  /** `auto_reply` for what wants no answer: mails of machines, reports that fit no mail of ours, and our own mails that come back. */
  private kindOf({ envelope }: ReceivedMailRecord, parsed: ParsedMail): 'mail' | 'auto_reply' {
    const isOurs = (id: string): boolean => this.place.isOwn(id);
    if (parsed.kind !== 'mail' || (parsed.messageId !== null && isOurs(parsed.messageId))) return 'auto_reply';
    return machineKindOf(parsed, { sender: envelope.from, isOurs }) ?? 'mail';
  }

  /** Begins a conversation once its mail is filed, because a look that comes too late files nothing. */
  private async begin(fields: Partial<ConversationRecord>, session: ClientSession): Promise<void> {
    await this.conversationRecords.create(fields, session);
  }
}

const senderOf = ({ from }: ReceivedMailRecord['envelope']): Mailbox | null =>
  from === '' ? null : { name: '', email: from.toLowerCase() };

const fieldsOf = ({ messageId, from, to, cc, subject, kind, html, quote, attachments }: ParsedMail) => ({
  ...{ messageId, from, to, cc, subject, kind, message: html },
  quoted: quote?.html ?? '',
  quotedLines: quote?.lines ?? 0,
  attachments: attachments.map(({ name, size, type }) => ({ name, size, mimeType: type, fileId: null, refusal: null })),
});
