import { PDFDocument, StandardFonts, rgb, type PDFFont, type PDFPage } from 'pdf-lib';

const A4: [number, number] = [595.28, 841.89];
const MARGIN = 64;
const INK = rgb(0.11, 0.11, 0.13);
const GREY = rgb(0.42, 0.42, 0.45);

interface Style {
  font: PDFFont;
  size: number;
  colour?: typeof INK;
  /** Space above, in points. */
  above?: number;
}

export interface WrittenPdf {
  bytes: Buffer;
  text: string;
}

/** Removes accents that the standard fonts lack (they have Latin-1 and typographic marks). */
export const writable = (text: string): string =>
  text
    .replace(/ı/g, 'i')
    .replace(/[^\u0020-\u00ff€–’‘“”…•œŒŠšŽž]/g, (letter) => letter.normalize('NFD').replace(/[^\u0020-\u007e]/g, ''));

/** Sets text on A4 pages from top to bottom. */
export class PdfWriter {
  private page: PDFPage;
  private top = A4[1] - MARGIN;
  private readonly texts: string[] = [];

  private readonly document: PDFDocument;
  private readonly regular: PDFFont;
  private readonly bold: PDFFont;

  private constructor(document: PDFDocument, regular: PDFFont, bold: PDFFont) {
    this.document = document;
    this.regular = regular;
    this.bold = bold;
    this.page = document.addPage(A4);
  }

  /** Dates the file by `day`, so that the same text gives the same bytes. */
  static async start(title: string, author: string, day: Date): Promise<PdfWriter> {
    const document = await PDFDocument.create({ updateMetadata: false });
    document.setTitle(title);
    document.setAuthor(author);
    document.setCreationDate(day);
    document.setModificationDate(day);
    return new PdfWriter(
      document,
      document.embedStandardFont(StandardFonts.Helvetica),
      document.embedStandardFont(StandardFonts.HelveticaBold),
    );
  }

  title(text: string): void {
    this.write(text, { font: this.bold, size: 22 });
  }

  meta(text: string): void {
    this.write(text, { font: this.regular, size: 10, colour: GREY, above: 2 });
  }

  heading(text: string): void {
    this.write(text, { font: this.bold, size: 12, above: 16 });
    this.page.drawLine({
      start: { x: MARGIN, y: this.top - 5 },
      end: { x: A4[0] - MARGIN, y: this.top - 5 },
      thickness: 0.5,
      color: GREY,
    });
    this.top -= 9;
  }

  strong(text: string): void {
    this.write(text, { font: this.bold, size: 10.5, above: 6 });
  }

  paragraph(text: string): void {
    this.write(text, { font: this.regular, size: 10.5, above: 2 });
  }

  /** The bytes of the file, and its text, as a worker would read it. */
  async finish(): Promise<WrittenPdf> {
    return { bytes: Buffer.from(await this.document.save({ useObjectStreams: false })), text: this.texts.join('\n') };
  }

  private write(text: string, { font, size, colour = INK, above = 0 }: Style): void {
    const leading = size * 1.4;
    this.top -= above;
    this.texts.push(writable(text));
    for (const line of this.wrap(writable(text), font, size)) {
      if (this.top - leading < MARGIN) {
        this.page = this.document.addPage(A4);
        this.top = A4[1] - MARGIN;
      }
      this.top -= leading;
      this.page.drawText(line, { x: MARGIN, y: this.top, size, font, color: colour });
    }
  }

  private wrap(text: string, font: PDFFont, size: number): string[] {
    const space = font.widthOfTextAtSize(' ', size);
    const lines: string[] = [];
    let left = 0;
    for (const word of text.split(' ')) {
      const width = font.widthOfTextAtSize(word, size);
      if (lines.length > 0 && width + space <= left) {
        lines[lines.length - 1] += ` ${word}`;
        left -= width + space;
      } else {
        lines.push(word);
        left = A4[0] - 2 * MARGIN - width;
      }
    }
    return lines;
  }
}
