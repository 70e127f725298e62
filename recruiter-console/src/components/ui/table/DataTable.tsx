import { useT } from '@byline/web-kit/i18n';
import clsx from 'clsx';
import { useRef, type KeyboardEvent } from 'react';
import { useMarkedOf } from '../../../lib/live/live-state';
import { ChangeMark } from '../ChangeMark';
import { Check } from '../fields/Check';
import { measured } from '../../../lib/measured';
import { useIntent } from '../../../lib/useIntent';
import style from './DataTable.module.css';
import { CHECKS, widthOf, type Column, type DataTableProps } from './columns';
import { TableSkeleton } from './TableSkeleton';
import { TableHead } from './TableHead';
import { useKeptFocus } from './useKeptFocus';
import { useRowSelection } from './useRowSelection';

const STEPS: Record<string, (row: HTMLElement) => Element | null | undefined> = {
  ArrowDown: (row) => row.nextElementSibling,
  ArrowUp: (row) => row.previousElementSibling,
  Home: (row) => row.parentElement?.firstElementChild,
  End: (row) => row.parentElement?.lastElementChild,
};

/** True for a click on a link or control inside the row, which handles it itself. */
const onControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, label') !== null;

/** A narrower column has no room for the colleague's name beside that of the row. */
const NAME_WIDTH = 260;

interface CellsProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** The row's id, if a colleague has just changed it. */
  changedId: string | null;
}

/** The cells of a row: a component of their own, which draws again only for another record or other columns. */
function Cells<Row>({ row, columns, changedId }: CellsProps<Row>) {
  return (
    <>
      {columns.map((column, place) => (
        <td
          key={column.id}
          data-align={column.align}
          className={clsx(column.ofPill && style.ofPill, column.digits && style.digits)}
        >
          {place === 0 && changedId !== null && (
            <span className={style.author}>
              <ChangeMark id={changedId} short={column.width < NAME_WIDTH} />
            </span>
          )}
          {column.cell(row)}
        </td>
      ))}
    </>
  );
}

/**
 * The only table component: fixed layout, sorting, selection, rows that open by click or Enter, arrow keys between
 * rows.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    bodyId,
    rows,
    columns,
    rowId,
    rowName,
    selected,
    onSelect,
    activeId = null,
    onOpen,
    onIntent,
    dimmed = false,
    loadingRows,
    placeholder,
  } = props;
  const t = useT();
  const body = useRef<HTMLTableSectionElement>(null);
  const selectable = selected !== undefined && onSelect !== undefined;

  const intent = useIntent(onIntent);
  const ids = rows.map(rowId);
  const { toggle, add } = useRowSelection(ids, selected, onSelect);
  const kept = useKeptFocus(body, ids);
  const changed = useMarkedOf(ids);
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>, row: Row): void => {
    if (event.target !== event.currentTarget) return;
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      const next = step(event.currentTarget) as HTMLElement | null | undefined;
      if (event.shiftKey && selectable) add([rowId(row), next?.dataset.row]);
      next?.focus();
    } else if (event.key === 'Enter' && onOpen) {
      event.preventDefault();
      onOpen(row);
    } else if (event.key === ' ' && selectable) {
      event.preventDefault();
      toggle(rowId(row));
    }
  };
  // One row is in the Tab order: the open one, otherwise the first.
  const tabStop = rows.some((row) => rowId(row) === activeId) ? activeId : rows[0] && rowId(rows[0]);
  return (
    <>
      <table
        className={clsx(style.table, dimmed && style.dimmed)}
        {...measured({ '--needed': widthOf(columns, selectable) })}
        aria-label={label}
        aria-busy={dimmed}
      >
        <colgroup>
          {selectable && <col width={CHECKS} data-print="none" />}
          {columns.map((column) => (
            <col key={column.id} width={column.width} />
          ))}
        </colgroup>
        <TableHead {...props} />
        <tbody ref={body} {...(bodyId && { id: bodyId, tabIndex: -1 })} {...kept}>
          {rows.map((row) => {
            const id = rowId(row);
            const chosen = selected?.has(id) ?? false;
            const marked = chosen || id === activeId;
            return (
              <tr
                key={id}
                data-row={id}
                tabIndex={id === tabStop ? 0 : -1}
                className={clsx(
                  changed.has(id) && style.changed,
                  marked && style.marked,
                  id === activeId && style.active,
                  onOpen && style.opens,
                )}
                aria-selected={marked}
                {...intent(row)}
                onKeyDown={(event) => onKeyDown(event, row)}
                onClick={(event) => {
                  if (onOpen && !onControl(event.target)) onOpen(row);
                }}
              >
                {selectable && (
                  <td data-print="none">
                    <Check
                      label={t('common.selectRow', { name: rowName(row) })}
                      checked={chosen}
                      onChange={(_, range) => toggle(id, range)}
                    />
                  </td>
                )}
                <Cells {...{ row, columns }} changedId={changed.has(id) ? id : null} />
              </tr>
            );
          })}
        </tbody>
      </table>
      {loadingRows !== undefined && <TableSkeleton rows={loadingRows} selectable={selectable} columns={columns} />}
      {placeholder}
    </>
  );
}
