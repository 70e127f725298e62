import type { Page } from 'playwright-core';

interface Piece {
  text: string;
  /** From the lower left corner of the sheet, in points. */
  box: { left: number; right: number; bottom: number; top: number };
}

const MARGIN = 1.5;
const overlap = ({ box: a }: Piece, { box: b }: Piece): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > MARGIN &&
  Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom) > MARGIN;

/**
 * Prints the page as a browser does: the window keeps its size, and no observer measures the paper. Returns the text of each sheet and the
 * texts that lie over each other.
 */
export async function printed(page: Page): Promise<{ sheets: string[]; overlaps: string[] }> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  await page.emulateMedia({ media: null }); // `screen` would also hold for the paper
  const bytes = await page.pdf({ preferCSSPageSize: true });
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const sheets: string[] = [];
  const overlaps: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const pieces = items.flatMap((item): Piece[] => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [, , , , left = 0, bottom = 0] = item.transform as number[];
      // A line of capitals and small letters without what hangs below it.
      return [{ text: item.str, box: { left, right: left + item.width, bottom, top: bottom + 0.7 * item.height } }];
    });
    sheets.push(pieces.map(({ text }) => text).join(' '));
    pieces.forEach((piece, place) => {
      const over = pieces.slice(place + 1).find((other) => overlap(piece, other));
      if (over) overlaps.push(`${number}: "${piece.text}" and "${over.text}"`);
    });
  }
  return { sheets, overlaps };
}
