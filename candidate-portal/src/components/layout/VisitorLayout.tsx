import type { ReactNode } from 'react';
import { useT } from '@byline/web-kit/i18n';
import { Footer } from './Footer';
import { LanguageSwitcher } from './LanguageSwitcher';
import { Logo } from './Logo';
import { layout } from './messages';
import { SkipLink } from './Page';

/** Around every screen a visitor sees. The public profile, always English, has no language switcher. */
export function VisitorLayout({ switcher = true, children }: { switcher?: boolean; children: ReactNode }) {
  const t = useT();
  return (
    <div className="page">
      <header className="wrap mast">
        <SkipLink />
        <Logo />
        <span className="tag">{t(layout.tagline)}</span>
        {switcher && <LanguageSwitcher />}
      </header>
      {children}
      <Footer />
    </div>
  );
}
