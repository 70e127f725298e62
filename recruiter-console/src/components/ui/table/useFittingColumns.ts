import { useTextWidth } from '../../../lib/useTextWidth';
import { fittingColumns, measuredColumns, parseSort, type Column } from './columns';

interface Fit {
  hideOrder: readonly string[];
  width: number;
  selectable: boolean;
  sort?: string;
}

/** The columns that fit a width: the same array until one of them changes, so that rows are not drawn again. */
export function useFittingColumns<Row, Key extends string>(columns: readonly Column<Row, Key>[], fit: Fit) {
  const textWidth = useTextWidth();
  const { hideOrder, width, selectable, sort } = fit;
  const measured = measuredColumns(columns, textWidth);
  return fittingColumns(measured, hideOrder, width, { selectable, ...(sort && { sort: parseSort(sort) }) });
}
