import {
  simpleParser,
  type AddressObject,
  type Attachment,
  type ParsedMail as Read,
  type SimpleParserOptions,
} from 'mailparser';
import type { Mailbox } from '../../email.record.js';
import { bouncesOfReport, bouncesOfWords, headerBlocks, originalsOf } from './bounces.js';
import { mailClassOf } from './mail-class.js';
import { htmlOfText, readHtml, textOfHtml } from './mail-html.js';
import type { ParsedAttachment, ParsedBounce, ParsedMail, Quote } from './parsed-mail.js';
import { isForwardedSubject } from './quote-marks.js';
import { splitText } from './quoted-text.js';

/** Longer texts lose their end. */
const MAX_TEXT = 200_000;
const MAX_HTML = 2_000_000;
const MAX_LINE = 500;
const MAX_PEOPLE = 100;
/** Smaller pictures inside the text belong to a signature. */
const SIGNATURE_PICTURE = 20_000;
const REPORTS = /^message\/(delivery-status|global-delivery-status|feedback-report|disposition-notification)$/;
const RETURNED = /^(message\/rfc822|message\/global|text\/rfc822-headers|message\/rfc822-headers)$/;
const READABLE: SimpleParserOptions & { keepDeliveryStatus: boolean } = {
  skipHtmlToText: true,
  skipTextLinks: true,
  skipImageLinks: true,
  keepCidLinks: true,
  keepDeliveryStatus: true,
};

const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, MAX_LINE);
const plain = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\0\u200b\ufeff]/g, '')
    .slice(0, MAX_TEXT);

function peopleOf(found: AddressObject | AddressObject[] | undefined): Mailbox[] {
  const listed = [found ?? []].flat().flatMap(({ value }) => value);
  return listed
    .flatMap((one) => one.group ?? [one])
    .flatMap(({ name, address }) => {
      const email = oneLine(address ?? '').toLowerCase();
      return /^[^\s@]+@[^\s@]+$/.test(email) ? [{ name: oneLine(name), email }] : [];
    })
    .slice(0, MAX_PEOPLE);
}

const idOf = (value: string | undefined): string | null => /<[^\s<>]{1,400}>/.exec(value ?? '')?.[0] ?? null;
const idsOf = (value: string | string[] | undefined): string[] =>
  [value ?? []].flat().flatMap((one) => one.match(/<[^\s<>]{1,400}>/g) ?? []);

const EXTENSIONS: Record<string, string> = { 'text/calendar': 'ics', 'message/rfc822': 'eml', 'image/jpeg': 'jpg' };
const endingOf = (type: string): string =>
  EXTENSIONS[type] ?? type.split('/')[1]?.replace(/[^a-z0-9].*$/i, '') ?? 'bin';

/** Whether a picture is part of the text and not a file that somebody sends. */
const isOfSignature = ({ contentType, cid, size, related }: Attachment, html: string): boolean =>
  contentType.startsWith('image/') &&
  size < SIGNATURE_PICTURE &&
  (related || (cid !== undefined && html.includes(`cid:${cid}`)));

function attachmentsOf(mail: Read, isReport: boolean): ParsedAttachment[] {
  const html = mail.html || '';
  const files = mail.attachments.filter(
    (one) =>
      !isOfSignature(one, html) && !REPORTS.test(one.contentType) && !(isReport && RETURNED.test(one.contentType)),
  );
  return files.map(({ filename, contentType, content, size }, index) => ({
    name: oneLine(filename ?? '') || `attachment-${index + 1}.${endingOf(contentType)}`,
    type: contentType,
    size,
    bytes: content,
  }));
}

/** The words of HTML that is too deep or too long to read as such. */
const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

/** The writer's own words and the repeated ones. */
function bodyOf(mail: Read): Pick<ParsedMail, 'html' | 'text' | 'quote'> {
  const isForward = isForwardedSubject(mail.subject ?? '');
  const read = mail.html && mail.html.length < MAX_HTML ? readHtml(mail.html) : null;
  if (read && !isForward && read.html !== '') {
    const quote = read.quote ? quoteOf(read.quote) : null;
    // An HTML mail of a program that marks no quotes, e.g. of a phone, may still have the words above them.
    const split = quote ? null : splitText(textOfHtml(read.html));
    if (split && split.quote !== '') return ofText(split.own, split.quote);
    return { html: read.html, text: plain(textOfHtml(read.html)), quote };
  }
  if (read && read.html !== '') {
    const html = read.html + read.quote;
    return { html, text: plain(textOfHtml(html)), quote: null };
  }
  const text = plain(mail.text || withoutTags(mail.html || ''));
  if (isForward) return ofText(text.trim(), '');
  const split = splitText(text);
  return ofText(split.own, split.quote);
}

