import type { FileText } from './file-text.js';

const MAX_PAGES = 200;

/** A word that a line break divides. */
const DIVIDED = /(\p{L})[-\u00ad]\n(\p{Ll})/gu;

/** The text of a PDF, in the order in which it was written. */
export async function pdfText(bytes: Buffer): Promise<FileText> {
  const { getDocument, PasswordException } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { promise } = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  try {
    const document = await promise;
    const pages: string[] = [];
    for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
      pages.push(text.replace(DIVIDED, '$1$2'));
      page.cleanup();
    }
    return { state: 'read', pages };
  } catch (error) {
    if (error instanceof PasswordException) return { state: 'locked', pages: [] };
    throw error;
  }
}
