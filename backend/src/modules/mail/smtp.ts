import { Injectable } from '@nestjs/common';
import nodemailer from 'nodemailer';
import { Config } from '../../config/config.js';
import { judgeAccepted, judgeFailure, type SmtpFailure, type Verdict } from './delivery.rules.js';
import { addressesOf } from './without-person.js';
import { messageIdOf } from './email.presenter.js';
import type { EmailRecord, MailBody, Mailbox } from './email.schema.js';

/** The part of a lease that an attempt may take; the rest is for writing down how it went and for clocks that differ. */
const SHARE_OF_LEASE = 0.6;
const LONGEST_CONNECT_MS = 30_000;

const addressOf = ({ name, email }: Mailbox) => ({ name, address: email });

/** Hands mails to the mail server. */
@Injectable()
export class Smtp {
  private readonly transport;
  private readonly timeoutMs: number;

  constructor(config: Config) {
    this.timeoutMs = Math.round(config.MAIL_LEASE_SECONDS * 1_000 * SHARE_OF_LEASE);
    const connectMs = Math.min(LONGEST_CONNECT_MS, this.timeoutMs / 2);
    this.transport = nodemailer.createTransport({
      url: config.SMTP_URL,
      dnsTimeout: connectMs,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: this.timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /**
   * One attempt. It ends before the lease does, whatever the server does: the connection is closed under it. Every attempt at a mail sends
   * the same bytes, so that whoever gets it twice has one message. `stop` closes the connection too.
   */
  async send(mail: EmailRecord, body: MailBody, stop: AbortSignal): Promise<Verdict> {
    const recipients = mail.remaining ?? addressesOf(mail);
    try {
      const { rejectedErrors } = await this.transport.sendMail({
        messageId: messageIdOf(mail._id, mail.from.email),
        date: mail.scheduledAt ?? mail.createdAt,
        from: addressOf(mail.from),
        ...(mail.replyTo ? { replyTo: addressOf(mail.replyTo) } : {}),
        ...(mail.to ? { to: addressOf(mail.to) } : {}),
        cc: mail.cc.map(addressOf),
        subject: mail.subject,
        html: body.html,
        text: body.text,
        // Not for answering by machines (RFC 3834).
        ...(mail.confidential ? { headers: { 'Auto-Submitted': 'auto-generated' } } : {}),
        baseBoundary: String(mail._id),
        envelope: { from: mail.from.email, to: recipients },
        signal: AbortSignal.any([AbortSignal.timeout(this.timeoutMs), stop]),
      });
      return judgeAccepted(rejectedErrors ?? []);
    } catch (error) {
      return judgeFailure(error as SmtpFailure, mail.remaining !== null);
    }
  }
}
