import { visuallyHidden } from '@byline/web-kit/ui';
import { LANGUAGES } from '@byline/shared-types/domain';
import ListSubheader from '@mui/material/ListSubheader';
import { Menu } from '../ui/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, ChevronDown, LogOut, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLogoutMutation } from '../../api';
import { LANGUAGE_NAMES, useChooseLanguage } from '../../i18n/language';
import { displayName } from '../../lib/format';
import { useCurrentUser, useLogOut } from '@byline/web-kit/session';
import { useThemeMode, type ThemeMode } from '@byline/web-kit/theme';
import { Avatar } from '../ui/Avatar';
import { Text } from '../ui/Text';
import { MenuDivider } from './Divider';
import { Grow } from './Grow';
import style from './UserMenu.module.css';
import { layout } from './messages';
import { useUndoable } from './undoable-context';

const MODES: readonly ThemeMode[] = ['light', 'dark'];

/** Language, theme, log out; behind the initials alone where it is short. */
export function UserMenu({ short }: { short: boolean }) {
  const { locale, formatMessage } = useIntl();
  const user = useCurrentUser();
  const chooseLanguage = useChooseLanguage();
  const [mode, chooseMode] = useThemeMode();
  const [logout] = useLogoutMutation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const undoable = useUndoable();
  const name = displayName(user);
  const close = (): void => setAnchor(null);

  const logOut = useLogOut({ end: () => logout().unwrap() });
  const leave = (): void => {
    close();
    void logOut();
  };
  const choice = (key: string, label: string, chosen: boolean, choose: () => void) => (
    <MenuItem
      key={key}
      role="menuitemradio"
      aria-checked={chosen}
      selected={chosen}
      {...(key in LANGUAGE_NAMES && { lang: key })}
      onClick={() => {
        choose();
        close();
      }}
    >
      <Grow>{label}</Grow>
      {chosen && <Check />}
    </MenuItem>
  );
  const heading = (text: string) => (
    <ListSubheader disableSticky role="presentation" className={style.heading}>
      {text}
    </ListSubheader>
  );
  return (
    <>
      <button
        type="button"
        className={style.button}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar person={user} me />
        {/* Words, not a label: the initials are seen too, and a label would have to contain them. */}
        <span className={visuallyHidden}>{formatMessage(layout.account, { name })}</span>
        {undoable.length > 0 && (
          <span className={style.count} title={formatMessage(layout.undoableCount, { count: undoable.length })}>
            <Undo2 size={12} aria-hidden="true" />
            <span aria-hidden="true">{undoable.length}</span>
            <span className={visuallyHidden}>{formatMessage(layout.undoableCount, { count: undoable.length })}</span>
          </span>
        )}
        {!short && (
          <span className={style.name} aria-hidden="true">
            {name}
          </span>
        )}
        {!short && <ChevronDown size={12} />}
      </button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': formatMessage(layout.account, { name }) } }}
      >
        {heading(user.email)}
        {undoable.length > 0 && heading(formatMessage(layout.undoable))}
        {undoable.map(({ id, text, action, minutes, undo }) => (
          <MenuItem
            key={id}
            className={style.undo}
            onClick={() => {
              undo();
              close();
            }}
          >
            <Undo2 />
            <Grow as="span">
              {text}
              <Text as="span" tone="muted" size="small">
                {action} · <FormattedMessage {...layout.minutesLeft} values={{ minutes }} />
              </Text>
            </Grow>
          </MenuItem>
        ))}
        {heading(formatMessage(layout.language))}
        {LANGUAGES.map((language) =>
          choice(language, LANGUAGE_NAMES[language], language === locale, () => chooseLanguage(language)),
        )}
        {heading(formatMessage(layout.theme))}
        {MODES.map((option) =>
          choice(option, formatMessage(layout[option]), option === mode, () => chooseMode(option)),
        )}
        <MenuDivider />
        <MenuItem onClick={leave}>
          <LogOut />
          <FormattedMessage {...layout.logOut} />
        </MenuItem>
      </Menu>
    </>
  );
}
