import { submitOnKeys } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { Popover } from '../../../components/ui/Popover';
import clsx from 'clsx';
import { useCallback, useId, useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { SEARCH_DEBOUNCE_MS } from '@byline/shared-types/domain';
import { Grow } from '../../../components/layout/Grow';
import { DialogHead } from '../../../components/ui/dialogs/DialogHead';
import { FullScreenDialog } from '../../../components/ui/dialogs/FullScreenDialog';
import { NO_FILTERS, type Filters, type ReadFilter } from '../../../lib/candidate-list/filters';
import type { ListState } from '../../../lib/candidate-list/list-state';
import { useListCounts } from '../../../lib/candidate-list/useListCounts';
import { useCountText, type Count } from '../../../lib/counted';
import { measured } from '../../../lib/measured';
import { useDebounced } from '../../../lib/useDebounced';
import { FilterFields } from './FilterFields';
import { usePhone } from '../../../lib/usePhone';
import style from './FilterPopover.module.css';

interface FilterPopoverProps {
  anchor: HTMLElement;
  state: ListState;
  /** The only filter in the form; null for all filters. */
  only: ReadFilter | null;
  onApply: (filters: Filters) => void;
  onClose: () => void;
}

/** The number of candidates for a draft of the filters; undefined while it loads. */
function useDraftCount({ search, part, tile }: ListState, filters: Filters): Count | undefined {
  const draft = useDebounced(filters, SEARCH_DEBOUNCE_MS);
  const { total } = useListCounts({ search, part, filters: draft, tile: draft.archived ? null : tile });
  return draft === filters ? total : undefined;
}

/** Focuses the first field, because the form's keyboard shortcuts need the focus in a field. */
const focusFirst = (fields: HTMLElement | null): void =>
  fields?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });

/** The filter form. "Show N candidates" applies the draft; Escape and Cancel drop it. */
export function FilterPopover({ anchor, state, only, onApply, onClose }: FilterPopoverProps) {
  const t = useT();
  const title = useId();
  const phone = usePhone();
  const [draft, setDraft] = useState(state.filters);
  const change = useCallback((part: Partial<Filters>) => setDraft((now) => ({ ...now, ...part })), []);
  const count = useDraftCount(state, draft);
  const countText = useCountText();
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]');
    if (wrong) wrong.focus();
    else onApply(draft);
  };
  // The height from the button to the bottom of the window.
  const room = Math.max(320, window.innerHeight - anchor.getBoundingClientRect().bottom - 20);
  const form = (
    <form className={style.form} onSubmit={apply} onKeyDownCapture={submitOnKeys} noValidate>
      <DialogHead id={title} title={<FormattedMessage id="candidates.filterTitle" />} onClose={onClose} />
      <FilterFields draft={draft} only={only} onChange={change} ref={phone ? undefined : focusFirst} />
      <div className={style.foot}>
        {!only && (
          <Button variant="text" onClick={() => setDraft({ ...NO_FILTERS, folder: draft.folder })}>
            <FormattedMessage id="common.clearAll" />
          </Button>
        )}
        <Grow />
        {!phone && (
          <Button onClick={onClose}>
            <FormattedMessage id="common.cancel" />
          </Button>
        )}
        <Button type="submit" variant="contained" color="primary">
          {count ? t('candidates.show', { count: count.count, shown: countText(count) }) : t('candidates.showAny')}
        </Button>
      </div>
    </form>
  );
  if (phone) {
    return (
      <FullScreenDialog labelledBy={title} onClose={onClose}>
        {form}
      </FullScreenDialog>
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
          className: clsx(style.paper, only && style.one),
          ...measured({ '--room': room }),
        },
      }}
    >
      {form}
    </Popover>
  );
}
