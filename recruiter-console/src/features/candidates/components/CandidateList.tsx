import { CANDIDATE_TILES } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { visuallyHidden } from '@byline/web-kit/ui';
import { Button } from '../../../components/ui/Button';
import { Plus } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { api, anew, useListCandidatesQuery, type CandidateListItemResponse } from '../../../api';
import { listQuery } from '../../../api/candidate-queries';
import { Grow } from '../../../components/layout/Grow';
import { PaneHead } from '../../../components/layout/Pane';
import { Row } from '../../../components/layout/Stack';
import { ListFrame } from '../../../components/list/ListFrame';
import { Text } from '../../../components/ui/Text';
import { parseSort } from '../../../components/ui/table/columns';
import { useFittingColumns } from '../../../components/ui/table/useFittingColumns';
import { Tiles } from '../../../components/ui/Tiles';
import { NO_FILTERS } from '../../../lib/candidate-list/filters';
import { rememberList } from '../../../lib/candidate-list/last-list';
import { candidateList, formatListState, type ListState } from '../../../lib/candidate-list/list-state';
import type { Selection } from '../../../lib/candidate-list/selection';
import { useListCounts } from '../../../lib/candidate-list/useListCounts';
import { usePrefetchCandidate } from '../../../lib/candidate-list/usePrefetchCandidate';
import { useSearchAhead } from '../../../lib/candidate-list/useSearchAhead';
import { useTurnedPage } from '../../../lib/candidate-list/useTurnedPage';
import { useCountText } from '../../../lib/counted';
import { displayName } from '../../../lib/format';
import type { ChangeList, ChangeNewest } from '../../../lib/list-state/useListState';
import { useMoreMatch } from '../../../lib/list-state/useMoreMatch';
import { useRows } from '../../../lib/list-state/useRows';
import { useTurnToMade } from '../../../lib/made/useTurnToMade';
import { FRESH } from '../../../lib/useIntent';
import { useWidth } from '../../../lib/useWidth';
import style from './CandidateList.module.css';
import { DEFAULT_COLUMNS, HIDE_ORDER, useCandidateColumns } from './candidate-columns';
import { CandidateCards } from './CandidateCards';
import { useDropOnPerson } from './useDropOnPerson';
import { FolderMenu } from './FolderMenu';
import { FOUND_HIDE_ORDER, useFoundColumns } from './found-columns';
import { NothingFound } from './NothingFound';
import { PhoneTools } from './PhoneTools';
import { SearchNote } from './SearchNote';
import { Toolbar } from './Toolbar';
import { usePhone, useSmallPhone } from '../../../lib/usePhone';
import { useFoundPlaces } from '../useFoundPlaces';

interface CandidateListProps {
  state: ListState;
  onChange: ChangeNewest<ListState>;
  selection?: Selection;
  /** The actions on the selected candidates, between the rows and the page buttons. */
  bar?: (rows: readonly CandidateListItemResponse[]) => ReactNode;
  /** The title, if it is more than words. */
  heading?: ReactNode;
  /** At the end of the toolbar; on a phone above the cards, on a small one beside the heading. */
  tools?: ReactNode;
  /** Above the rows. */
  notice?: ReactNode;
  /** The user's columns, for a list without columns of its own; null if the width of the window decides. */
  columns: string[] | null;
  onColumns: (ids: string[] | null) => void;
  /** Takes a CV that was dropped beside the rows. */
  onCv?: (file: File) => void;
}

