import { Injectable } from '@nestjs/common';
import { escapeHtml } from '@byline/shared-types/domain';
import { Types, type ClientSession } from 'mongoose';
import { Audit } from '../../../common/audit/audit.service.js';
import type { Principal } from '../../../common/auth/principal.js';
import { ProblemError } from '../../../common/errors/problem.error.js';
import { Transactions } from '../../../common/mongo/transactions.js';
import { objectId } from '../../../common/mongo/record.js';
import { CandidatesService } from '../../candidates/candidates.service.js';
import type { Download } from '../../files/download.js';
import type { FileRecord } from '../../files/file.record.js';
import { FilesService } from '../../files/files.service.js';
import { EmailsRepository } from '../emails.repository.js';
import { answerSubject } from './conversation.rules.js';
import type { ConversationRecord } from './conversation.record.js';
import { Conversations } from './conversations.service.js';
import { ConversationsRepository } from './conversations.repository.js';
import type { AnswerConversationRequest } from './dto/own-conversations.dto.js';
import { ownConversations, type OwnConversation } from './own-conversation.rules.js';
import { MailAddressesRepository } from './mail-addresses.repository.js';
import { ReceivedMailsRepository } from './received-mails.repository.js';

const MAX_CONVERSATIONS = 200;

/** Plain text as rich text: an empty line ends a paragraph. */
const asRichText = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** A candidate's own view of the conversations with the agency. */
@Injectable()
export class OwnConversations {
  constructor(
    private readonly repository: ConversationsRepository,
    private readonly emails: EmailsRepository,
    private readonly received: ReceivedMailsRepository,
    private readonly conversations: Conversations,
    private readonly candidates: CandidatesService,
    private readonly files: FilesService,
    private readonly audit: Audit,
    private readonly addresses: MailAddressesRepository,
    private readonly transactions: Transactions,
  ) {}

  async list({ candidateId }: Principal): Promise<OwnConversation[]> {
    if (!candidateId) return [];
    return this.visible(candidateId, await this.repository.newestOf(objectId(candidateId), MAX_CONVERSATIONS));
  }

  /** Reads the mails of changed conversations alone, because a visible page asks each minute. */
  async countUnread({ candidateId }: Principal): Promise<number> {
    if (!candidateId) return 0;
    const changed = await this.repository.changedOf(objectId(candidateId), MAX_CONVERSATIONS);
    if (changed.length === 0) return 0;
    return (await this.visible(candidateId, changed)).filter(({ unread }) => unread).length;
  }

  async read(me: Principal, id: string): Promise<void> {
    const { conversation } = await this.get(me, id);
    await this.transactions.run((session) =>
      this.repository.change(conversation._id, { candidateReadAt: new Date() }, session),
    );
  }

  /** A file of a mail that the candidate sees in the conversation. */
  async download(me: Principal, id: string, fileId: string): Promise<Download> {
    const { messages } = await this.get(me, id);
    const isShown = messages.some(({ files }) => files.some((file) => file.fileId?.equals(fileId)));
    const file = isShown ? await this.files.find(fileId) : null;
    if (!file) throw new ProblemError('not_found');
    return this.files.download(file);
  }

  async answer(
    me: Principal,
    id: string,
    { message, files: ids = [] }: AnswerConversationRequest,
  ): Promise<OwnConversation> {
    const { conversation } = await this.get(me, id);
    const files = await Promise.all(ids.map((fileId) => this.attachment(me, fileId)));
    await this.transactions.run((session) => this.add(conversation, { message, files }, session));
    return this.get(me, id);
  }

  private async add(
    { _id: conversationId, candidateId, subject }: ConversationRecord,
    { message, files }: { message: string; files: FileRecord[] },
    session: ClientSession,
  ): Promise<void> {
    if (!candidateId) throw new ProblemError('not_found');
    const { firstname, name, email } = await this.candidates.get(candidateId, session);
    for (const file of files)
      if (!(await this.files.use(file._id, candidateId, session))) throw ProblemError.field('files', 'invalid_id');
    const _id = new Types.ObjectId();
    const now = new Date();
    await this.received.add(
      {
        ...{
          _id,
          key: `portal ${String(_id)}`,
          state: 'filed',
          dueAt: now,
          receivedAt: now,
          conversationId,
          candidateId,
        },
        ...{ envelope: { from: email, to: [] }, from: { name: `${firstname} ${name}`, email } },
        ...{ subject: answerSubject(subject), message: asRichText(message) },
        attachments: files.map((file) => ({
          ...{ name: file.name, size: file.size, mimeType: file.mimeType, fileId: file._id, refusal: null },
        })),
      },
      session,
    );
    await this.conversations.cameIn(conversationId, now, session);
    await this.repository.change(conversationId, { candidateReadAt: now }, session);
  }

  /** An attachment that the caller uploaded. */
  private async attachment(me: Principal, fileId: string): Promise<FileRecord> {
    const file = await this.files.find(fileId);
    if (file?.kind !== 'attachment' || String(file.ownerId) !== me.userId)
      throw ProblemError.field('files', 'invalid_id');
    return file;
  }

  private async get({ candidateId }: Principal, id: string): Promise<OwnConversation> {
    const found = candidateId ? await this.repository.find(id) : null;
    const isOwn = found !== null && String(found.candidateId) === candidateId;
    const [own] = isOwn ? await this.visible(candidateId, [found]) : [];
    if (!own) throw new ProblemError('not_found');
    return own;
  }

  /** The current address, earlier ones, and those that recruiters kept. */
  private async addressesOf(candidateId: string): Promise<ReadonlySet<string>> {
    const id = objectId(candidateId);
    const [{ email }, earlier, others] = await Promise.all([
      this.candidates.get(candidateId),
      this.audit.addressesOf(id),
      this.addresses.ofCandidates([id]),
    ]);
    return new Set([email, ...earlier, ...others.map((other) => other.email)].map((address) => address.toLowerCase()));
  }

  private async visible(candidateId: string, conversations: ConversationRecord[]): Promise<OwnConversation[]> {
    const ids = conversations.map(({ _id }) => _id);
    const [addresses, written, received] = await Promise.all([
      this.addressesOf(candidateId),
      this.emails.ofConversations(ids),
      this.received.ofConversations(ids),
    ]);
    return ownConversations(addresses, conversations, written, received);
  }
}
