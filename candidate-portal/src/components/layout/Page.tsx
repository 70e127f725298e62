import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { config } from '@byline/web-kit/config';
import { useT } from '@byline/web-kit/i18n';
import { SkipLink } from '@byline/web-kit/ui';
import style from './Page.module.css';

interface PageProps {
  title: string;
  /** Classes of `<main>`. */
  className?: string;
  children: ReactNode;
}

/** The browser has put the focus where it belongs on the first page of a visit. */
let isFirst = true;

/** Whether the focus is still where the link left it, and no field has requested it. */
function isFree({ activeElement }: Document, pathname: string): boolean {
  return activeElement === document.body || (activeElement as HTMLAnchorElement).pathname === pathname;
}

/** The content of one screen: its title in the tab, and the focus on its heading after a navigation inside the portal. */
export function Page({ title, className, children }: PageProps) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // The rest of the address says what is open on the page, which takes the focus itself.
    if (!isFirst && isFree(document, pathname)) {
      const heading = main.current?.querySelector('h1') ?? main.current;
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    }
    isFirst = false;
  }, [pathname]);
  return (
    <main id="content" tabIndex={-1} className={[style.page, className].filter(Boolean).join(' ')} ref={main}>
      <title>{`${title} · ${config.productName}`}</title>
      {children}
    </main>
  );
}

export function SkipToContent() {
  const t = useT();
  return (
    <SkipLink className={style.skip} to="content">
      {t('layout.skip')}
    </SkipLink>
  );
}
