import { ArrowDown, ArrowUp } from 'lucide-react';

export interface Sorted<Column> {
  by: Column;
  descending: boolean;
}

interface SortHeadProps<Column> {
  column: Column;
  text: string;
  sorted: Sorted<Column>;
  onSort: (sorted: Sorted<Column>) => void;
  className?: string | undefined;
}

/** The head of a column that sorts the table; a second press turns the order. */
export function SortHead<Column>({ column, text, sorted, onSort, className }: SortHeadProps<Column>) {
  const isSorted = sorted.by === column;
  const Direction = sorted.descending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (sorted.descending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" onClick={() => onSort({ by: column, descending: isSorted ? !sorted.descending : true })}>
        {text}
        {isSorted && <Direction size={12} />}
      </button>
    </th>
  );
}
