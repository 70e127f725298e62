import { Injectable } from '@nestjs/common';
import { DAY_MS, type EmailStatus, type Language } from '@byline/shared-types/domain';
import { Types, type ClientSession } from 'mongoose';
import { ProblemError } from '../../common/errors/problem.error.js';
import { searchFields } from '../../common/lists/search.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { sanitiseRichText } from '../../common/rich-text/rich-text.js';
import { Config } from '../../config/config.js';
import type { EmailRecord, Mailbox } from './email.schema.js';
import { EmailsRepository, type DueMail } from './emails.repository.js';
import { MailBodies } from './mail-bodies.js';
import type { SystemMail, SystemMailData, WrittenMail } from './mail-kinds.js';
import { MailQueue } from './mail-queue.js';

type Id = string | Types.ObjectId;

/** A mail that somebody writes. */
export interface NewMail {
  /** Who writes: the mail carries their name, and answers go to their address. */
  writer: { _id: Types.ObjectId; firstname: string; name: string; email: string };
  /** The candidate whose mail tab shows it. */
  candidateId: Id;
  to: Mailbox;
  cc?: Mailbox[] | undefined;
  bcc?: Mailbox[] | undefined;
  subject: string;
  /** Rich text. */
  message: string;
  /** Null or absent for at once. */
  scheduledAt?: Date | null;
  kind?: WrittenMail;
}

/** A mail of the product itself. */
export interface NewSystemMail<K extends SystemMail> {
  template: K;
  to: Mailbox;
  language: Language;
  data: SystemMailData[K];
  /** The candidate the mail is about, so that erasing the person erases it. */
  candidateId?: Id | null;
}

export type EditableMail = Partial<Pick<EmailRecord, 'to' | 'cc' | 'bcc' | 'subject' | 'message' | 'scheduledAt'>>;

/** Days a confidential mail is kept, without its body, to be able to say whether it was sent. */
const CONFIDENTIAL_DAYS = 30;

/** A name or subject ends its header at a line break: none gets in, whoever wrote it. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
const mailbox = ({ name, email }: Mailbox): Mailbox => ({ name: oneLine(name), email });

const searchOf = ({ subject, to, cc, bcc }: Pick<EmailRecord, 'subject' | 'to' | 'cc' | 'bcc'>) =>
  searchFields(subject, ...[to, ...cc, ...bcc].flatMap(({ name, email }) => [name, email]));

/**
 * The one way a mail leaves the product: it is written to MongoDB, in the transaction of what it tells of when a session is given, and the
 * worker sends it. Redis only says when to look; a lost job is found again by the reconciler (docs/decisions/0001-mail-outbox.md).
 */
@Injectable()
export class Outbox {
  constructor(
    private readonly repository: EmailsRepository,
    private readonly queue: MailQueue,
    private readonly bodies: MailBodies,
    private readonly transactions: Transactions,
    private readonly config: Config,
  ) {}

  /** Puts a mail that somebody wrote in the outbox. */
  async add(mail: NewMail, session?: ClientSession): Promise<EmailRecord> {
    const { writer, scheduledAt = null, kind = 'message', cc = [], bcc = [] } = mail;
    const writerName = oneLine(`${writer.firstname} ${writer.name}`);
    const content = {
      to: mailbox(mail.to),
      cc: cc.map(mailbox),
      bcc: bcc.map(mailbox),
      subject: oneLine(mail.subject),
      message: sanitiseRichText(mail.message),
    };
    return this.put(
      {
        _id: new Types.ObjectId(),
        candidateId: new Types.ObjectId(mail.candidateId),
        from: { name: writerName, email: this.config.MAIL_FROM },
        replyTo: { name: writerName, email: writer.email },
        ...content,
        kind,
        confidential: false,
        body: this.bodies.written({ ...content, writerName }),
        scheduledAt,
        dueAt: scheduledAt ?? new Date(),
        createdBy: writer._id,
        expireAt: null,
        ...searchOf(content),
      },
      session,
    );
  }

