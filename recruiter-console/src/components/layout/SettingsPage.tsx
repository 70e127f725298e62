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
  /** A pane of records of 300 px before the record's own. */
  split?: boolean;
  /** Beside the pane of a table: a panel of 348 px or a form of 420, over it in a narrower window. */
  beside?: 'panel' | 'form' | undefined;
  /** The setting that a page below it belongs to; its own address says it otherwise. */
  of?: string;
  children: ReactNode;
}

/** A setting: all of them in a list at the left, a choice above the panes in a narrower window, then the panes. */
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
        <div className={style.choice}>
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
        <nav className={style.nav} aria-label={label}>
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
