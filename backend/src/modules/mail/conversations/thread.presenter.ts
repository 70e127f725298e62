import type { Principal } from '../../../common/auth/principal.js';
import { presentEmail } from '../email.presenter.js';
import { named, presentConversation, type NamedConversation } from './conversation.presenter.js';
import type { AnswerToDto, ReceivedMailDto, ThreadMailDto, ThreadResponse } from './dto/thread.dto.js';
import type { ReceivedMailRecord } from './received-mail.record.js';
import type { ThreadMail } from './thread.rules.js';

export interface Thread {
  conversation: NamedConversation;
  mails: ThreadMail[];
  answerTo: AnswerToDto | null;
}

const presentReceived = (mail: ReceivedMailRecord): ReceivedMailDto => ({
  _id: String(mail._id),
  kind: mail.kind === 'auto_reply' ? 'auto_reply' : 'mail',
  from: named(mail.from ?? { name: '', email: mail.envelope.from }),
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

const presentMail = ({ sent, received }: ThreadMail): ThreadMailDto => ({
  sent: sent ? presentEmail(sent) : null,
  received: received ? presentReceived(received) : null,
  undelivered: (sent?.bounces ?? []).map(({ address, kind, at }) => ({ address, kind, at: at.toISOString() })),
});

export const presentThread = (me: Principal, { conversation, mails, answerTo }: Thread): ThreadResponse => ({
  ...presentConversation(me, conversation),
  mails: mails.map(presentMail),
  answerTo,
});
