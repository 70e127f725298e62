import type { ParsedMail } from './parsed-mail.js';

/** A mail as one line of JSON, with the bytes of its attachments behind it. */
export function encodeMail(mail: ParsedMail): Buffer {
  const attachments = mail.attachments.map(({ bytes: _, ...about }) => about);
  const line = Buffer.from(`${JSON.stringify({ ...mail, attachments })}\n`);
  return Buffer.concat([line, ...mail.attachments.map(({ bytes }) => bytes)]);
}

export function decodeMail(encoded: Buffer): ParsedMail {
  const end = encoded.indexOf('\n');
  const mail = JSON.parse(encoded.toString('utf8', 0, end)) as Omit<ParsedMail, 'date'> & { date: string | null };
  let at = end + 1;
  const attachments = mail.attachments.map((about) => {
    const bytes = encoded.subarray(at, at + about.size);
    at += about.size;
    return { ...about, bytes };
  });
  return { ...mail, date: mail.date === null ? null : new Date(mail.date), attachments };
}
