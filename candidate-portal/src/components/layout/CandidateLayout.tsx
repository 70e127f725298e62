import { BriefcaseBusiness, ClipboardList, GraduationCap, Link2, Mail, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { formatDashed, today } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useIsPaper } from '@byline/web-kit/ui';
import { TextButton } from '../ui/Button';
import { Footer } from './Footer';
import { Logo } from './Logo';
import { SkipToContent } from './Page';
import style from './CandidateLayout.module.css';
import layoutStyle from './layout.module.css';
import textStyle from '../ui/text.module.css';

interface CandidateLayoutProps {
  /** On /complete, the bar has only the word mark and logout, and a dock has the wizard's buttons. */
  wizard?: boolean;
  /** The menu behind the initials; /complete has no menu. */
  menu: ReactNode;
  onLogout: () => void;
  /** Number of conversations with a new mail. */
  unread?: number;
  children: ReactNode;
}

export function CandidateLayout({ wizard = false, menu, onLogout, unread = 0, children }: CandidateLayoutProps) {
  const t = useT();
  const isPaper = useIsPaper();
  return (
    <div className={`${layoutStyle.screen} ${wizard ? style.withDock : style.withTabs}`}>
      {isPaper && (
        <p className={`${layoutStyle.wrap} ${textStyle.small}`}>
          {t('layout.printed', { day: formatDashed(today()) })}
        </p>
      )}
      <header className={style.bar} data-print="none">
        <div className={`${layoutStyle.wrap} ${style.masthead}`}>
          <SkipToContent />
          <Logo />
          {!wizard && <Tabs unread={unread} />}
          <div>{wizard ? <TextButton onClick={onLogout}>{t('layout.logout')}</TextButton> : menu}</div>
        </div>
      </header>
      {children}
      <Footer />
    </div>
  );
}

const TABS = [
  { to: '/profile', icon: User, label: 'layout.profile' },
  { to: '/work', icon: BriefcaseBusiness, label: 'layout.work' },
  { to: '/education', icon: GraduationCap, label: 'layout.education' },
  { to: '/links', icon: Link2, label: 'links.title' },
] as const;

/** On a phone, the tabs are a bar at the bottom that shortens the last tab's name. */
function Tabs({ unread }: { unread: number }) {
  const t = useT();
  return (
    <nav className={style.tabs} aria-label={t('layout.pages')}>
      {TABS.map(({ to, icon: Icon, label }) => (
        <NavLink key={to} to={to}>
          <Icon />
          {t(label)}
        </NavLink>
      ))}
      <NavLink to="/messages">
        <span className={style.withDot}>
          <Mail />
          {t('layout.messages')}
          {unread > 0 && (
            <span
              className={`${textStyle.unread} ${style.dot}`}
              role="img"
              aria-label={t('layout.unread', { count: unread })}
            />
          )}
        </span>
      </NavLink>
      <NavLink to="/jobapplications">
        <ClipboardList />
        <span className={style.long}>{t('layout.applications')}</span>
        <span className={style.short}>{t('layout.applicationsShort')}</span>
      </NavLink>
    </nav>
  );
}
