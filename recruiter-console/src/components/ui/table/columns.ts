import type { ReactNode } from 'react';
import type { TextWidth } from '../../../lib/useTextWidth';

/** `Key`: a field that the API can sort by. */
export interface Column<Row, Key extends string = string> {
  id: string;
  header: ReactNode;
  /** The minimum width in px. */
  width: number;
  align?: 'right';
  /** For numbers and dates, whose digits align. Not for words, because Inter's hyphens become as wide as digits. */
  digits?: boolean;
  /** The cells hold a pill, which has its own padding. */
  ofPill?: boolean;
  /** All possible texts of its pills, so the column fits the longest in every language. */
  pills?: readonly string[];
  /** Without it the user cannot sort the column. */
  sort?: Key;
  cell: (row: Row) => ReactNode;
}

export interface Sort {
  key: string;
  descending: boolean;
}

export interface DataTableProps<Row> {
  label: string;
  /** The id of the rows, for a skip link. */
  bodyId?: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  /** A person's name or a title, for "Select {name}". */
  rowName: (row: Row) => string;
  sort?: Sort;
  onSort?: (key: string) => void;
  selected?: ReadonlySet<string>;
  onSelect?: (ids: ReadonlySet<string>) => void;
  /** The row that is open next to the table. */
  activeId?: string | null;
  onOpen?: (row: Row) => void;
  /** Runs when the pointer rests on a row or the row has the focus, so it may open next. */
  onIntent?: (row: Row) => void;
  /** The rows come from the last answer while the next one loads. */
  dimmed?: boolean;
  /** The number of placeholder rows while the first page loads. */
  loadingRows?: number;
  /** Shown instead of rows: the empty or the error state. */
  placeholder?: ReactNode;
}

export const parseSort = (text: string): Sort => ({ key: text.replace(/^-/, ''), descending: text.startsWith('-') });
export const formatSort = ({ key, descending }: Sort): string => (descending ? `-${key}` : key);

/** A new column starts ascending; a click on the sorted column reverses its order. */
export const nextSort = (sort: Sort, key: string): Sort =>
  sort.key === key ? { key, descending: !sort.descending } : { key, descending: false };

/** The width in px besides the text: a header's padding and sort mark; a pill's icon, padding and cell. */
const HEAD = 16;
const MARK = 16;
const PILL = 46;

/** The columns, each at least as wide as its header and its longest pill. */
export const measuredColumns = <Row, Key extends string>(
  columns: readonly Column<Row, Key>[],
  textWidth: TextWidth,
): Column<Row, Key>[] =>
  columns.map((column) => {
    const { header, sort, pills = [], width } = column;
    const head = typeof header === 'string' ? textWidth(header, '600 12px') + HEAD + (sort ? MARK : 0) : 0;
    const longest = Math.max(0, ...pills.map((text) => textWidth(text, '500 12px') + PILL));
    return { ...column, width: Math.max(width, head, longest) };
  });

/** The width of the check boxes. */
export const CHECKS = 44;

/** The total width of the columns in px. */
export const widthOf = (columns: readonly { width: number }[], selectable: boolean): number =>
  columns.reduce((sum, { width }) => sum + width, selectable ? CHECKS : 0);

/** The columns that fit a width: hides those of `hideOrder` one by one, but never the sorted column. */
export function fittingColumns<Row, Key extends string>(
  columns: readonly Column<Row, Key>[],
  hideOrder: readonly string[],
  width: number,
  { selectable, sort }: { selectable: boolean; sort?: Sort },
) {
  let fitting = [...columns];
  for (const id of hideOrder) {
    if (widthOf(fitting, selectable) <= width) break;
    fitting = fitting.filter((column) => column.id !== id || (sort !== undefined && column.sort === sort.key));
  }
  return fitting;
}
