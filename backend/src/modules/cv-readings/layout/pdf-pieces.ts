import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { CvLine, Piece } from './cv-line.js';

/** A CV has a few pages; a thesis that somebody chose by mistake is cut. */
const MAX_PAGES = 20;

interface Font {
  name?: string;
}

/** The names of fonts, which tell bold ones, are known once the page's drawing is read. */
async function boldFonts(page: PDFPageProxy, names: Iterable<string>): Promise<Set<string>> {
  await page.getOperatorList();
  const isBold = (name: string): boolean => {
    const font = page.commonObjs.has(name) ? (page.commonObjs.get(name) as Font) : {};
    return /bold|black|heavy|semibd|demi/i.test(font.name ?? '');
  };
  return new Set([...names].filter(isBold));
}

/** Fonts of icons draw pictures in place of these letters. */
const NO_LETTERS = /[\p{Co}\p{Cc}]+/gu;

/** A shadow is the same text again at nearly the same place. */
const isShadow = (piece: Piece, other: Piece): boolean =>
  piece.text === other.text && Math.hypot(piece.x - other.x, piece.y - other.y) < 0.25 * piece.size;

async function piecesOfPage(page: PDFPageProxy, number: number): Promise<Piece[]> {
  const { height } = page.getViewport({ scale: 1 });
  const { items, styles } = await page.getTextContent();
  const bold = await boldFonts(page, Object.keys(styles));
  const pieces = items.flatMap((item): Piece[] => {
    const str = 'str' in item ? item.str.replace(NO_LETTERS, ' ') : '';
    if (!('str' in item) || str.trim() === '') return [];
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
    // Text that stands upright is a decoration.
    if (Math.abs(b) > Math.abs(a)) return [];
    const size = Math.hypot(a, b) || item.height;
    const text = str.normalize('NFKC').replace(/\s+/g, ' ');
    return [{ page: number, x, y: height - y, width: item.width, size, bold: bold.has(item.fontName), text }];
  });
  return pieces.filter((piece, index) => !pieces.slice(0, index).some((other) => isShadow(piece, other)));
}

/** The pieces of text of a PDF with their places. */
export async function pdfPieces(document: PDFDocumentProxy): Promise<Piece[]> {
  const pieces: Piece[] = [];
  for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number += 1) {
    const page = await document.getPage(number);
    pieces.push(...(await piecesOfPage(page, number)));
    page.cleanup();
  }
  return pieces;
}

/** The addresses of links, which an icon or a word may hide; each as a line of its own. */
export async function linkLines(document: PDFDocumentProxy): Promise<CvLine[]> {
  const lines: CvLine[] = [];
  for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number += 1) {
    const annotations = (await (await document.getPage(number)).getAnnotations()) as {
      url?: string;
      unsafeUrl?: string;
    }[];
    for (const { url, unsafeUrl } of annotations) {
      const text = (url ?? unsafeUrl ?? '').replace(/^(mailto|tel):/i, '');
      if (text)
        lines.push({ page: number, column: 0, y: 0, size: 1, bold: false, gap: 1, parts: [{ text, x: 0, end: 1 }] });
    }
  }
  return lines;
}
