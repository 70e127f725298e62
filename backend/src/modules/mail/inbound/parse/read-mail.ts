import { Injectable } from '@nestjs/common';
import { MailReader } from './mail-reader.js';
import type { ParsedMail } from './parsed-mail.js';

const HEADER_BYTES = 64_000;
const EMPTY: ParsedMail = {
  ...{
    messageId: null,
    inReplyTo: null,
    references: [],
    from: null,
    hasOtherSenders: false,
    to: [],
    cc: [],
    subject: '',
    date: null,
  },
  ...{ kind: 'mail', html: '', text: '', quote: null, attachments: [], bounces: [], complainant: null, originals: [] },
  suppressesAnswers: false,
};

/** Reads a mail, or its headers if nobody can read the rest; the whole mail is then its attachment, so nothing is lost. */
@Injectable()
export class ReadMail {
  constructor(private readonly reader: MailReader) {}

  async run(bytes: Buffer): Promise<ParsedMail> {
    const parsed = await this.reader.read(bytes);
    if (parsed) return parsed;
    const end = bytes.indexOf('\r\n\r\n');
    const head = bytes.subarray(0, Math.min(end < 0 ? HEADER_BYTES : end + 2, HEADER_BYTES));
    // The type of the parts would let the reader look for them.
    const named = head.toString('latin1').replace(/^content-[^:\r\n]+:/gim, 'x-$&');
    const read = await this.reader.read(Buffer.from(`${named}\r\n\r\n`, 'latin1'));
    const whole = { name: 'mail.eml', type: 'message/rfc822', size: bytes.length, bytes };
    return { ...(read ?? EMPTY), attachments: [whole] };
  }
}
