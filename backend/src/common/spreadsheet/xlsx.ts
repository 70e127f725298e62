import { Readable } from 'node:stream';
import { DAY_MS } from '@byline/shared-types/domain';
import { dayOf } from '../time.js';
import { zipStream, type ZipEntry } from '../zip.js';

/** A value of a cell; dates are shown as days of the Europe/Brussels calendar. */
export type Cell = string | number | boolean | Date | null;

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The maximum of Excel for a text. */
const MAX_TEXT = 32_767;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const STYLE = { date: 1, head: 2 } as const;
/** XML excludes these, escaped or not. */
// prettier-ignore
const NOT_XML = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * Puts an apostrophe before a text that a spreadsheet would read as a formula, also after saving as CSV; a plain or a phone number with a sign
 * stays as it is.
 */
export const withoutFormula = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^[+-][\d\s]*$/.test(text) ? `'${text}` : text;

const escaped = (text: string): string =>
  withoutFormula(text)
    .slice(0, MAX_TEXT)
    .replace(NOT_XML, '')
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');

/** Days since the spreadsheet's day 0 (30 December 1899). */
const serial = (date: Date): number => (Date.parse(dayOf(date)) - Date.UTC(1899, 11, 30)) / DAY_MS;

/** A, B … Z, AA …: the address that readers want for each cell. */
const columnName = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);

/** Readers keep spaces at the ends and line breaks only with this attribute. */
const spaceOf = (text: string): string => (/^\s|\s$|[\n\r]/.test(text) ? ' xml:space="preserve"' : '');

function cell(value: Cell, address: string, style: number): string {
  if (value === null || value === '') return '';
  const at = style ? `r="${address}" s="${style}"` : `r="${address}"`;
  if (typeof value === 'string') return `<c ${at} t="inlineStr"><is><t${spaceOf(value)}>${escaped(value)}</t></is></c>`;
  if (typeof value === 'boolean') return `<c ${at} t="b"><v>${Number(value)}</v></c>`;
  if (value instanceof Date) return `<c r="${address}" s="${STYLE.date}"><v>${serial(value)}</v></c>`;
  return `<c ${at}><v>${value}</v></c>`;
}

function row(cells: readonly Cell[], number: number, style = 0): string {
  let written = '';
  for (const [index, value] of cells.entries()) written += cell(value, columnName(index) + String(number), style);
  return `<row r="${number}">${written}</row>`;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const CONTENT_TYPES =
  `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`;

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const relations = (...all: string[]): string =>
  `${XML}<Relationships xmlns="${RELATIONS}">${all.join('')}</Relationships>`;

/** Three cell styles: plain, a day, a column's head. */
const STYLES =
  `${XML}<styleSheet xmlns="${MAIN}">` +
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  '<cellXfs count="3"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>';

const workbook = (sheet: string): string =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>` +
  `<sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

async function* worksheet(head: readonly string[], rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">`;
  yield '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>';
  let number = 1;
  yield row(head, number, STYLE.head);
  for await (const cells of rows) yield row(cells, ++number);
  yield '</sheetData></worksheet>';
}

/** Characters that go to the compressor at a time. */
const PORTION = 32_768;

/** Joins rows to portions: the compressor is slow with a row at a time. */
async function* inPortions(text: AsyncIterable<string>): AsyncGenerator<string> {
  let portion = '';
  for await (const part of text) {
    portion += part;
    if (portion.length < PORTION) continue;
    yield portion;
    portion = '';
  }
  yield portion;
}

const part = (name: string, text: Iterable<string> | AsyncIterable<string>): ZipEntry => ({
  name,
  read: () => Readable.from(text, { objectMode: false }),
});

/** A spreadsheet of one sheet, made row by row as it is read: memory holds only a few rows, however many there are. */
export const xlsx = (sheet: string, head: readonly string[], rows: AsyncIterable<readonly Cell[]>): Readable =>
  zipStream([
    part('[Content_Types].xml', [CONTENT_TYPES]),
    part('_rels/.rels', [relations(relation('rId1', 'officeDocument', 'xl/workbook.xml'))]),
    part('xl/workbook.xml', [workbook(sheet)]),
    part('xl/_rels/workbook.xml.rels', [
      relations(relation('rId1', 'worksheet', 'worksheets/sheet1.xml'), relation('rId2', 'styles', 'styles.xml')),
    ]),
    part('xl/styles.xml', [STYLES]),
    part('xl/worksheets/sheet1.xml', inPortions(worksheet(head, rows))),
  ]);
