import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Popover from '@mui/material/Popover';
import { useId, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SEARCH_DEBOUNCE_MS } from '@byline/shared-types/domain';
import { EXACT, useListCandidatesQuery } from '../../../api';
import { listQuery } from '../../../api/candidate-queries';
import { IconAction } from '../../../components/ui/IconAction';
import { common } from '../../../i18n/common';
import { NO_FILTERS, type Filters } from '../../../lib/candidate-list/filters';
import type { ListState } from '../../../lib/candidate-list/list-state';
import { useDebounced } from '../../../lib/useDebounced';
import { messages } from '../messages';
import { FilterFields } from './FilterFields';
import { usePhone } from '../../../lib/usePhone';

interface FilterPopoverProps {
  anchor: HTMLElement;
  state: ListState;
  onApply: (filters: Filters) => void;
  onClose: () => void;
}

/** How many candidates a draft of the filters would show; null while it is being counted. */
function useDraftCount(state: ListState, filters: Filters): number | null {
  const draft = useDebounced(filters, SEARCH_DEBOUNCE_MS);
  const tile = draft.archived ? null : state.tile;
  const query = listQuery({ search: state.search, filters: draft, tile });
  const { currentData, isFetching } = useListCandidatesQuery(
    { ...query, limit: 1, fields: 'name', prefer: EXACT },
    { skip: query === null },
  );
  if (query === null) return 0;
  return isFetching || draft !== filters ? null : (currentData?.totalCount ?? null);
}

/** The filter form: applied on "Show N candidates"; Escape and Cancel drop what was changed. */
export function FilterPopover({ anchor, state, onApply, onClose }: FilterPopoverProps) {
  const { formatMessage } = useIntl();
  const title = useId();
  const phone = usePhone();
  const [draft, setDraft] = useState(state.filters);
  const count = useDraftCount(state, draft);
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    onApply(draft);
  };
  // Below the button, as far as the window goes.
  const room = Math.max(320, window.innerHeight - anchor.getBoundingClientRect().bottom - 20);
  const form = (
    <form className="filter" onSubmit={apply} noValidate>
      <div className="dlg-hd">
        <h2 id={title} className="t-m grow">
          <FormattedMessage {...messages.filterTitle} />
        </h2>
        <IconAction icon="close" label={formatMessage(common.close)} onClick={onClose} />
      </div>
      <FilterFields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
      <div className="filter-ft">
        <Button variant="text" onClick={() => setDraft({ ...NO_FILTERS, folder: draft.folder })}>
          <FormattedMessage {...common.clearAll} />
        </Button>
        <span className="grow" />
        {!phone && (
          <Button onClick={onClose}>
            <FormattedMessage {...common.cancel} />
          </Button>
        )}
        <Button type="submit" variant="contained" color="primary">
          {count === null ? formatMessage(messages.showAny) : formatMessage(messages.show, { count })}
        </Button>
      </div>
    </form>
  );
  if (phone) {
    return (
      <Dialog
        open
        fullScreen
        onClose={onClose}
        aria-labelledby={title}
        slotProps={{ paper: { className: 'panel-full' } }}
      >
        {form}
      </Dialog>
    );
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': title,
          className: 'filter-paper',
          style: { width: 560, maxWidth: 'calc(100% - 32px)', maxHeight: room },
        },
      }}
    >
      {form}
    </Popover>
  );
}
