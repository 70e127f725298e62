import type { FileTextState } from '@byline/shared-types/domain';
import { officeParts } from '../files/texts/office-text.js';
import { textOf as textOfFile } from '../files/texts/text-of.js';
import { linesOfPieces } from './layout/columns.js';
import { textOf, type CvLine } from './layout/cv-line.js';
import { linkLines, pdfPieces } from './layout/pdf-pieces.js';
import { linesOfXml } from './layout/word-lines.js';
import { readCv, type ReadCv } from './rules/cv.js';

/** A CV that was read, with its lines, or the reason why it was not. */
export interface CvReading {
  state: Exclude<FileTextState, 'waiting'>;
  pages: number;
  cv: ReadCv | null;
  /** The texts of the lines, in which the service looks for the agency's skills. */
  lines: { page: number; text: string }[];
}

const MAX_LINES = 3_000;
/** A file with fewer letters is a scan or a picture. */
const MIN_LETTERS = 20;

export interface Laid {
  pages: number;
  lines: CvLine[];
  links: CvLine[];
}

const nothing = (state: CvReading['state']): CvReading => ({ state, pages: 0, cv: null, lines: [] });

async function laidPdf(bytes: Buffer): Promise<Laid | 'locked'> {
  const { getDocument, PasswordException } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { promise } = getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    verbosity: 0,
    // The names of fonts tell bold ones.
    fontExtraProperties: true,
  });
  try {
    const document = await promise;
    const lines = linesOfPieces(await pdfPieces(document));
    return { pages: document.numPages, lines, links: await linkLines(document) };
  } catch (error) {
    if (error instanceof PasswordException) return 'locked';
    throw error;
  }
}

const OFFICE: Record<string, boolean> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': true,
  'application/vnd.oasis.opendocument.text': false,
};

function laidOffice(bytes: Buffer, isWord: boolean): Laid {
  const lines = officeParts(bytes, isWord).flatMap((xml) => linesOfXml(xml, isWord));
  return { pages: 1, lines: lines.map((line, y) => ({ ...line, y })), links: [] };
}

async function laidText(bytes: Buffer, mimeType: string): Promise<Laid> {
  const { pages } = await textOfFile(bytes, mimeType);
  const lines = pages.flatMap((page, index) =>
    page.split('\n').map((text, y): CvLine => {
      const parts = text.split('\t').map((part, place) => ({ text: part, x: place, end: place + 1 }));
      return { page: index + 1, column: -1, y, size: 11, bold: false, gap: 1, parts };
    }),
  );
  return { pages: pages.length, lines, links: [] };
}

/** The lines of a file with their places, or that it has a password. */
export async function laidOut(bytes: Buffer, mimeType: string): Promise<Laid | 'locked'> {
  if (mimeType === 'application/pdf') return laidPdf(bytes);
  const isWord = OFFICE[mimeType];
  return isWord === undefined ? laidText(bytes, mimeType) : laidOffice(bytes, isWord);
}

/** Reads lines that are laid out. */
export function readLaid({ pages, lines: all, links }: Laid): CvReading {
  const lines = all.slice(0, MAX_LINES);
  const letters = lines.map(textOf).join('').match(/\p{L}/gu)?.length ?? 0;
  if (letters < MIN_LETTERS) return nothing('empty');
  return {
    state: 'read',
    pages,
    cv: readCv(lines, links),
    lines: lines.map((line) => ({ page: line.page, text: textOf(line) })),
  };
}

/** Reads a CV. Throws if the file is damaged. */
export async function readCvFile(bytes: Buffer, mimeType: string): Promise<CvReading> {
  const laid = await laidOut(bytes, mimeType);
  return laid === 'locked' ? nothing('locked') : readLaid(laid);
}
