import type { BounceKind, ReceivedKind } from '@byline/shared-types/domain';

/** A mail as a program writes it, and what a person reads in it. */
export interface Sample {
  name: string;
  raw: Buffer;
  /** The own words, on one line. */
  says: string;
  /** First words of the repeated part; absent if nothing is repeated. */
  repeats?: string;
  files?: string[];
  kind?: ReceivedKind;
  /** Of the envelope; Camille by default, empty for mails of machines. */
  sender?: string;
  subject?: string;
  from?: string;
  bounces?: [address: string, kind: BounceKind][];
}

export type Piece = Buffer;
type Headers = Record<string, string>;

const lines = (headers: Headers): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
const crlf = (text: string): string => text.replace(/\r?\n/g, '\r\n');

const quotedPrintable = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/[^\r\n\x20-<>-~]/g, (sign) => `=${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
    .replace(/[^\r\n]{1,72}(?=[^\r\n])/g, (line) => {
      const [, whole = line, rest = ''] = /^(.*?)(=[0-9A-F]?)?$/.exec(line) ?? [];
      return `${whole}=\r\n${rest}`;
    });

interface Coding {
  charset?: string;
  as?: 'qp' | 'base64' | '8bit';
  bytes?: Buffer;
}

function body(type: string, words: string, { charset = 'utf-8', as = '8bit', bytes }: Coding): Piece {
  const own = bytes ?? Buffer.from(crlf(words), charset === 'iso-8859-1' ? 'latin1' : 'utf8');
  const encoding = { qp: 'quoted-printable', base64: 'base64', '8bit': '8bit' }[as];
  const head = lines({ 'Content-Type': `${type}; charset=${charset}`, 'Content-Transfer-Encoding': encoding });
  const coded = {
    qp: () => Buffer.from(quotedPrintable(own)),
    base64: () => Buffer.from(own.toString('base64')),
    '8bit': () => own,
  };
  return Buffer.concat([Buffer.from(`${head}\r\n`), coded[as]()]);
}

export const text = (words: string, coding: Coding = {}): Piece => body('text/plain', words, coding);
export const html = (words: string, coding: Coding = {}): Piece => body('text/html', words, coding);

/** A part with these headers. */
export const part = (type: string, words: string, headers: Headers = {}): Piece =>
  Buffer.from(`${lines({ 'Content-Type': type, ...headers })}\r\n${crlf(words)}`);

export const file = (name: string, type: string, bytes: Buffer, headers: Headers = {}): Piece =>
  part(name ? `${type}; name="${name}"` : type, bytes.toString('base64'), {
    'Content-Disposition': name ? `attachment; filename="${name}"` : 'attachment',
    'Content-Transfer-Encoding': 'base64',
    ...headers,
  });

/** A picture inside the text. */
export const inline = (cid: string, bytes: Buffer, name = 'image001.png'): Piece =>
  file(name, 'image/png', bytes, { 'Content-ID': `<${cid}>`, 'Content-Disposition': `inline; filename="${name}"` });

let boundaries = 0;
export function multipart(kind: string, ...pieces: Piece[]): Piece {
  const boundary = `=_part_${++boundaries}_=`;
  const [subtype, ...parameters] = kind.split(';');
  const type = `multipart/${[subtype, ...parameters].join(';')}; boundary="${boundary}"`;
  return Buffer.concat([
    Buffer.from(`Content-Type: ${type}\r\n\r\n`),
    ...pieces.flatMap((piece) => [Buffer.from(`--${boundary}\r\n`), piece, Buffer.from('\r\n')]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}

/** A whole mail, from Camille unless the headers say otherwise. */
export const mail = (piece: Piece, headers: Headers = {}): Buffer =>
  Buffer.concat([
    Buffer.from(
      lines({
        From: 'Camille Lefèvre <camille@example.be>',
        To: 'reply+token@in.byline.example',
        Subject: 'Re: An interview with our team',
        Date: 'Thu, 12 Nov 2026 10:15:00 +0100',
        'Message-ID': `<${++boundaries}.sample@example.be>`,
        'MIME-Version': '1.0',
        ...headers,
      }),
    ),
    piece,
  ]);

/** The words of the mail that the samples answer. */
export const ASKED = 'Dag Camille, past donderdag om tien uur voor een gesprek?';
export const picture = (size: number): Buffer =>
  Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(size - 8, 7)]);
export const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
