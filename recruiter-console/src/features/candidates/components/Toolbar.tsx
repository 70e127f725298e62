import Button from '@mui/material/Button';
import { ListFilter } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CandidateListItemResponse } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { PaneToolbar } from '../../../components/layout/Pane';
import { SearchInput } from '../../../components/ui/fields/SearchInput';
import type { Column } from '../../../components/ui/table/columns';
import { NO_FILTERS, setFilters, type Filters } from '../../../lib/candidate-list/filters';
import type { ListState } from '../../../lib/candidate-list/list-state';
import { useSearchText } from '../../../lib/list-state/useSearchText';
import { messages } from '../messages';
import { ColumnsMenu } from './ColumnsMenu';
import { FilterChips } from './FilterChips';
import { FilterPopover } from './FilterPopover';
import style from './Toolbar.module.css';

/** In pixels: an average chip, and everything else on the line. */
const CHIP = 165;
const REST = 560;

interface ToolbarProps {
  state: ListState;
  onChange: (change: Partial<ListState>, replace?: boolean) => void;
  /** Width of the pane. */
  width: number;
  phone: boolean;
  columns: readonly Column<CandidateListItemResponse>[];
  chosenColumns: readonly string[] | null;
  onColumns: (ids: string[] | null) => void;
}

/** Search, filter, chips, columns. */
export function Toolbar({ state, onChange, width, phone, columns, chosenColumns, onColumns }: ToolbarProps) {
  const { formatMessage } = useIntl();
  const search = useCallback((text: string) => onChange({ search: text }, true), [onChange]);
  const [text, setText] = useSearchText(state.search, search);
  const button = useRef<HTMLButtonElement>(null);
  const [filtering, setFiltering] = useState<HTMLElement | null>(null);
  const count = setFilters(state.filters).length;
  const apply = (filters: Filters): void => {
    setFiltering(null);
    // "Archived yes" and a tile that means "not archived" exclude each other: the tile gives way.
    onChange({ filters, ...(filters.archived && state.tile !== null && { tile: null }) });
  };
  return (
    <PaneToolbar>
      <SearchInput
        label={formatMessage(messages.search)}
        value={text}
        onChange={setText}
        width={phone ? 'rest' : 'short'}
      />
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={filtering !== null}
        onClick={() => setFiltering(button.current)}
      >
        <ListFilter />
        <FormattedMessage {...messages.filter} />
        {count > 0 && <span className={style.count}>{count}</span>}
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
          <Grow />
          <ColumnsMenu columns={columns} chosen={chosenColumns} onChoose={onColumns} />
        </>
      )}
      {filtering && (
        <FilterPopover anchor={filtering} state={state} onApply={apply} onClose={() => setFiltering(null)} />
      )}
    </PaneToolbar>
  );
}
