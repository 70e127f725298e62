import { SEARCH_DEBOUNCE_MS } from '@byline/shared-types/domain';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import type { CandidateListItemResponse } from '../../../api';
import { SearchInput } from '../../../components/ui/fields/SearchInput';
import { Icon } from '../../../components/ui/Icon';
import type { Column } from '../../../components/ui/table/columns';
import { NO_FILTERS, setFilters, type Filters } from '../../../lib/candidate-list/filters';
import type { ListState } from '../../../lib/candidate-list/list-state';
import { useDebounced } from '../../../lib/useDebounced';
import { messages } from '../messages';
import { ColumnsMenu } from './ColumnsMenu';
import { FilterChips } from './FilterChips';
import { FilterPopover } from './FilterPopover';

/** Width of an average chip, and of everything on the line that is none. */
const CHIP = 165;
const REST = 560;

interface ToolbarProps {
  state: ListState;
  onChange: (change: Partial<ListState>, replace?: boolean) => void;
  /** Of the pane. */
  width: number;
  phone: boolean;
  columns: readonly Column<CandidateListItemResponse>[];
  chosenColumns: readonly string[] | null;
  onColumns: (ids: string[] | null) => void;
}

/** What is typed goes into the address 300 ms later; what the address says from outside goes into the box. */
function useSearchText({ search }: ListState, onChange: ToolbarProps['onChange']) {
  const [text, setText] = useState(search);
  const settled = useDebounced(text, SEARCH_DEBOUNCE_MS);
  const known = useRef(search);
  // A write to the address now would call back a page that is on its way.
  const leaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (search === known.current) return;
    known.current = search;
    setText(search);
  }, [search]);
  useEffect(() => {
    if (leaving || settled !== text || settled === known.current) return;
    known.current = settled;
    onChange({ search: settled }, true);
  }, [leaving, settled, text, onChange]);
  return [text, setText] as const;
}

/** Search, filter, chips, columns. */
export function Toolbar({ state, onChange, width, phone, columns, chosenColumns, onColumns }: ToolbarProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useSearchText(state, onChange);
  const button = useRef<HTMLButtonElement>(null);
  const [filtering, setFiltering] = useState<HTMLElement | null>(null);
  const count = setFilters(state.filters).length;
  const apply = (filters: Filters): void => {
    setFiltering(null);
    // "Archived yes" and a tile that means "not archived" exclude each other: the tile gives way.
    onChange({ filters, ...(filters.archived && state.tile !== null && { tile: null }) });
  };
  return (
    <div className="row bar-pad">
      <SearchInput
        label={formatMessage(messages.search)}
        value={text}
        onChange={setText}
        width={phone ? 'auto' : 208}
      />
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={filtering !== null}
        onClick={() => setFiltering(button.current)}
      >
        <Icon name="filter" />
        <FormattedMessage {...messages.filter} />
        {count > 0 && <span className="n">{count}</span>}
      </Button>
      {!phone && (
        <>
          <FilterChips
            filters={state.filters}
            room={Math.max(0, Math.floor((width - REST) / CHIP))}
            onChange={(filters) => onChange({ filters })}
            onMore={() => setFiltering(button.current)}
            onClear={() => onChange({ filters: { ...NO_FILTERS, folder: state.filters.folder } })}
          />
          <span className="grow" />
          <ColumnsMenu columns={columns} chosen={chosenColumns} onChoose={onColumns} />
        </>
      )}
      {filtering && (
        <FilterPopover anchor={filtering} state={state} onApply={apply} onClose={() => setFiltering(null)} />
      )}
    </div>
  );
}