const ofText = (own: string, quote: string): Pick<ParsedMail, 'html' | 'text' | 'quote'> => ({
  html: htmlOfText(own),
  text: own,
  quote: quote === '' ? null : quoteOf(htmlOfText(quote)),
});

const quoteOf = (html: string): Quote => ({
  html,
  lines: textOfHtml(html)
    .split('\n')
    .filter((line) => line.trim() !== '').length,
});

function bouncesOf(mail: Read): ParsedBounce[] {
  const reports = mail.attachments.filter(({ contentType }) => REPORTS.test(contentType));
  const reported = reports.flatMap(({ content }) => bouncesOfReport(content.toString('utf8')));
  if (reports.length > 0) return reported;
  return bouncesOfWords(headerOf(mail, 'x-failed-recipients'), plain(mail.text ?? ''));
}

const headerOf = (mail: Read, name: string): string => {
  const line = mail.headerLines.find(({ key }) => key === name)?.line ?? '';
  return oneLine(line.slice(line.indexOf(':') + 1));
};

/** The recipient who complains (RFC 5965). */
function complainantOf(mail: Read): string | null {
  const report = mail.attachments.find(({ contentType }) => contentType === 'message/feedback-report');
  const fields = headerBlocks(report?.content.toString('utf8') ?? '')[0];
  const address = /[^\s<>;,"]+@[^\s<>;,"]+/.exec(fields?.get('original-rcpt-to') ?? '')?.[0];
  return address?.toLowerCase() ?? null;
}

function dateOf(mail: Read): Date | null {
  const date = new Date(headerOf(mail, 'date'));
  return Number.isNaN(date.getTime()) ? null : date;
}

/** The decoder puts it in place of bytes that it cannot read. */
const MISREAD = /\ufffd/;
const UTF8_AS_LATIN = /Ã[\u0080-\u00bf]|â€/;

/** Reads a mail again in Western letters if it says UTF-8 without being it, as some old programs do. */
async function read(bytes: Buffer): Promise<Read> {
  const mail = await simpleParser(bytes, READABLE);
  const words = ({ text = '', html }: Read): string => text + (html || '');
  if (!MISREAD.test(words(mail))) return mail;
  const western = bytes.toString('latin1').replace(/charset="?(utf-8|us-ascii)"?/gi, 'charset=windows-1252');
  const again = await simpleParser(Buffer.from(western, 'latin1'), READABLE);
  return UTF8_AS_LATIN.test(words(again)) ? mail : again;
}

/** Reads a mail of a stranger. Throws on bytes that are not a mail, or have thousands of parts. */
export async function parseMail(bytes: Buffer): Promise<ParsedMail> {
  const mail = await read(bytes);
  const senders = peopleOf(mail.from);
  const from = senders[0] ?? null;
  const fromLines = mail.headerLines.filter(({ key }) => key === 'from').length;
  const subject = oneLine(mail.subject ?? '');
  const parts = mail.attachments.map(({ contentType }) => contentType);
  const kind = mailClassOf({ header: (name) => headerOf(mail, name), subject, from: from?.email ?? '', parts });
  const isReport = kind === 'bounce' || kind === 'complaint';
  const bounces = kind === 'bounce' ? bouncesOf(mail) : [];
  const messageId = idOf(mail.messageId);
  return {
    messageId,
    inReplyTo: idOf(mail.inReplyTo),
    references: idsOf(mail.references),
    from,
    hasOtherSenders: senders.some(({ email }) => email !== from?.email) || fromLines > 1,
    to: peopleOf(mail.to),
    cc: peopleOf(mail.cc),
    subject,
    date: dateOf(mail),
    // A report that something arrived is a machine's answer, nothing more.
    kind: kind === 'bounce' && bounces.length === 0 && parts.some((type) => REPORTS.test(type)) ? 'auto_reply' : kind,
    suppressesAnswers: !/^(none)?$/i.test(headerOf(mail, 'x-auto-response-suppress')),
    ...bodyOf(mail),
    attachments: attachmentsOf(mail, isReport),
    bounces,
    complainant: kind === 'complaint' ? complainantOf(mail) : null,
    originals: isReport ? originalsOf(bytes.toString('latin1'), messageId) : [],
  };
}
