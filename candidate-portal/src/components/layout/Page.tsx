import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { config } from '@byline/web-kit/config';
import { useT } from '@byline/web-kit/i18n';
import { SkipLink } from '@byline/web-kit/ui';
import { layout } from './messages';
import style from './Page.module.css';

interface PageProps {
  title: string;
  /** Classes of `<main>`. */
  className?: string;
  children: ReactNode;
}

/** The content of one screen: its title in the tab, and the focus on it after a navigation inside the portal. */
export function Page({ title, className, children }: PageProps) {
  const main = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  // `default` is the first page of a visit: the browser has put the focus where it belongs.
  const arrived = useRef(key !== 'default');
  const isAwake = useRef(false);
  useEffect(() => {
    // The rest of the address says what is open on the page, which takes the focus itself.
    // Nor does somebody lose it who types already into a page that came drawn.
    const isTypedInto = !isAwake.current && main.current?.contains(document.activeElement);
    if (arrived.current && !isTypedInto) main.current?.focus({ preventScroll: true });
    arrived.current = true;
    isAwake.current = true;
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
      {t(layout.skip)}
    </SkipLink>
  );
}
