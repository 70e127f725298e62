import { randomUUID } from 'node:crypto';
import nodemailer, { type SendMailOptions } from 'nodemailer';

/** Hands a mail to the worker at this port, as another mail server does. */
export async function handOver(mail: SendMailOptions, port: number): Promise<void> {
  await nodemailer.createTransport({ host: '127.0.0.1', port, ignoreTLS: true }).sendMail(mail);
}

/** A mail server's report to the sender of a mail that it does not know this address (RFC 3464). */
export function returned(sender: string, address: string): SendMailOptions {
  const said = `550 5.1.1 <${address}>: Recipient address rejected: User unknown`;
  const report = `Reporting-MTA: dns; mx.example.be\r\n\r\nFinal-Recipient: rfc822; ${address}\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; ${said}\r\n`;
  const boundary = randomUUID();
  const raw = [
    ...['From: Mail Delivery System <MAILER-DAEMON@mx.example.be>', 'Subject: Undelivered Mail Returned to Sender'],
    ...[`Message-ID: <${boundary}@mx.example.be>`, `Date: ${new Date().toUTCString()}`, 'MIME-Version: 1.0'],
    ...[`Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`, ''],
    ...[`--${boundary}`, 'Content-Type: text/plain', '', `The mail to ${address} could not be delivered.`],
    ...[`--${boundary}`, 'Content-Type: message/delivery-status', '', report, `--${boundary}--`, ''],
  ].join('\r\n');
  return { envelope: { from: '', to: sender }, raw };
}
