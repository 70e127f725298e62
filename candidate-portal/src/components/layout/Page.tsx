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

/** On the first page of a visit, the browser has already set the focus. */
let isFirst = true;

/** Whether the focus is still on the body or on the link, so that no field has taken it. */
function isFree({ activeElement }: Document, pathname: string): boolean {
  return activeElement === document.body || (activeElement as HTMLAnchorElement).pathname === pathname;
}

/** The content of one screen. Sets the title of the tab, and focuses the heading after a navigation inside the portal. */
export function Page({ title, className, children }: PageProps) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // Reacts only to the path: the query opens a form or dialog, which takes the focus itself.
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
