import { Skeleton, SkeletonBar } from '@byline/web-kit/ui';
import type { Column } from './columns';
import style from './TableSkeleton.module.css';

interface TableSkeletonProps<Row> {
  rows: number;
  columns: readonly Column<Row>[];
  selectable: boolean;
}

/** Placeholder rows while a table loads, with the real height and columns. */
export function TableSkeleton<Row>({ rows, columns, selectable }: TableSkeletonProps<Row>) {
  return (
    <Skeleton>
      <table className={style.table}>
        <colgroup>
          {selectable && <col width={44} />}
          {columns.map((column) => (
            <col key={column.id} width={column.width} />
          ))}
        </colgroup>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {selectable && (
                <td>
                  <SkeletonBar width={16} height={16} />
                </td>
              )}
              {columns.map((column, index) => (
                <td key={column.id}>
                  <SkeletonBar width={`${45 + ((row * 17 + index * 29) % 35)}%`} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Skeleton>
  );
}
