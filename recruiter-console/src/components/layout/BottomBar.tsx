import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import style from './BottomBar.module.css';
import { layout } from './messages';
import { isCurrent, TABS } from './navigation';

/** The tabs at the foot of a phone. */
export function BottomBar() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  return (
    <nav className={style.bar} aria-label={formatMessage(layout.main)}>
      {TABS.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={isCurrent(tab, pathname) ? 'page' : undefined}>
          <tab.icon />
          <FormattedMessage {...tab.label} />
        </Link>
      ))}
    </nav>
  );
}
