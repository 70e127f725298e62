import { Bone, Bones } from '../Bones';
import type { Column } from './columns';

interface TableBonesProps<Row> {
  rows: number;
  columns: readonly Column<Row>[];
  selectable: boolean;
}

/** Bones in the real row height and the real columns. */
export function TableBones<Row>({ rows, columns, selectable }: TableBonesProps<Row>) {
  return (
    <Bones>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className="row"
          style={{ height: 40, gap: 0, paddingLeft: 12, borderBottom: '1px solid var(--border)' }}
        >
          {selectable && (
            <span style={{ flex: '0 0 32px', paddingLeft: 8 }}>
              <Bone width={16} height={16} />
            </span>
          )}
          {columns.map((column, index) => (
            <span key={column.id} style={{ flex: `1 1 ${column.width}px`, padding: '0 8px' }}>
              <Bone width={`${45 + ((row * 17 + index * 29) % 35)}%`} />
            </span>
          ))}
        </div>
      ))}
    </Bones>
  );
}
