import type { Principal } from '../../../common/auth/principal.js';
import { presentEmail } from '../email.presenter.js';
import type { Mailbox } from '../email.record.js';
import { named, nameOf, presentConversation, type NamedConversation } from './conversation.presenter.js';
import type { AnswerToDto, ReceivedMailDto, ThreadMailDto, ThreadResponse } from './dto/thread.dto.js';
import type { ReceivedMailRecord } from './received-mail.record.js';
import type { ThreadMail } from './thread.rules.js';

type Candidate = NamedConversation['candidate'];

export interface Thread {
  conversation: NamedConversation;
  mails: ThreadMail[];
  answerTo: AnswerToDto | null;
}

/** A mail from an address of the candidate has their name if its From has none. */
function senderOf({ from, envelope, fromOther }: ReceivedMailRecord, candidate: Candidate): Mailbox {
  const sender = from ?? { name: '', email: envelope.from };
  const isTheirs = candidate !== null && !fromOther && sender.name === '';
  return named(isTheirs ? { ...sender, name: nameOf(candidate) } : sender);
}

const presentReceived = (mail: ReceivedMailRecord, candidate: Candidate): ReceivedMailDto => ({
  _id: String(mail._id),
  kind: mail.kind === 'auto_reply' ? 'auto_reply' : 'mail',
  from: senderOf(mail, candidate),
  to: mail.to.map(named),
  cc: mail.cc.map(named),
  subject: mail.subject,
  html: mail.message,
  quoted: mail.quoted,
  quotedLines: mail.quotedLines,
  receivedAt: mail.receivedAt.toISOString(),
  fromOther: mail.fromOther,
  senderCheck: mail.senderCheck ?? 'unknown',
  files: mail.attachments.map(({ name, size, fileId, inFiles, refusal }) => ({
    name,
    size,
    fileId: fileId ? String(fileId) : null,
    inFiles: inFiles ?? false,
    reason: refusal,
  })),
});

const presentMail = ({ sent, received }: ThreadMail, candidate: Candidate): ThreadMailDto => ({
  sent: sent ? presentEmail(sent) : null,
  received: received ? presentReceived(received, candidate) : null,
  undelivered: (sent?.bounces ?? []).map(({ address, kind, at }) => ({ address, kind, at: at.toISOString() })),
});

export const presentThread = (me: Principal, { conversation, mails, answerTo }: Thread): ThreadResponse => ({
  ...presentConversation(me, conversation),
  mails: mails.map((mail) => presentMail(mail, conversation.candidate)),
  answerTo,
});
