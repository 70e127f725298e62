import Button from '@mui/material/Button';
import { ListFilter } from 'lucide-react';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CandidateListItemResponse } from '../../../api';
import { PaneToolbar } from '../../../components/layout/Pane';
import { SearchInput } from '../../../components/ui/fields/SearchInput';
import type { Column } from '../../../components/ui/table/columns';
import { NO_FILTERS, setFilters, type Filters, type ReadFilter } from '../../../lib/candidate-list/filters';
import type { ListState } from '../../../lib/candidate-list/list-state';
import { useSearchText } from '../../../lib/list-state/useSearchText';
import { messages } from '../messages';
import { ColumnsMenu } from './ColumnsMenu';
import { FilterChips } from './FilterChips';
import { FilterPopover } from './FilterPopover';
import style from './Toolbar.module.css';

interface ToolbarProps {
  state: ListState;
  onChange: (change: Partial<ListState>, replace?: boolean) => void;
  phone: boolean;
  columns: readonly Column<CandidateListItemResponse>[];
  chosenColumns: readonly string[] | null;
  onColumns: (ids: string[] | null) => void;
}

/** Search, filter, chips, columns. */
export function Toolbar({ state, onChange, phone, columns, chosenColumns, onColumns }: ToolbarProps) {
  const { formatMessage } = useIntl();
  const search = useCallback((text: string) => onChange({ search: text }, true), [onChange]);
  const [text, setText] = useSearchText(state.search, search);
  const [filtering, setFiltering] = useState<{ anchor: HTMLElement; only: ReadFilter | null } | null>(null);
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
        aria-haspopup="dialog"
        aria-expanded={filtering !== null}
        onClick={({ currentTarget }) => setFiltering({ anchor: currentTarget, only: null })}
      >
        <ListFilter />
        <FormattedMessage {...messages.filter} />
        {count > 0 && <span className={style.count}>{count}</span>}
      </Button>
      {!phone && (
        <>
          <FilterChips
            filters={state.filters}
            onChange={(filters) => onChange({ filters })}
            onEdit={(anchor, only) => setFiltering({ anchor, only })}
            onClear={() => onChange({ filters: { ...NO_FILTERS, folder: state.filters.folder } })}
          />
          <ColumnsMenu columns={columns} chosen={chosenColumns} onChoose={onColumns} />
        </>
      )}
      {filtering && <FilterPopover {...filtering} state={state} onApply={apply} onClose={() => setFiltering(null)} />}
    </PaneToolbar>
  );
}
