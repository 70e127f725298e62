import type { ReceivedKind, SenderCheck } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import type { StoredRecord } from '../../../common/mongo/record.js';
import type { Mailbox } from '../email.record.js';

/** An attachment of a mail that came in. */
export interface ReceivedAttachment {
  name: string;
  /** Bytes. */
  size: number;
  mimeType: string;
  /** The file about the candidate; null before the mail has a candidate, and after a refusal. */
  fileId: Types.ObjectId | null;
  /** The file is one of the candidate's own files, because the mail came from an address of theirs; older records have no field. */
  inFiles?: boolean;
  /** The code of the problem for which the product did not take it (`file_type`, `file_too_large`, …). */
  refusal: string | null;
}

/** A mail server of somebody else, with the name that it gave itself. */
export interface MailClient {
  address: string;
  helo: string;
}

/** A mail that came in. */
export interface ReceivedMailRecord extends StoredRecord {
  /** A hash of Message-ID and sender: a mail that arrives twice is stored once. */
  key: string;
  /** `stored`: the bytes are safe, and the worker has yet to read them. `files`: it stands in its conversation, and its attachments become files. `filed`: all is done. */
  state: 'stored' | 'files' | 'filed';
  /** The time from which a worker may read it: at once, the next attempt, or the end of a lease. */
  dueAt: Date;
  attempts: number;
  /** The mail as it came, in the file store; null once nothing needs it. */
  raw: { storageKey: string; size: number } | null;
  envelope: { from: string; to: string[] };
  /** The mail server that brought it (SMTP), until the mail is filed; absent for other ways in. */
  client?: MailClient | null;
  receivedAt: Date;
  conversationId: Types.ObjectId | null;
  candidateId: Types.ObjectId | null;
  kind: ReceivedKind;
  /** The Message-ID of its header, with brackets; answers name it. */
  messageId: string | null;
  from: Mailbox | null;
  to: Mailbox[];
  cc: Mailbox[];
  subject: string;
  /** The new text, rich text. */
  message: string;
  /** The text that it quotes, rich text. */
  quoted: string;
  quotedLines: number;
  attachments: ReceivedAttachment[];
  /** It answers a mail, but from an address that the mail did not go to. */
  fromOther: boolean;
  /** Whether the mail is of the domain in its From; older records have no field. */
  senderCheck?: SenderCheck;
}
