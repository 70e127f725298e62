import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useT } from '@byline/web-kit/i18n';
import { TextButton } from '../ui/Button';
import { Icon, type IconName } from '../ui/Icon';
import { Footer } from './Footer';
import { Logo } from './Logo';
import { layout } from './messages';
import { SkipLink } from './Page';

interface CandidateLayoutProps {
  /** On /complete only the word mark and logout stand in the bar, and its buttons in a dock. */
  wizard?: boolean;
  onLogout: () => void;
  children: ReactNode;
}

export function CandidateLayout({ wizard = false, onLogout, children }: CandidateLayoutProps) {
  const t = useT();
  return (
    <div className={`page ${wizard ? 'has-dock' : 'has-tabs'}`}>
      <header className="bar">
        <div className="wrap mast">
          <SkipLink />
          <Logo />
          {!wizard && <Tabs />}
          <div className="end">
            <TextButton onClick={onLogout}>{t(layout.logout)}</TextButton>
          </div>
        </div>
      </header>
      {children}
      <Footer />
    </div>
  );
}

const TABS = [
  { to: '/profile', icon: 'user', label: layout.profile },
  { to: '/work', icon: 'work', label: layout.work },
  { to: '/education', icon: 'school', label: layout.education },
  { to: '/links', icon: 'link', label: layout.links },
] as const satisfies readonly { to: string; icon: IconName; label: unknown }[];

/** A bar at the bottom on a phone, where the last tab's name is shortened. */
function Tabs() {
  const t = useT();
  return (
    <nav className="tabs" aria-label={t(layout.pages)}>
      {TABS.map(({ to, icon, label }) => (
        <NavLink key={to} to={to}>
          <Icon name={icon} />
          {t(label)}
        </NavLink>
      ))}
      <NavLink to="/jobapplications">
        <Icon name="list" />
        <span className="long">{t(layout.applications)}</span>
        <span className="short">{t(layout.applicationsShort)}</span>
      </NavLink>
    </nav>
  );
}
