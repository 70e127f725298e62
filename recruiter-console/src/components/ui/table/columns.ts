import type { ReactNode } from 'react';
import type { TextWidth } from '../../../lib/useTextWidth';

/** `Key`: what the API can sort its rows by. */
export interface Column<Row, Key extends string = string> {
  id: string;
  header: ReactNode;
  /** Width in px at which its content still fits. */
  width: number;
  align?: 'right';
  /** Numbers and dates, whose digits stand below each other. Words have none of it: Inter's hyphens become as wide as digits. */
  digits?: boolean;
  /** Its cells hold a pill, which has a padding of its own. */
  ofPill?: boolean;
  /** All that its pills may say: none of them is cut, in whatever language. */
  pills?: readonly string[];
  /** Without it the column can't be sorted. */
  sort?: Key;
  cell: (row: Row) => ReactNode;
}

export interface Sort {
  key: string;
  descending: boolean;
}

export interface DataTableProps<Row> {
  label: string;
  /** Of what holds the rows, for a link that skips to them. */
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
  /** The row that is open beside the table. */
  activeId?: string | null;
  onOpen?: (row: Row) => void;
  /** It may be opened next: the pointer rests on it, or it has the focus. */
  onIntent?: (row: Row) => void;
  /** The rows are those of the last answer: the next is on its way. */
  dimmed?: boolean;
  /** How many placeholder rows there are while the first page loads. */
  loadingRows?: number;
  /** Instead of rows: the empty or the error state. */
  placeholder?: ReactNode;
}

export const parseSort = (text: string): Sort => ({ key: text.replace(/^-/, ''), descending: text.startsWith('-') });
export const formatSort = ({ key, descending }: Sort): string => (descending ? `-${key}` : key);

/** A new column starts ascending; a click on the sorted one turns it round. */
export const nextSort = (sort: Sort, key: string): Sort =>
  sort.key === key ? { key, descending: !sort.descending } : { key, descending: false };

/** Beside the text, in px: a head's padding and the mark of its order; a pill's icon, paddings and cell. */
const HEAD = 16;
const MARK = 16;
const PILL = 46;

/** The columns, each as wide as its own head and its longest pill at least. */
export const measuredColumns = <Row>(columns: readonly Column<Row>[], textWidth: TextWidth): Column<Row>[] =>
  columns.map((column) => {
    const { header, sort, pills = [], width } = column;
    const head = typeof header === 'string' ? textWidth(header, '600 12px') + HEAD + (sort ? MARK : 0) : 0;
    const longest = Math.max(0, ...pills.map((text) => textWidth(text, '500 12px') + PILL));
    return { ...column, width: Math.max(width, head, longest) };
  });

/** Width of the check boxes before the rows. */
export const CHECKS = 44;

/** What they need beside each other, in px. */
export const widthOf = (columns: readonly { width: number }[], selectable: boolean): number =>
  columns.reduce((sum, { width }) => sum + width, selectable ? CHECKS : 0);

/** The columns that fit a width: those of `hideOrder` are hidden, one after the other, until the rest fits. What the rows are ordered by stays. */
export function fittingColumns<Row>(
  columns: readonly Column<Row>[],
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
