import { unzipSync, type UnzipFileInfo } from 'fflate';
import { Parser } from 'htmlparser2';
import type { FileText } from './file-text.js';

/** A document of more inflated bytes is a bomb. */
const MAX_BYTES = 60_000_000;

/** Elements that end a line, and those of a tab: of Word, and of OpenDocument. */
const LINES = new Set(['w:p', 'w:br', 'w:cr', 'text:p', 'text:h', 'text:line-break']);
const BLANKS = new Set(['w:tab', 'text:tab', 'text:s']);
/** Text for programs that cannot draw the other choice, deleted text, and codes of fields. */
const SKIPPED = new Set(['mc:Fallback', 'w:del', 'w:instrText', 'text:tracked-changes', 'office:annotation']);
/** Word keeps text only in these. */
const WORD_TEXT = 'w:t';

/** The parts of a Word document that people read, as they stand on the page: heads, text, notes, feet. */
const WORD_PARTS = [
  /^word\/header\d*\.xml$/,
  /^word\/document\.xml$/,
  /^word\/(foot|end)notes\.xml$/,
  /^word\/footer\d*\.xml$/,
];
const OPEN_DOCUMENT_PARTS = [/^content\.xml$/];

function textOfXml(xml: string, isWord: boolean): string {
  const parts: string[] = [];
  let skipped = 0;
  let inText = 0;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (SKIPPED.has(name)) skipped += 1;
        if (name === WORD_TEXT) inText += 1;
        if (skipped === 0 && BLANKS.has(name)) parts.push(' ');
      },
      ontext: (text) => {
        if (skipped === 0 && (inText > 0 || !isWord)) parts.push(text);
      },
      onclosetag: (name) => {
        if (SKIPPED.has(name)) skipped -= 1;
        if (name === WORD_TEXT) inText -= 1;
        if (skipped === 0 && LINES.has(name)) parts.push('\n');
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return parts.join('');
}

/** The XML of the parts of a Word document (docx) or an OpenDocument text (odt) that people read, in their order. */
export function officeParts(bytes: Buffer, isWord: boolean): string[] {
  const parts = isWord ? WORD_PARTS : OPEN_DOCUMENT_PARTS;
  let size = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo): boolean => {
    const isRead = parts.some((part) => part.test(name));
    size += isRead ? originalSize : 0;
    if (size > MAX_BYTES) throw new Error('the document inflates to too many bytes');
    return isRead;
  };
  const files = Object.entries(unzipSync(bytes, { filter }));
  if (files.length === 0) throw new Error('the archive is not a document');
  const decoder = new TextDecoder();
  const inOrder = parts.flatMap((part) => files.filter(([name]) => part.test(name)));
  return inOrder.map(([, xml]) => decoder.decode(xml));
}

/** The text of a Word document (docx) or an OpenDocument text (odt). */
export const officeText = (bytes: Buffer, isWord: boolean): FileText => ({
  state: 'read',
  pages: [
    officeParts(bytes, isWord)
      .map((xml) => textOfXml(xml, isWord))
      .join('\n'),
  ],
});