  /** Puts one of the product's own mails in the outbox. It is sent at once, and no list ever shows it. */
  async addSystem<K extends SystemMail>(mail: NewSystemMail<K>, session?: ClientSession): Promise<void> {
    const { subject, body } = this.bodies.system(mail.template, mail.language, mail.data);
    const now = new Date();
    await this.put(
      {
        _id: new Types.ObjectId(),
        candidateId: mail.candidateId ? new Types.ObjectId(mail.candidateId) : null,
        from: { name: this.config.PRODUCT_NAME, email: this.config.MAIL_FROM },
        replyTo: null,
        to: mailbox(mail.to),
        cc: [],
        bcc: [],
        subject,
        message: '',
        kind: mail.template,
        confidential: true,
        body,
        scheduledAt: null,
        dueAt: now,
        createdBy: null,
        expireAt: new Date(now.getTime() + CONFIDENTIAL_DAYS * DAY_MS),
        searchText: '',
        ngrams: [],
      },
      session,
    );
  }

  /** Changes a mail that no worker has taken yet. */
  async edit(email: EmailRecord, changes: EditableMail, version: number = email.version): Promise<EmailRecord> {
    const { to, cc, bcc, subject, message } = { ...email, ...changes };
    const content = {
      to: mailbox(to),
      cc: cc.map(mailbox),
      bcc: bcc.map(mailbox),
      subject: oneLine(subject),
      message: sanitiseRichText(message),
    };
    const { scheduledAt } = changes;
    const edited = await this.repository.change(
      email._id,
      // Somebody may have it already when a server took only some of its recipients: then it stays as it is.
      { status: 'scheduled', remaining: null, version },
      {
        ...content,
        ...searchOf(content),
        body: this.bodies.written({ ...content, writerName: email.from.name }),
        ...(scheduledAt === undefined ? {} : { scheduledAt, dueAt: scheduledAt ?? new Date() }),
      },
    );
    if (!edited) throw await this.refusal(email._id, 'scheduled', 'scheduled');
    if (edited.dueAt.getTime() !== email.dueAt.getTime()) this.queue.forget([email]);
    this.queue.announce(edited);
    return edited;
  }

  /** Cancels a mail that no worker has taken yet. */
  async cancel(id: string): Promise<void> {
    const cancelled = await this.repository.change(id, { status: 'scheduled' }, { status: 'cancelled' });
    if (!cancelled) throw await this.refusal(id, 'scheduled', 'cancelled');
    this.queue.forget([cancelled]);
  }

  /** Sends a failed mail once more, at once. */
  async retry(id: string): Promise<EmailRecord> {
    const again = await this.repository.change(
      id,
      { status: 'failed' },
      { status: 'scheduled', dueAt: new Date(), attempts: 0, reason: null, refused: [] },
    );
    if (!again) throw await this.refusal(id, 'failed', 'scheduled');
    this.queue.announce(again);
    return again;
  }

  private async put(entry: Parameters<EmailsRepository['add']>[0], session?: ClientSession): Promise<EmailRecord> {
    const email = await this.repository.add(entry, session);
    this.transactions.afterCommit(session, () => this.queue.announce(email));
    return email;
  }

  /** Erases the mails of a person; their jobs go once that is committed. */
  async erase(candidateId: string, session: ClientSession): Promise<void> {
    const waiting: DueMail[] = await this.repository.eraseOf(candidateId, session);
    this.transactions.afterCommit(session, () => this.queue.forget(waiting));
  }

  /** Why there was nothing to change. */
  private async refusal(id: Id, from: EmailStatus, to: EmailStatus): Promise<ProblemError> {
    const found = await this.repository.find(id);
    if (!found) return new ProblemError('not_found');
    if (found.status !== from)
      return new ProblemError('impossible_transition', { parameters: { from: found.status, to } });
    if (found.remaining) return new ProblemError('impossible_transition', { parameters: { from: 'sending', to } });
    return new ProblemError('stale_version');
  }
}
