import { presentRecord } from '../../common/http/record.presenter.js';
import type { EmailResponse } from './dto/email.dto.js';
import type { EmailRecord } from './email.record.js';
import type { ShownMail } from './mail-kinds.js';

/** The same at each attempt, so that a recipient who gets a mail twice has one message. */
export const messageIdOf = (id: unknown, sendingAddress: string): string =>
  `<${String(id)}@${sendingAddress.slice(sendingAddress.lastIndexOf('@') + 1)}>`;

/** Presents a mail of a list; the API never shows a confidential one. */
export const presentEmail = (email: EmailRecord): EmailResponse => ({
  ...presentRecord(email),
  candidateId: email.candidateId ? String(email.candidateId) : null,
  conversationId: email.conversationId ? String(email.conversationId) : null,
  from: email.from,
  replyTo: email.replyTo,
  to: email.to,
  cc: email.cc,
  bcc: email.bcc,
  subject: email.subject,
  message: email.message,
  attachments: (email.attachments ?? []).map(({ fileId, name, size }) => ({ fileId: String(fileId), name, size })),
  kind: email.kind as ShownMail,
  status: email.status,
  reason: email.reason,
  attempts: email.attempts,
  scheduledAt: email.scheduledAt?.toISOString() ?? null,
  nextAttemptAt: email.status === 'scheduled' ? email.dueAt.toISOString() : null,
  sentAt: email.sentAt?.toISOString() ?? null,
  messageId: messageIdOf(email._id, email.from.email),
  createdBy: email.createdBy ? String(email.createdBy) : null,
});
