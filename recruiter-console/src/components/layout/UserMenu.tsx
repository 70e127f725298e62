import { type MessageId, useT } from '@byline/web-kit/i18n';
import { visuallyHidden } from '@byline/web-kit/ui';
import { LANGUAGES, type Language } from '@byline/shared-types/domain';
import ListSubheader from '@mui/material/ListSubheader';
import { Menu } from '../ui/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  Activity,
  Check,
  ChevronDown,
  Hourglass,
  KeyRound,
  LoaderCircle,
  LogOut,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useLogoutMutation, useUpdateMeMutation } from '../../api';
import { LANGUAGE_NAMES, useChooseLanguage } from '../../i18n/language';
import { displayName } from '../../lib/format';
import { useCards } from '../../lib/usePhone';
import { useCurrentUser, useLogOut } from '@byline/web-kit/session';
import { useThemeMode, type ThemeMode } from '@byline/web-kit/theme';
import { Avatar } from '../ui/Avatar';
import { Text } from '../ui/Text';
import { MenuDivider } from './Divider';
import { Grow } from './Grow';
import { KeysItems } from './KeysItems';
import { TABS } from './navigation';
import style from './UserMenu.module.css';
import { useWork, type Work } from './work-context';

const WORK_ICONS: Record<Work['state'], LucideIcon> = { runs: LoaderCircle, waits: Hourglass };

const MODES: readonly ThemeMode[] = ['light', 'dark'];

/** Language, theme and logout; `short` shows only the initials. */
export function UserMenu({ short }: { short: boolean }) {
  const t = useT();
  const { locale } = useIntl();
  const user = useCurrentUser();
  const showLanguage = useChooseLanguage();
  const [updateMe] = useUpdateMeMutation();
  /** The user keeps the language too, for mails and other devices; without a network, this browser alone knows it. */
  const chooseLanguage = (language: Language): void => {
    showLanguage(language);
    void updateMe({ settingsRequest: { language } });
  };
  const [mode, chooseMode] = useThemeMode();
  const [logout] = useLogoutMutation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const inBottomBar = useCards();
  const { undoable, work } = useWork();
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
        {/* Hidden text instead of a label: the initials are visible too, and a label would have to contain them. */}
        <span className={visuallyHidden}>{t('layout.account', { name })}</span>
        <Count icon={Activity} count={work.length} words="layout.workCount" />
        <Count icon={Undo2} count={undoable.length} words="layout.undoableCount" />
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
        slotProps={{ list: { 'aria-label': t('layout.account', { name }) } }}
      >
        {heading(user.email)}
        <MenuItem component={Link} to="/account" onClick={close}>
          <KeyRound />
          <FormattedMessage id="layout.yourAccount" />
        </MenuItem>
        <KeysItems onClose={close} />
        {inBottomBar &&
          TABS.filter(({ notOnPhone }) => notOnPhone).map((tab) => (
            <MenuItem key={tab.to} component={Link} to={tab.to} onClick={close}>
              <tab.icon />
              <FormattedMessage id={tab.label} />
            </MenuItem>
          ))}
        {work.length > 0 && heading(t('layout.work'))}
        {work.map(({ id, state, text, detail, open }) => {
          const Icon = WORK_ICONS[state];
          return (
            <MenuItem
              key={id}
              className={style.undo}
              onClick={() => {
                close();
                open();
              }}
            >
              <Icon />
              <Grow as="span">
                {text}
                <Text as="span" tone="muted" size="small">
                  {detail}
                </Text>
              </Grow>
            </MenuItem>
          );
        })}
        {undoable.length > 0 && heading(t('layout.undoable'))}
        {undoable.map(({ id, text, detail, choose }) => (
          <MenuItem
            key={id}
            className={style.undo}
            onClick={() => {
              close();
              choose();
            }}
          >
            <Undo2 />
            <Grow as="span">
              {text}
              <Text as="span" tone="muted" size="small">
                {detail}
              </Text>
            </Grow>
          </MenuItem>
        ))}
        {heading(t('layout.language'))}
        {LANGUAGES.map((language) =>
          choice(language, LANGUAGE_NAMES[language], language === locale, () => chooseLanguage(language)),
        )}
        {heading(t('layout.theme'))}
        {MODES.map((option) => choice(option, t(`layout.${option}`), option === mode, () => chooseMode(option)))}
        <MenuDivider />
        <MenuItem onClick={leave}>
          <LogOut />
          <FormattedMessage id="layout.logOut" />
        </MenuItem>
      </Menu>
    </>
  );
}

/** A number next to the initials; hidden at zero. */
function Count({ icon: Icon, count, words }: { icon: LucideIcon; count: number; words: MessageId }) {
  const t = useT();
  if (count === 0) return null;
  const text = t(words, { count });
  return (
    <span className={style.count} title={text}>
      <Icon size={12} aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <span className={visuallyHidden}>{text}</span>
    </span>
  );
}
