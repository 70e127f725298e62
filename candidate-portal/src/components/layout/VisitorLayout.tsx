import type { ReactNode } from 'react';
import { useT } from '@byline/web-kit/i18n';
import { Footer } from './Footer';
import { LanguageSwitcher } from './LanguageSwitcher';
import { Logo } from './Logo';
import { SkipToContent } from './Page';
import style from './VisitorLayout.module.css';
import layoutStyle from './layout.module.css';

interface VisitorLayoutProps {
  /** At the end of the bar: the language links, unless the page is always English. */
  action?: ReactNode;
  children: ReactNode;
}

/** Wraps every screen of a visitor. */
export function VisitorLayout({ action = <LanguageSwitcher />, children }: VisitorLayoutProps) {
  const t = useT();
  return (
    <div className={layoutStyle.screen}>
      <header className={`${layoutStyle.wrap} ${style.masthead}`}>
        <SkipToContent />
        <Logo />
        <span className={style.tagline}>{t('layout.tagline')}</span>
        {action}
      </header>
      {children}
      <Footer />
    </div>
  );
}