/** The candidate list: tiles, search, filter, columns, table, pages (docs/domain/interface.md#routes). */
export function CandidateList({ state, onChange: write, selection, bar, ...parts }: CandidateListProps) {
  const { heading, tools, notice, columns: own, onColumns, onCv } = parts;
  const t = useT();
  const phone = usePhone();
  const smallPhone = useSmallPhone();
  const [pane, width] = useWidth<HTMLElement>();
  // On a phone check boxes replace the photos, so the user switches them on.
  const [selecting, setSelecting] = useState(false);
  const chosen = state.columns ?? own;
  const all = useCandidateColumns();
  const { query, turn } = useTurnedPage(state);
  const list = useListCandidatesQuery(query ?? {}, {
    skip: query === null,
    refetchOnMountOrArgChange: FRESH,
  });
  useTurnToMade({
    ...{ list: 'candidates', state, onChange: write },
    all: { search: '', part: 'names', tile: null, filters: NO_FILTERS },
    read: (of, rows) => api.endpoints.listCandidates.initiate({ ...listQuery(of), sort: [of.sort], ...rows }, anew),
  });
  const counts = useListCounts(state, {
    refetchOnMountOrArgChange: true,
    rowsLoad: list.isFetching && list.currentData === undefined && list.data !== undefined,
  });
  const countText = useCountText();

  const prefetch = usePrefetchCandidate();
  const searchAhead = useSearchAhead(state);
  useDropOnPerson(state.open, onCv);

  const { search, tile, filters, sort, page, size } = state;
  const address = formatListState({ ...state, open: null, adding: false }).toString();
  useEffect(() => {
    const remember = (): void => rememberList(address);
    remember();
    // A link of this list may open another tab, after another tab showed another list.
    window.addEventListener('focus', remember);
    return () => window.removeEventListener('focus', remember);
  }, [address]);
  const shown = useRows(list, {
    page,
    size,
    of: listQuery(state),
    total: counts.total,
    onPage: (last) => write({ page: last }, true),
    also: [counts],
    nothing: query === null,
  });
  const { rows, total, more = false } = shown;
  const found = useFoundPlaces(state, rows, shown.dimmed || shown.loadingRows !== undefined);
  const foundColumns = useFoundColumns(all, found.of);
  const moreMatch = useMoreMatch(list, counts, {
    ...{ page, size },
    of: listQuery(state),
    isEmpty: rows.length === 0,
    toStart: () => write({ page: 1 }, true),
  });
  const onChange: ChangeList<ListState> = (change, replace) => {
    if (!shown.dimmed) turn(change, rows);
    searchAhead(change);
    write(change, replace);
  };
  const orderedBy = parseSort(sort).key;
  // The sorted column is always visible.
  const wanted = all.filter(
    ({ id, sort: key }) => id === 'name' || key === orderedBy || (chosen ?? DEFAULT_COLUMNS).includes(id),
  );
  const fitting = useFittingColumns(found.isOn ? foundColumns : wanted, {
    hideOrder: found.isOn ? FOUND_HIDE_ORDER : chosen ? [] : HIDE_ORDER,
    ...{ width, selectable: selection !== undefined, sort },
  });
  const empty = <NothingFound state={state} onChange={onChange} />;
  const title = t('candidates.title');
  const count = (
    <Text tone="muted" grow role="status" className={style.total}>
      {total !== null && (
        <FormattedMessage id="candidates.count" values={{ count: total, shown: countText({ count: total, more }) }} />
      )}
    </Text>
  );
  const phoneTools = (
    <PhoneTools
      {...{ state, onChange, selection, selecting }}
      columns={all}
      onSelecting={setSelecting}
      short={smallPhone}
    />
  );
  return (
    <ListFrame
      label={title}
      {...{ pane, width, state, onChange, empty, moreMatch }}
      list={shown}
      address={candidateList}
      columns={fitting}
      loose={found.isOn}
      rowId={({ _id }) => _id}
      rowName={displayName}
      {...(selection && {
        selected: selection.of(rows),
        onSelect: (ids: ReadonlySet<string>) => selection.choose(rows, ids),
      })}
      activeId={state.open}
      onIntent={({ _id }) => prefetch(_id)}
      onOpen={(candidate) => onChange({ open: candidate._id, adding: false })}
      cards={(cards) => (
        <CandidateCards
          {...cards}
          {...(selection && selecting && { selection })}
          {...(found.isOn && { placesOf: found.of })}
          sortedBy={orderedBy}
        />
      )}
      bar={bar?.(rows)}
    >
      {phone ? (
        <Row wrap className={style.phoneHead}>
          {heading ?? <h1 className={visuallyHidden}>{title}</h1>}
          {smallPhone && (
            <>
              {count}
              {tools}
            </>
          )}
        </Row>
      ) : (
        <PaneHead>
          {heading ?? (
            <Text as="h1" size="page">
              {title}
            </Text>
          )}
          <FolderMenu filters={filters} onChange={(next) => onChange({ filters: next })} />
          <Grow />
          <Button variant="contained" color="primary" onClick={() => onChange({ adding: true, open: null })}>
            <Plus />
            <FormattedMessage id="candidates.add" />
          </Button>
        </PaneHead>
      )}
      <Tiles
        label={t('candidates.interviewStatus')}
        selected={tile}
        onSelect={(id) => onChange({ tile: id === tile ? null : id })}
        tiles={CANDIDATE_TILES.map((id) => ({
          id,
          label: t(`tile.${id}`),
          count: counts.tile(id),
          marked: id === 'newApplicant',
        }))}
      />
      <Toolbar
        state={state}
        onChange={onChange}
        width={width}
        phone={phone}
        columns={all}
        shownColumns={fitting.map(({ id }) => id)}
        hasChosen={chosen !== null}
        onColumns={(ids) => (state.view ? onChange({ columns: ids }) : onColumns(ids))}
        tools={smallPhone ? phoneTools : !phone && tools}
      />
      {notice}
      {phone && !smallPhone && (
        <Row className={style.count}>
          {count}
          {tools}
          {phoneTools}
        </Row>
      )}
      {found.isOn && <SearchNote search={search} found={found} />}
    </ListFrame>
  );
}
