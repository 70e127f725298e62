import type { BounceKind, ReceivedKind } from '@byline/shared-types/domain';
import type { Mailbox } from '../../email.record.js';

/** A recipient that did not get a mail, or not yet. */
export interface ParsedBounce {
  address: string;
  /** Of RFC 3463, such as 5.1.1; empty if the mail names none. */
  code: string;
  action: 'failed' | 'delayed';
  kind: BounceKind;
  /** The words of the mail server. */
  text: string;
}

export interface ParsedAttachment {
  name: string;
  type: string;
  size: number;
  bytes: Buffer;
}

/** Repeated words of earlier mails. */
export interface Quote {
  html: string;
  /** Number of its lines. */
  lines: number;
}

/** A mail of a stranger, as a person reads it. */
export interface ParsedMail {
  messageId: string | null;
  inReplyTo: string | null;
  references: string[];
  from: Mailbox | null;
  /** From names more than one address, of which a check of the sender proves one at most. */
  hasOtherSenders: boolean;
  to: Mailbox[];
  cc: Mailbox[];
  subject: string;
  date: Date | null;
  kind: ReceivedKind;
  /** Its program asks that no program answers (`X-Auto-Response-Suppress`). */
  suppressesAnswers: boolean;
  /** Rich text without pictures. */
  html: string;
  text: string;
  quote: Quote | null;
  attachments: ParsedAttachment[];
  bounces: ParsedBounce[];
  /** Of a complaint: the recipient who complains, if the report names one. */
  complainant: string | null;
  /** Message-IDs of the mails that a bounce or a complaint brings back. */
  originals: string[];
}
