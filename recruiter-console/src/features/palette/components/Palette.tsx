import { useT } from '@byline/web-kit/i18n';
import { useCurrentUser } from '@byline/web-kit/session';
import { visuallyHidden } from '@byline/web-kit/ui';
import { MAX_LINE } from '@byline/shared-types/domain';
import { Search } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Keys } from '../../../components/keys/Keys';
import { BareDialog } from '../../../components/ui/dialogs/BareDialog';
import { SearchFailed } from '../../../components/ui/fields/SearchFailed';
import { matching, type Entry } from '../model';
import { recentExcept, recordAt } from '../recent';
import { useEnter } from '../useEnter';
import { useFixedEntries } from '../useFixedEntries';
import { idOf, useCurrent } from '../useCurrent';
import { useFoundEntries, useRecentEntries } from '../useFoundEntries';
import style from './Palette.module.css';
import { PaletteEntry } from './PaletteEntry';

interface PaletteProps {
  onClose: () => void;
  onKeys: () => void;
  /** Takes what was typed before the field had the focus. */
  takeTyped: () => string;
}

/** Leads anywhere by a few letters: to people, jobs and screens, and to what can be begun (docs/domain/interface.md#keys). */
export default function Palette({ onClose, onKeys, takeTyped }: PaletteProps) {
  const t = useT();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { found, onSearch, loading, onRetry } = useFoundEntries();
  const { screens, actions } = useFixedEntries();
  const here = recordAt(useLocation());
  const { _id: me } = useCurrentUser();
  const recent = useRecentEntries(recentExcept(me, here));
  const searchAll: Entry[] = text.trim()
    ? [
        {
          ...{ id: 'search', group: 'actions', icon: Search, label: t('palette.searchAll', { text: text.trim() }) },
          to: `/candidates?${new URLSearchParams({ search: text.trim(), in: 'everything', tile: 'all' }).toString()}`,
        },
      ]
    : [];
  const begins = matching(actions, text);
  const entries = text.trim()
    ? [
        ...matching(recent, text),
        ...found.filter(({ to }) => !recent.some((one) => one.to === to)),
        ...matching(screens, text),
        ...begins,
        ...searchAll,
      ]
    : [...recent, ...begins, ...screens];
  const open = (entry: Entry): void => {
    onClose();
    void navigate(entry.to);
  };
  const { current, isSure, move } = useCurrent(entries, text);
  const enter = useEnter({
    open: current && (() => open(current)),
    isUndecided: loading && !isSure,
    failed: onRetry !== undefined,
  });
  // An arrow chooses anew, so an Enter that waits counts no more.
  const choose = (by: 1 | -1): void => {
    enter.forget();
    move(by);
  };
  const acts: Record<string, () => void> = {
    ArrowDown: () => choose(1),
    ArrowUp: () => choose(-1),
    Enter: enter.press,
    'Mod+Enter': () => current && window.open(current.to, '_blank', 'noopener'),
    ...(text === '' && { '?': onKeys }),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = acts[`${event.ctrlKey || event.metaKey ? 'Mod+' : ''}${event.key}`];
    // Enter ends a word of an input method.
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
  const type = (typed: string): void => {
    setText(typed);
    enter.forget();
    onSearch(typed);
  };
  const isEmpty = entries.length === searchAll.length && text.trim() !== '';
  return (
    <BareDialog label={t('keys.palette')} className={style.paper} onClose={onClose}>
      <div className={style.field}>
        <Search />
        <input
          className={style.input}
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls="palette-list"
          aria-activedescendant={current ? idOf(current) : undefined}
          aria-label={t('keys.palette')}
          placeholder={t('palette.placeholder')}
          maxLength={MAX_LINE}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          value={text}
          onFocus={() => type(text + takeTyped())}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={style.found} tabIndex={-1}>
        <ul id="palette-list" role="listbox" className={style.list} aria-label={t('palette.found')}>
          {[...Map.groupBy(entries, ({ group }) => group)].map(([group, ofGroup]) => (
            <li key={group} role="group" aria-label={t(`palette.${group}`)}>
              <p className={style.group} aria-hidden="true">
                {t(`palette.${group}`)}
              </p>
              <ul className={style.list} role="presentation">
                {ofGroup.map((entry) => (
                  <PaletteEntry
                    key={entry.id}
                    id={idOf(entry)}
                    current={entry.id === current?.id}
                    onClick={() => open(entry)}
                    {...{ entry, text }}
                  />
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {onRetry && <SearchFailed onRetry={onRetry} />}
        {isEmpty && !loading && !onRetry && <p className={style.nothing}>{t('palette.nothing')}</p>}
        <p role="status" className={visuallyHidden}>
          {loading ? t('state.loading') : t('palette.count', { count: entries.length })}
        </p>
      </div>
      <div className={style.foot} aria-hidden="true">
        <span>
          <Keys press="↑ ↓" /> {t('palette.choose')}
        </span>
        <span>
          <Keys press="Enter" /> {t('palette.open')}
        </span>
        <span>
          <Keys press="Mod+Enter" /> {t('palette.newTab')}
        </span>
        <span className={style.last}>
          <Keys press="?" /> {t('palette.allKeys')}
        </span>
      </div>
    </BareDialog>
  );
}
