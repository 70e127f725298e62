import { MAX_FILE_BYTES } from '@byline/shared-types/domain';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ProblemError } from '../../../common/errors/problem.error.js';
import { Transactions } from '../../../common/mongo/transactions.js';
import { CandidatesService } from '../../candidates/candidates.service.js';
import { FileBytes } from '../../files/file-bytes.js';
import type { FileRecord } from '../../files/file.record.js';
import { Quota } from '../../files/quota.js';
import { StoreFile } from '../../files/store-file.js';
import type { ReceivedAttachment, ReceivedMailRecord } from '../conversations/received-mail.record.js';
import { Conversations } from '../conversations/conversations.service.js';
import { FindPlace } from './find-place.js';
import { InboundMailsRepository } from './inbound-mails.repository.js';
import type { ParsedAttachment, ParsedMail } from './parse/parsed-mail.js';

/** Problems of the file itself, which another attempt meets again. */
const REFUSALS: readonly string[] = ['file_type', 'file_too_large', 'quota_reached', 'validation_failed'];

interface Owner {
  candidateId: string;
  /** The candidate sees the file. */
  inFiles: boolean;
}

/**
 * Makes files of the attachments of a mail, after the checks of an upload; the others keep the reason. Those of the candidate's own mails join the candidate's
 * files; those of others about the candidate are for recruiters alone.
 */
@Injectable()
export class KeepAttachments {
  constructor(
    private readonly mails: InboundMailsRepository,
    private readonly conversations: Conversations,
    private readonly storeFile: StoreFile,
    private readonly quota: Quota,
    private readonly candidates: CandidatesService,
    private readonly place: FindPlace,
    private readonly bytes: FileBytes,
    private readonly transactions: Transactions,
  ) {}

  /** Each file and its note at the mail are one write, so a killed worker neither loses nor repeats one. */
  async run(mail: ReceivedMailRecord, { attachments: found }: ParsedMail): Promise<void> {
    const { candidateId, raw } = mail;
    if (!candidateId) return;
    const inFiles = await this.isOfCandidate(mail);
    let kept = mail.attachments;
    for (const [index, attachment] of kept.entries()) {
      const file = found[index];
      if (attachment.fileId || attachment.refusal !== null || !file) continue;
      const outcome = (changes: Partial<ReceivedAttachment>): ReceivedAttachment[] =>
        kept.map((one, at) => (at === index ? { ...one, ...changes } : one));
      const note = async (changes: Partial<ReceivedAttachment>, session: ClientSession): Promise<void> => {
        if (!(await this.mails.change(mail, { attachments: outcome(changes) }, session)))
          throw new Error('another worker has the mail, or it was erased');
      };
      const changes = await this.keep(file, { candidateId: String(candidateId), inFiles }, note);
      kept = outcome(changes);
    }
    await this.transactions.run(async (session) => {
      if (!(await this.mails.change(mail, { state: 'filed', raw: null }, session))) return;
      if (raw) await this.bytes.remove([raw], session);
      // Open screens read the mail again, now with its files.
      await this.conversations.refresh([mail], session);
    });
  }

  /** Whether the mail comes from an address of its candidate, and not only says so. */
  private async isOfCandidate({ candidateId, from, senderCheck }: ReceivedMailRecord): Promise<boolean> {
    if (senderCheck === 'fail') return false;
    return from !== null && String(await this.place.candidateOf(from.email)) === String(candidateId);
  }

  private async keep(
    file: ParsedAttachment,
    owner: Owner,
    note: (changes: Partial<ReceivedAttachment>, session: ClientSession) => Promise<void>,
  ): Promise<Partial<ReceivedAttachment>> {
    try {
      const { _id } = await this.store(file, owner, ({ _id: fileId }, session) =>
        note({ fileId, inFiles: owner.inFiles }, session),
      );
      return { fileId: _id, inFiles: owner.inFiles };
    } catch (error) {
      if (!(error instanceof ProblemError) || !REFUSALS.includes(error.code)) throw error;
      const refused = { refusal: error.code };
      await this.transactions.run((session) => note(refused, session));
      return refused;
    }
  }

  private async store(
    { name, bytes, size }: ParsedAttachment,
    { candidateId, inFiles }: Owner,
    also: (file: FileRecord, session: ClientSession) => Promise<void>,
  ): Promise<FileRecord> {
    if (size > MAX_FILE_BYTES) throw new ProblemError('file_too_large');
    if (size === 0) throw ProblemError.field('file', 'invalid');
    await this.quota.require(candidateId, { files: 1, bytes: size });
    const upload = { bytes, originalname: name, fields: {} };
    const kind = inFiles ? 'cv' : 'attachment';
    const file = { upload, kind, candidateId, ownerId: null, byRecruiter: true } as const;
    return this.storeFile.run(file, async (created, session) => {
      await this.candidates.touchByMail(candidateId, session);
      await this.quota.require(candidateId, { files: 1, bytes: created.size }, session);
      await also(created, session);
    });
  }
}
