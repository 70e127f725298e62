import type { FileText } from './file-text.js';
import { officeText } from './office-text.js';
import { pdfText } from './pdf-text.js';
import { plainText } from './plain-text.js';
import { rtfText } from './rtf-text.js';

/** The length of a book; the search does not read the text after it. */
const MAX_LETTERS = 500_000;
/** A PDF with fewer letters is a scan or a picture. */
const MIN_OF_PDF = 20;

async function oldWordText(bytes: Buffer): Promise<FileText> {
  const { default: WordExtractor } = await import('word-extractor');
  const document = await new WordExtractor().extract(bytes);
  const parts = [document.getHeaders(), document.getBody(), document.getTextboxes(), document.getFootnotes()];
  return { state: 'read', pages: [parts.filter(Boolean).join('\n')] };
}

const READERS: Record<string, (bytes: Buffer) => FileText | Promise<FileText>> = {
  'application/pdf': pdfText,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': (bytes) => officeText(bytes, true),
  'application/vnd.oasis.opendocument.text': (bytes) => officeText(bytes, false),
  'application/rtf': rtfText,
  'application/msword': oldWordText,
  'text/plain': plainText,
};

/** Blanks folded and empty lines removed, up to the limit of letters. */
function tidy(pages: readonly string[]): string[] {
  let left = MAX_LETTERS;
  return pages.map((page) => {
    const lines = page
      .normalize('NFC')
      .replace(/[^\S\n]+/g, ' ')
      .split('\n')
      .map((line) => line.trim());
    const text = lines.filter(Boolean).join('\n').slice(0, left);
    left -= text.length;
    return text;
  });
}

/** Reads the text of a file. Throws if the file is damaged. */
export async function textOf(bytes: Buffer, mimeType: string): Promise<FileText> {
  const read = READERS[mimeType];
  if (!read) throw new Error(`no reader for ${mimeType}`);
  const { state, pages } = await read(bytes);
  if (state !== 'read') return { state, pages: [] };
  const tidied = tidy(pages);
  const letters = tidied.join('').match(/\p{L}/gu)?.length ?? 0;
  return letters < (mimeType === 'application/pdf' ? MIN_OF_PDF : 1)
    ? { state: 'empty', pages: [] }
    : { state, pages: tidied };
}
