import { useT } from '@byline/web-kit/i18n';
import { useCurrentUser } from '@byline/web-kit/session';
import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useNarrow } from '../../lib/useNarrow';
import { MenuButton } from '../ui/MenuButton';
import { settingsOf } from './navigation';
import { SKIP_TARGETS } from './SkipTo';
import style from './SettingsPage.module.css';

interface SettingsPageProps {
  /** Adds a pane of 300 px with the records before the open record's pane. */
  split?: boolean;
  /** Next to the table's pane: a panel of 348 px or a form of 420 px; covers the table in a narrow window. */
  beside?: 'panel' | 'form' | undefined;
  /** The address of the parent setting, for a page below a setting. */
  of?: string;
  children: ReactNode;
}

/** A settings page: the list of settings on the left (a select above the panes in a narrow window), then the panes. */
export function SettingsPage({ split = false, beside, of, children }: SettingsPageProps) {
  const t = useT();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const narrow = useNarrow();
  const settings = settingsOf(useCurrentUser());
  const entries = settings.flatMap((group) => group.entries);
  const current = entries.find(({ to }) => (of ?? pathname).startsWith(to));
  const label = t('layout.settings');
  return (
    <main
      id={SKIP_TARGETS.content}
      tabIndex={-1}
      className={clsx(
        style.page,
        split && style.split,
        beside === 'panel' && style.withPanel,
        beside === 'form' && style.withForm,
      )}
    >
      {narrow ? (
        <div className={style.choice} data-print="none">
          <MenuButton
            look="field"
            label={current ? `${label}, ${t(current.label)}` : label}
            value={current?.to ?? ''}
            options={entries.map((entry) => ({ value: entry.to, label: t(entry.label) }))}
            onChange={(to) => void navigate(to)}
          >
            {current && t(current.label)}
          </MenuButton>
        </div>
      ) : (
        <nav className={style.nav} aria-label={label} data-print="none">
          {settings.map((group, index) => (
            <Fragment key={index}>
              {group.label ? (
                <h2>
                  <FormattedMessage id={group.label} />
                </h2>
              ) : (
                <hr />
              )}
              {group.entries.map((entry) => (
                <Link key={entry.to} to={entry.to} aria-current={entry === current ? 'page' : undefined}>
                  <FormattedMessage id={entry.label} />
                </Link>
              ))}
            </Fragment>
          ))}
        </nav>
      )}
      {children}
    </main>
  );
}
