import clsx from 'clsx';
import { useId, type ReactNode, type Ref } from 'react';
import type { ChangeList } from '../../lib/list-state/useListState';
import { sortOf, type ListAddress, type PagedState } from '../../lib/list-state/list-address';
import { useKeptScroll } from '../../lib/list-state/useKeptScroll';
import type { MoreMatch } from '../../lib/list-state/useMoreMatch';
import type { Rows } from '../../lib/list-state/useRows';
import { useCards } from '../../lib/usePhone';
import { Pane, Scroll } from '../layout/Pane';
import { SkipTo } from '../layout/SkipTo';
import { ErrorState } from '../ui/States';
import { formatSort, nextSort, parseSort } from '../ui/table/columns';
import type { Column, DataTableProps } from '../ui/table/columns';
import { DataTable } from '../ui/table/DataTable';
import { useFittingColumns } from '../ui/table/useFittingColumns';
import style from './ListFrame.module.css';
import { MoreMatchBar } from './MoreMatchBar';
import { Pager } from './Pager';

/** Below this width the footer drops optional parts. */
const NARROW = 560;

const NONE: readonly string[] = [];

export interface Cards<Row> {
  label: string;
  rows: readonly Row[];
  loadingRows?: number;
}

type Table<Row> = Pick<
  DataTableProps<Row>,
  'rowId' | 'rowName' | 'selected' | 'onSelect' | 'activeId' | 'onOpen' | 'onIntent'
>;

interface ListFrameProps<Row, State extends PagedState> extends Table<Row> {
  /** The name of the pane and its table. */
  label: string;
  /** The pane, with its width from `useWidth`. */
  pane: Ref<HTMLElement>;
  width: number;
  /** The id of the rows, if a skip link above the list points to them. */
  rowsId?: string | undefined;
  list: Rows<Row>;
  address: ListAddress<State>;
  state: State;
  onChange: ChangeList<State>;
  columns: readonly Column<Row, NoInfer<State['sort']>>[];
  /** Columns that a narrow table hides, in this order; empty if the user has chosen the columns. */
  hideOrder?: readonly string[];
  /** Rows of 56 px for two lines of text. */
  tall?: boolean;
  /** Rows as high as their texts, which start at the top. */
  loose?: boolean;
  /** Header, tiles and toolbar. */
  children: ReactNode;
  /** Shown if no row matches. */
  empty: ReactNode;
  /** Draws the rows as cards on a phone. */
  cards?: (cards: Cards<Row>) => ReactNode;
  /** Loads a page that the user may open next. */
  onPageIntent?: (page: number) => void;
  /** New matches, which the user may show. */
  moreMatch?: MoreMatch;
  /** Between the rows and the pager. */
  bar?: ReactNode;
  /** Below the pager. */
  foot?: ReactNode;
}

/** The frame of every list: header, rows or cards, empty and error states, pager (docs/domain/interface.md#lists). */
export function ListFrame<Row, State extends PagedState>(props: ListFrameProps<Row, State>) {
  const { label, pane, width, list, address, state, onChange, columns, hideOrder = NONE, tall = false, loose } = props;
  const { children, empty, cards, onPageIntent, moreMatch, bar, foot } = props;
  const { rowId, rowName, selected, onSelect, activeId, onOpen, onIntent } = props;
  const ownId = useId();
  const rowsId = props.rowsId ?? ownId;
  const isOfCards = useCards() && cards !== undefined;
  const { rows, total, more = false, dimmed, loadingRows, error, retry } = list;
  const waiting = dimmed || loadingRows !== undefined;
  const rowsOf = address.format({
    ...state,
    ...Object.fromEntries((address.beside ?? []).map((name) => [name, null])),
  });
  const fit = { hideOrder, width, selectable: selected !== undefined, sort: state.sort };
  const fitting = useFittingColumns(columns, fit);
  const scroll = useKeptScroll(rowsOf.toString(), !waiting);
  const sort = parseSort(state.sort);
  const loading = loadingRows === undefined ? {} : { loadingRows };
  const instead = error ? <ErrorState error={error} onRetry={retry} /> : !waiting && rows.length === 0 && empty;
  const moreMatchBar = moreMatch && (
    <MoreMatchBar
      above={isOfCards}
      count={moreMatch.count}
      onShow={() => {
        moreMatch.onShow();
        scroll.ref.current?.scrollTo({ top: 0 });
        document.getElementById(rowsId)?.focus({ preventScroll: true });
      }}
    />
  );
  return (
    <Pane aria-label={label} ref={pane} whole={isOfCards} className={clsx(tall && style.tall, loose && style.loose)}>
      <SkipTo target="rows" id={rowsId} />
      {children}
      {isOfCards && moreMatchBar}
      <Scroll column {...scroll}>
        {isOfCards ? (
          <>
            <div id={rowsId} tabIndex={-1} className={dimmed ? style.dimmed : undefined} aria-busy={waiting}>
              {rows.length + (loadingRows ?? 0) > 0 && cards({ label, rows, ...loading })}
            </div>
            {instead}
          </>
        ) : (
          <DataTable
            {...{ label, rowId, rowName, rows, dimmed }}
            bodyId={rowsId}
            {...(selected && onSelect && { selected, onSelect })}
            {...(onIntent && { onIntent })}
            {...(onOpen && { activeId: activeId ?? null, onOpen })}
            columns={fitting}
            sort={sort}
            onSort={(key) =>
              onChange({ sort: sortOf(address.sorts, formatSort(nextSort(sort, key))) } as Partial<State>)
            }
            {...loading}
            placeholder={instead}
          />
        )}
      </Scroll>
      {!isOfCards && moreMatchBar}
      {bar}
      <Pager
        page={state.page}
        size={state.size}
        total={total}
        more={more}
        narrow={width > 0 && width < NARROW}
        onIntent={onPageIntent}
        onPage={(page) => onChange({ page } as Partial<State>)}
        onSize={(size) => onChange({ size } as Partial<State>)}
      />
      {foot}
    </Pane>
  );
}
