import { useT } from '@byline/web-kit/i18n';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import style from './BottomBar.module.css';
import { isCurrent, TABS } from './navigation';
import { UnreadCount } from './UnreadCount';

/** The tabs at the bottom of a phone's screen. */
export function BottomBar() {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <nav className={style.bar} aria-label={t('layout.main')}>
      {TABS.filter(({ notOnPhone }) => !notOnPhone).map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={isCurrent(tab, pathname) ? 'page' : undefined}>
          <span className={style.icon}>
            <tab.icon />
            {tab.counted && <UnreadCount badge />}
          </span>
          <FormattedMessage id={tab.label} />
        </Link>
      ))}
    </nav>
  );
}
