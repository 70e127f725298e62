import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { ListFilter } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { SEARCH_PARTS, type SearchPart } from '@byline/shared-types/domain';
import { FormattedMessage } from 'react-intl';
import type { CandidateListItemResponse } from '../../../api';
import { PaneToolbar } from '../../../components/layout/Pane';
import { Row } from '../../../components/layout/Stack';
import { SearchInput } from '../../../components/ui/fields/SearchInput';
import type { Column } from '../../../components/ui/table/columns';
import { NO_FILTERS, setFilters, type Filters, type ReadFilter } from '../../../lib/candidate-list/filters';
import { searched, searchesTexts, type ListState } from '../../../lib/candidate-list/list-state';
import { useSearchText } from '../../../lib/list-state/useSearchText';
import { useTextWidth } from '../../../lib/useTextWidth';
import { useWidth } from '../../../lib/useWidth';
import { useStored } from '../../../lib/useStored';
import { ColumnsMenu } from './ColumnsMenu';
import { FilterChips } from './FilterChips';
import { FilterPopover } from './FilterPopover';
import { SearchScope } from './SearchScope';
import { SortSegment } from './SortSegment';
import style from './Toolbar.module.css';

/** In px: the search field, the padding of the buttons, and the padding of the pane. */
const REST = 400;

/** Below this width the texts to search are a list to open. */
const WIDE = 1_240;
const parsePart = (text: string): SearchPart | undefined => SEARCH_PARTS.find((part) => part === text);

interface ToolbarProps {
  state: ListState;
  onChange: (change: Partial<ListState>, replace?: boolean) => void;
  width: number;
  phone: boolean;
  columns: readonly Column<CandidateListItemResponse>[];
  shownColumns: readonly string[];
  hasChosen: boolean;
  onColumns: (ids: string[] | null) => void;
  /** At the end, before the columns; on a small phone on a line with the texts to search. */
  tools?: ReactNode;
}

export function Toolbar({ state, onChange, width, phone, tools, ...chooser }: ToolbarProps) {
  const t = useT();
  const { columns, shownColumns, hasChosen, onColumns } = chooser;
  const [preferred, setPreferred] = useStored<SearchPart>('searchPart', 'everything', parsePart);
  const part = state.search === '' ? preferred : state.part;
  const search = useCallback((text: string) => onChange(searched(state, text, part), true), [onChange, state, part]);
  const [text, setText] = useSearchText(state.search, search);
  const inTexts = searchesTexts(state);
  const [filtering, setFiltering] = useState<{ anchor: HTMLElement; only: ReadFilter | null } | null>(null);
  const count = setFilters(state.filters).length;
  const apply = (filters: Filters): void => {
    setFiltering(null);
    // A tile shows candidates that are not archived, so the filter for archived candidates drops it.
    onChange({ filters, ...(filters.archived && state.tile !== null && { tile: null }) });
  };
  const textWidth = useTextWidth();
  const label = (text: string): number => textWidth(text, '500 13px');
  const [toolBox, toolsWidth] = useWidth<HTMLSpanElement>();
  const beside = width - REST - label(t('candidates.filter')) - label(t('candidates.columns')) - toolsWidth;
  const scope = text.trim() !== '' && (
    <SearchScope
      part={part}
      narrow={width < WIDE}
      onChange={(next) => {
        setPreferred(next);
        onChange(searched(state, text, next), true);
      }}
    />
  );
  return (
    <PaneToolbar className={style.toolbar}>
      <SearchInput label={t('candidates.search')} value={text} onChange={setText} width={phone ? 'rest' : 'short'} />
      {!phone && scope}
      <Button
        aria-haspopup="dialog"
        aria-expanded={filtering !== null}
        onClick={({ currentTarget }) => setFiltering({ anchor: currentTarget, only: null })}
      >
        <ListFilter />
        <FormattedMessage id="candidates.filter" />
        {count > 0 && <span className={style.count}>{count}</span>}
      </Button>
      {phone ? (
        (scope || tools) && (
          <Row atEnd className={style.second}>
            {scope}
            {tools}
          </Row>
        )
      ) : (
        <>
          <FilterChips
            filters={state.filters}
            beside={beside}
            onChange={(filters) => onChange({ filters })}
            onEdit={(anchor, only) => setFiltering({ anchor, only })}
            onClear={() => onChange({ filters: { ...NO_FILTERS, folder: state.filters.folder } })}
          />
          <span ref={toolBox} className={style.tools}>
            {tools}
          </span>
          {inTexts ? (
            <SortSegment sort={state.sort} onSort={(sort) => onChange({ sort })} />
          ) : (
            <ColumnsMenu {...{ columns, hasChosen }} shown={shownColumns} onChoose={onColumns} />
          )}
        </>
      )}
      {filtering && <FilterPopover {...filtering} state={state} onApply={apply} onClose={() => setFiltering(null)} />}
    </PaneToolbar>
  );
}
