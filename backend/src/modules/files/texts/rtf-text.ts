import { deEncapsulateSync } from 'rtf-stream-parser';
import type { FileText } from './file-text.js';

/** Groups without text of the document: its author and the like, and pictures. */
const NO_TEXT = /\{\\(?:info|pict)\b[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g;

const decode = (bytes: Buffer, encoding: string): string =>
  new TextDecoder(encoding.replace(/^cp/, 'windows-')).decode(bytes);

/** The text of an RTF document. The library reads the text of mails in RTF, which begin like this. */
export function rtfText(bytes: Buffer): FileText {
  const mail = bytes
    .toString('latin1')
    .replace(NO_TEXT, '')
    .replace(/^\{\\rtf1?/, '{\\rtf1\\fromtext');
  const { text } = deEncapsulateSync(Buffer.from(mail, 'latin1'), { decode, mode: 'text' });
  return { state: 'read', pages: [String(text).replaceAll('\r\n', '\n')] };
}
