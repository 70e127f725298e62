import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { Check, ChevronDown, Plus } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCountCandidateViewsQuery, useListCandidateViewsQuery, type CandidateViewResponse } from '../../../api';
import { DialogHead } from '../../../components/ui/dialogs/DialogHead';
import { FullScreenDialog } from '../../../components/ui/dialogs/FullScreenDialog';
import { SearchInput } from '../../../components/ui/fields/SearchInput';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { Popover } from '../../../components/ui/Popover';
import { ErrorState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { foldText } from '../../../lib/fold-text';
import { usePhone } from '../../../lib/usePhone';
import { useViews } from '../views-context';
import { NewCount } from './NewCount';
import { ViewRow } from './ViewRow';
import style from './views.module.css';

/** The menu counts no more often. */
const COUNTED_SECONDS = 20;

/** The title of the list, which opens the menu of views; on a phone the menu is a sheet. */
export function ViewsMenu() {
  const t = useT();
  const label = useId();
  const phone = usePhone();
  const { opened, hasMoreNews } = useViews();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  return (
    <>
      <Text as="h1" size="page" className={style.heading1}>
        <button
          type="button"
          className={style.title}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          title={t('views.choose')}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Text cut>{opened?.name ?? t('candidates.title')}</Text>
          <ChevronDown size={16} />
        </button>
      </Text>
      <NewCount more={hasMoreNews} />
      {phone && anchor && (
        <FullScreenDialog labelledBy={label} onClose={close}>
          <DialogHead id={label} title={t('views.title')} onClose={close} />
          <ViewsChooser onClose={close} />
        </FullScreenDialog>
      )}
      {!phone && (
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': t('views.title'), className: style.paper } }}
        >
          <ViewsChooser onClose={close} />
        </Popover>
      )}
    </>
  );
}

/** The views in their groups, with a search over their names. Arrow keys move between them. */
function ViewsChooser({ onClose }: { onClose: () => void }) {
  const t = useT();
  const views = useViews();
  const { data, error, refetch } = useListCandidateViewsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: counted } = useCountCandidateViewsQuery(undefined, { refetchOnMountOrArgChange: COUNTED_SECONDS });
  const [text, setText] = useState('');
  const groups = useRef<HTMLDivElement>(null);
  const all = data?.views ?? [];
  const wanted = foldText(text.trim());
  const found = all.filter(({ name }) => foldText(name).includes(wanted));
  const act = (run: () => void): void => {
    onClose();
    run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const rows = [...(groups.current?.querySelectorAll<HTMLElement>('[data-view]') ?? [])];
    const at = rows.findIndex((row) => row.parentElement?.contains(event.target as Node));
    if (!step || at < 0) return;
    event.preventDefault();
    rows.at((at + step) % rows.length)?.focus();
  };
  const group = (heading: string, ofGroup: readonly CandidateViewResponse[]) =>
    ofGroup.length > 0 && (
      <section aria-label={heading}>
        <Text as="h3" tone="muted" size="small" className={style.heading}>
          {heading}
        </Text>
        <ul className={style.list}>
          {ofGroup.map((view) => (
            <ViewRow
              key={view._id}
              view={view}
              count={counted?.counts?.find(({ viewId }) => viewId === view._id)}
              onOpen={() => act(() => views.open(view))}
            />
          ))}
        </ul>
      </section>
    );
  return (
    <div className={style.content} onKeyDown={onKeyDown}>
      <div className={style.search}>
        <SearchInput
          label={t('views.search')}
          value={text}
          onChange={setText}
          width="full"
          autoFocus
          onEnter={() => found[0] && wanted && act(() => views.open(found[0] ?? null))}
          onDown={() => groups.current?.querySelector<HTMLElement>('[data-view]')?.focus()}
        />
      </div>
      <div className={style.groups} ref={groups}>
        {data === undefined &&
          (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />)}
        {group(
          t('views.mine'),
          found.filter(({ isMine }) => isMine),
        )}
        {group(
          t('views.team'),
          found.filter(({ isMine }) => !isMine),
        )}
        {foldText(t('views.allActive')).includes(wanted) && (
          <AllActive onOpen={() => act(() => views.open(null))} isOpen={views.opened === undefined} />
        )}
      </div>
      <div className={style.foot}>
        <Button variant="text" onClick={() => act(() => views.saveAsNew())}>
          <Plus />
          <FormattedMessage id="views.saveAsNew" />
        </Button>
        {all.length > 0 && (
          <Button variant="text" onClick={() => act(views.manage)}>
            <FormattedMessage id="views.manage" />
          </Button>
        )}
      </div>
    </div>
  );
}

function AllActive({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  const t = useT();
  return (
    <section aria-label={t('views.always')}>
      <Text as="h3" tone="muted" size="small" className={style.heading}>
        {t('views.always')}
      </Text>
      <div className={style.row}>
        <button
          type="button"
          data-view
          className={style.name}
          aria-current={isOpen ? 'true' : undefined}
          onClick={onOpen}
        >
          <span className={style.check}>{isOpen && <Check />}</span>
          <FormattedMessage id="views.allActive" />
        </button>
      </div>
    </section>
  );
}
