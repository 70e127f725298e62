import { MAX_LINE } from '@byline/shared-types/domain';
import { focusHeading } from '@byline/web-kit/focus';
import { useT } from '@byline/web-kit/i18n';
import { useCurrentUser } from '@byline/web-kit/session';
import { Button } from '../ui/Button';
import { Menu } from '../ui/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Plus, Search, Settings } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useHotkeys } from '../../lib/keys/useHotkeys';
import { LineInput } from '../ui/fields/LineInput';
import { IconAction } from '../ui/IconAction';
import style from './TopBar.module.css';
import { WordMark } from './WordMark';
import { isCurrent, settingsOf, TABS } from './navigation';
import { UnreadCount } from './UnreadCount';
import { UserMenu } from './UserMenu';
import { useNarrow } from '../../lib/useNarrow';
import { useCards, usePhone } from '../../lib/usePhone';

/** @param onDone Given when the search replaces the tabs; runs after a search, on Escape and on blur. */
function TopSearch({ onDone }: { onDone?: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useHotkeys({ search: () => input.current?.focus() });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const query = text.trim();
    if (!query) return;
    setText('');
    // The keys of the list work outside fields.
    focusHeading(input.current);
    onDone?.();
    // On the candidate list, a new search keeps the filters and the order.
    const params = new URLSearchParams(pathname === '/candidates' ? search : '');
    params.set('search', query);
    for (const name of ['page', 'open', 'panel']) params.delete(name);
    void navigate(`/candidates?${params.toString()}`);
  };
  return (
    <form role="search" className={style.search} onSubmit={submit}>
      <LineInput
        className={style.field}
        type="search"
        value={text}
        ref={input}
        autoFocus={onDone !== undefined}
        onBlur={onDone}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onDone?.();
        }}
        placeholder={t('layout.searchCandidates')}
        onChange={(event) => setText(event.target.value)}
        start={<Search />}
        end={
          <kbd className={style.key} aria-hidden="true">
            /
          </kbd>
        }
        aria-label={t('layout.searchCandidates')}
        aria-keyshortcuts="/"
        maxLength={MAX_LINE}
      />
    </form>
  );
}

function SettingsMenu({ short }: { short: boolean }) {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = t('layout.settings');
  const entries = settingsOf(useCurrentUser()).flatMap((group) => group.entries);
  return (
    <>
      {short ? (
        <IconAction
          icon={Settings}
          size="medium"
          label={label}
          popup="menu"
          expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        />
      ) : (
        <Button
          variant="text"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Settings />
          {label}
        </Button>
      )}
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {entries.map((entry) => (
          <MenuItem key={entry.to} component={Link} to={entry.to} onClick={() => setAnchor(null)}>
            <FormattedMessage id={entry.label} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/**
 * Word mark, tabs, search, settings, user. In a narrow window the last three are icons, and the open search replaces
 * the tabs. A phone has the tabs at the bottom, unless its window is low.
 */
export function TopBar() {
  const t = useT();
  const { pathname } = useLocation();
  const phone = usePhone();
  const tabsBelow = useCards();
  const narrow = useNarrow();
  const [searching, setSearching] = useState(false);
  useHotkeys(narrow && !phone ? { search: () => setSearching(true) } : {});
  const asIcon = narrow && !searching;
  return (
    <header className={style.bar} data-print="none">
      <WordMark to="/day" />
      {!tabsBelow && (asIcon || !narrow) && (
        <nav className={style.tabs} aria-label={t('layout.main')}>
          {TABS.map((tab) => (
            <Link key={tab.to} to={tab.to} aria-current={isCurrent(tab, pathname) ? 'page' : undefined}>
              <FormattedMessage id={tab.label} />
              {tab.counted && <UnreadCount current={isCurrent(tab, pathname)} />}
            </Link>
          ))}
        </nav>
      )}
      {phone && <IconAction icon={Plus} size="medium" label={t('layout.newCandidate')} to="/candidates?panel=new" />}
      {!phone && asIcon && (
        <IconAction
          icon={Search}
          size="medium"
          label={t('layout.searchCandidates')}
          onClick={() => setSearching(true)}
        />
      )}
      {!phone && !asIcon && <TopSearch {...(narrow && { onDone: () => setSearching(false) })} />}
      <SettingsMenu short={narrow} />
      <UserMenu short={narrow} />
    </header>
  );
}
