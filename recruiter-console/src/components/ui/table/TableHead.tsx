import { useT } from '@byline/web-kit/i18n';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Check } from '../fields/Check';
import style from './TableHead.module.css';
import type { Column, DataTableProps, Sort } from './columns';

interface HeadCellProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((key: string) => void) | undefined;
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { header, align, sort: key } = column;
  if (key === undefined || !onSort) {
    return (
      <th scope="col" data-align={align}>
        {header}
      </th>
    );
  }
  const sorted = sort?.key === key;
  const Direction = sorted && !sort.descending ? ArrowUp : ArrowDown;
  return (
    <th scope="col" data-align={align} aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : undefined}>
      <button type="button" className={style.sort} aria-pressed={sorted} onClick={() => onSort(key)}>
        {align === 'right' && <Direction size={12} />}
        {header}
        {align !== 'right' && <Direction size={12} />}
      </button>
    </th>
  );
}

export function TableHead<Row>(props: DataTableProps<Row>) {
  const { rows, columns, rowId, sort, onSort, selected, onSelect } = props;
  const t = useT();
  const ids = rows.map(rowId);
  const chosen = ids.filter((id) => selected?.has(id)).length;
  return (
    <thead>
      <tr>
        {selected && onSelect && (
          <th scope="col" data-print="none">
            <Check
              label={t('common.selectAll')}
              checked={ids.length > 0 && chosen === ids.length}
              mixed={chosen > 0 && chosen < ids.length}
              disabled={ids.length === 0}
              onChange={(on) =>
                onSelect(new Set(on ? [...selected, ...ids] : [...selected].filter((id) => !ids.includes(id))))
              }
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}
