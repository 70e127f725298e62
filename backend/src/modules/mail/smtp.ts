import { Injectable } from '@nestjs/common';
import nodemailer from 'nodemailer';
import { Config } from '../../config/config.js';
import { AttachedFiles, MissingAttachment } from './attached-files.js';
import { judgeAccepted, judgeFailure, type SmtpFailure, type Verdict } from './delivery.rules.js';
import { addressesOf } from './without-person.js';
import { messageIdOf } from './email.presenter.js';
import type { EmailRecord, MailBody, Mailbox } from './email.record.js';
import { ReplyAddress } from './reply-address.js';

const LONGEST_CONNECT_MS = 30_000;

const addressOf = ({ name, email }: Mailbox) => ({ name, address: email });

/** Tells machines not to answer (RFC 3834), and where one click ends these mails (RFC 8058). */
const headersOf = ({ confidential, unsubscribe }: EmailRecord): Record<string, string> => ({
  ...(confidential && { 'Auto-Submitted': 'auto-generated' }),
  ...(unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

/** Hands mails to the mail server. */
@Injectable()
export class Smtp {
  private readonly transport;

  constructor(
    config: Config,
    private readonly replyAddress: ReplyAddress,
    private readonly files: AttachedFiles,
  ) {
    const leaseMs = config.MAIL_LEASE_SECONDS * 1_000;
    // Shorter than an attempt, so that the reason names the slow step.
    const connectMs = Math.min(LONGEST_CONNECT_MS, leaseMs * 0.3);
    this.transport = nodemailer.createTransport({
      url: config.SMTP_URL,
      dnsTimeout: connectMs,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: leaseMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** Makes one attempt; `stop` closes its connection at once. */
  async send(mail: EmailRecord, body: MailBody, stop: AbortSignal): Promise<Verdict> {
    const recipients = mail.remaining ?? addressesOf(mail);
    // Mails of the product itself have a secret and want no answer.
    const answers = mail.candidateId && !mail.confidential ? this.replyAddress.of(mail._id) : null;
    const replyTo = answers === null ? mail.replyTo : { name: (mail.replyTo ?? mail.from).name, email: answers };
    const attachments: Awaited<ReturnType<AttachedFiles['of']>> = [];
    try {
      attachments.push(...(await this.files.of(mail)));
      const { rejectedErrors } = await this.transport.sendMail({
        messageId: messageIdOf(mail._id, mail.from.email),
        date: mail.scheduledAt ?? mail.createdAt,
        from: addressOf(mail.from),
        ...(replyTo ? { replyTo: addressOf(replyTo) } : {}),
        ...(mail.to ? { to: addressOf(mail.to) } : {}),
        cc: mail.cc.map(addressOf),
        subject: mail.subject,
        ...(mail.inReplyTo ? { inReplyTo: mail.inReplyTo } : {}),
        ...(mail.references?.length ? { references: mail.references } : {}),
        html: body.html,
        text: body.text,
        attachments,
        headers: headersOf(mail),
        baseBoundary: String(mail._id),
        // Bounces come back to the same address.
        envelope: { from: answers ?? mail.from.email, to: recipients },
        signal: stop,
      });
      return judgeAccepted(rejectedErrors ?? []);
    } catch (error) {
      if (error instanceof MissingAttachment) return { kind: 'failed', reason: error.message };
      return judgeFailure(error as SmtpFailure, mail.remaining !== null);
    } finally {
      attachments.forEach(({ content }) => content.destroy());
    }
  }
}
