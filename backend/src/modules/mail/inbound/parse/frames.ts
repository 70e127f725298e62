import type { Readable } from 'node:stream';
import type { ParsedMail } from './parsed-mail.js';

const LENGTH = 4;

/** Bytes after their number, so that one stream carries several mails. */
export function frame(bytes: Buffer): Buffer {
  const head = Buffer.alloc(LENGTH);
  head.writeUInt32BE(bytes.length);
  return Buffer.concat([head, bytes]);
}

/** The frames of a stream. */
export async function* framesOf(stream: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let held = 0;
  const take = (size: number): Buffer => {
    const all = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    chunks = all.length > size ? [all.subarray(size)] : [];
    held = all.length - size;
    return all.subarray(0, size);
  };
  let wanted: number | null = null;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    held += chunk.length;
    for (;;) {
      if (wanted === null && held >= LENGTH) wanted = take(LENGTH).readUInt32BE();
      if (wanted === null || held < wanted) break;
      yield take(wanted);
      wanted = null;
    }
  }
}

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
