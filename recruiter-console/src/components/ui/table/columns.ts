import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: ReactNode;
  /** Width in px at which its content still fits. */
  width: number;
  align?: 'right';
  /** Sort key of the API; without it the column can't be sorted. */
  sort?: string;
  cell: (row: Row) => ReactNode;
}

export interface Sort {
  key: string;
  descending: boolean;
}

export const parseSort = (text: string): Sort => ({ key: text.replace(/^-/, ''), descending: text.startsWith('-') });
export const formatSort = ({ key, descending }: Sort): string => (descending ? `-${key}` : key);

/** A new column starts ascending; a click on the sorted one turns it round. */
export const nextSort = (sort: Sort, key: string): Sort =>
  sort.key === key ? { key, descending: !sort.descending } : { key, descending: false };

/** Which columns stay at a width: they leave in the order of `leaving` until the rest fits. */
export function fittingColumns<Row>(columns: readonly Column<Row>[], leaving: readonly string[], width: number) {
  let fitting = [...columns];
  const needed = (): number => fitting.reduce((sum, column) => sum + column.width, 0);
  for (const id of leaving) {
    if (needed() <= width) break;
    fitting = fitting.filter((column) => column.id !== id);
  }
  return fitting;
}
