import type { ReactNode } from 'react';
import { useT } from '@byline/web-kit/i18n';
import { Footer } from './Footer';
import { LanguageSwitcher } from './LanguageSwitcher';
import { Logo } from './Logo';
import { layout } from './messages';
import { SkipLink } from './Page';
import style from './VisitorLayout.module.css';
import layoutStyle from './layout.module.css';

/** Around every screen a visitor sees. The public profile, always English, has no language switcher. */
export function VisitorLayout({ switcher = true, children }: { switcher?: boolean; children: ReactNode }) {
  const t = useT();
  return (
    <div className={layoutStyle.screen}>
      <header className={`${layoutStyle.wrap} ${style.masthead}`}>
        <SkipLink />
        <Logo />
        <span className={style.tagline}>{t(layout.tagline)}</span>
        {switcher && <LanguageSwitcher />}
      </header>
      {children}
      <Footer />
    </div>
  );
}
