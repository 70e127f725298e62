import type { PDFDocumentProxy } from 'pdfjs-dist';
import { officeParts } from '../../files/texts/office-text.js';
import { textOf as textOfFile } from '../../files/texts/text-of.js';
import { linesOfPieces } from './columns.js';
import type { CvLine } from './cv-line.js';
import { linkLines, pdfPieces } from './pdf-pieces.js';
import { linesOfXml } from './word-lines.js';

/** The lines of a file, and the addresses behind its words and icons. */
export interface Laid {
  pages: number;
  lines: CvLine[];
  links: CvLine[];
}

/** A PDF, or that it has a password. */
export async function openPdf(bytes: Buffer): Promise<PDFDocumentProxy | 'locked'> {
  const { getDocument, PasswordException } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { promise } = getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    verbosity: 0,
    // The names of fonts tell bold ones.
    fontExtraProperties: true,
  });
  try {
    return await promise;
  } catch (error) {
    if (error instanceof PasswordException) return 'locked';
    throw error;
  }
}

/** The lines of a PDF with their places. */
export const laidPdf = async (document: PDFDocumentProxy): Promise<Laid> => ({
  pages: document.numPages,
  lines: linesOfPieces(await pdfPieces(document)),
  links: await linkLines(document),
});

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

/** The lines of a document, of other types than PDF. */
export function laidOut(bytes: Buffer, mimeType: string): Laid | Promise<Laid> {
  const isWord = OFFICE[mimeType];
  return isWord === undefined ? laidText(bytes, mimeType) : laidOffice(bytes, isWord);
}
