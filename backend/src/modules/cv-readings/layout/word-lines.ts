import { Parser } from 'htmlparser2';
import type { CvLine, Part } from './cv-line.js';

/** Text for programs that cannot draw the other choice, deleted text, and codes of fields. */
const SKIPPED = new Set(['mc:Fallback', 'w:del', 'w:instrText', 'text:tracked-changes', 'office:annotation']);
const PARAGRAPHS = new Set(['w:p', 'text:p', 'text:h']);
const BREAKS = new Set(['w:br', 'w:cr', 'text:line-break']);
const TABS = new Set(['w:tab', 'text:tab']);
const ROWS = new Set(['w:tr', 'table:table-row']);
const CELLS = new Set(['w:tc', 'table:table-cell']);
const HALF_POINTS = 2;
const USUAL = 11;

interface Run {
  text: string;
  bold: boolean;
  size: number;
}

/** A paragraph between its breaks; a tab divides its parts. */
class Lines {
  readonly lines: CvLine[] = [];
  private parts: Run[] = [];
  private isNewPart = true;

  add({ text, bold, size }: Run): void {
    if (text === '') return;
    const last = this.parts.at(-1);
    if (!last || this.isNewPart) this.parts.push({ text, bold, size });
    else
      this.parts[this.parts.length - 1] = {
        text: last.text + text,
        bold: last.bold && bold,
        size: Math.max(last.size, size),
      };
    this.isNewPart = false;
  }

  divide(): void {
    this.isNewPart = true;
  }

  end(): void {
    const parts = this.parts
      .map((part) => ({ ...part, text: part.text.replace(/\s+/g, ' ').trim() }))
      .filter(({ text }) => text !== '');
    this.parts = [];
    this.isNewPart = true;
    if (parts.length > 0) this.lines.push(lineOf(parts, this.lines.length));
  }
}

function lineOf(parts: readonly Run[], y: number): CvLine {
  const placed: Part[] = parts.map(({ text }, index) => ({ text, x: index * 100, end: index * 100 + 90 }));
  const size = Math.max(...parts.map((part) => part.size));
  return { page: 1, column: -1, y, size, bold: parts[0]?.bold ?? false, gap: 1, parts: placed };
}

/** The first lines of a row's cells stand beside each other. */
function besideEachOther(cells: readonly CvLine[][]): CvLine[] {
  const height = Math.max(0, ...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, index) => {
    const row = cells.flatMap((lines) => lines[index] ?? []);
    const [first] = row;
    const parts = row
      .flatMap((line) => line.parts)
      .map((part, place) => ({ ...part, x: place * 100, end: place * 100 + 90 }));
    return {
      page: 1,
      column: -1,
      y: index,
      size: Math.max(...row.map(({ size }) => size)),
      bold: first?.bold ?? false,
      gap: 1,
      parts,
    };
  });
}

/** Whether a table's cells are columns of the page: long, and the first one too. */
const isPage = (cells: readonly CvLine[][]): boolean => cells.filter((lines) => lines.length > 6).length > 1;

class Reader {
  private readonly stack: { lines: Lines; cells: CvLine[][] }[] = [{ lines: new Lines(), cells: [] }];
  private skipped = 0;
  private bold = false;
  private size = USUAL;

  get lines(): CvLine[] {
    return this.stack[0]?.lines.lines ?? [];
  }

  private get top() {
    return this.stack.at(-1) as { lines: Lines; cells: CvLine[][] };
  }

  open(name: string, attributes: Record<string, string>): void {
    if (SKIPPED.has(name)) this.skipped += 1;
    if (this.skipped > 0) return;
    if (name === 'w:r') [this.bold, this.size] = [false, USUAL];
    if (name === 'w:b') this.bold = !['0', 'false'].includes(attributes['w:val'] ?? '');
    if (name === 'w:sz') this.size = Number(attributes['w:val'] ?? USUAL * HALF_POINTS) / HALF_POINTS;
    if (TABS.has(name)) this.top.lines.divide();
    if (BREAKS.has(name)) this.top.lines.end();
    if (ROWS.has(name) || CELLS.has(name)) this.stack.push({ lines: new Lines(), cells: [] });
  }

  text(text: string): void {
    if (this.skipped === 0) this.top.lines.add({ text, bold: this.bold, size: this.size });
  }

  close(name: string): void {
    if (SKIPPED.has(name)) this.skipped -= 1;
    if (this.skipped > 0) return;
    if (PARAGRAPHS.has(name)) this.top.lines.end();
    if (CELLS.has(name)) {
      const cell = this.stack.pop();
      if (cell) this.top.cells.push(cell.lines.lines);
    }
    if (ROWS.has(name)) {
      const row = this.stack.pop();
      const cells = row?.cells ?? [];
      this.top.lines.lines.push(...(isPage(cells) ? cells.flat() : besideEachOther(cells)));
    }
  }
}

/** The lines of the XML of a Word document or an OpenDocument text. */
export function linesOfXml(xml: string, isWord: boolean): CvLine[] {
  const reader = new Reader();
  let inText = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (name === 'w:t') inText += 1;
        reader.open(name, attributes);
      },
      ontext: (text) => {
        if (inText > 0 || !isWord) reader.text(text);
      },
      onclosetag: (name) => {
        if (name === 'w:t') inText -= 1;
        reader.close(name);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return reader.lines;
}
