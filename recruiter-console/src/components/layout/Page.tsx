import clsx from 'clsx';
import { useEffect, type ReactNode } from 'react';
import { pageIsThere } from '../../api/first-page';
import { SKIP_TARGETS } from './SkipTo';
import style from './Page.module.css';

interface PageProps {
  /**
   * Next to the first pane: a panel of 348 px, a form of 420 px, a thread of 512 px (all cover the first pane in a narrow
   * window), or a card of 512 px (below it in a narrow window).
   */
  beside?: 'panel' | 'form' | 'thread' | 'card' | undefined;
  alone?: boolean;
  children?: ReactNode;
}

export function Page({ beside, alone, children }: PageProps) {
  // After the effects of the page's parts, which take the answers that the app asked for.
  useEffect(pageIsThere, []);
  return (
    <main
      id={SKIP_TARGETS.content}
      tabIndex={-1}
      className={clsx(
        style.page,
        beside === 'panel' && style.withPanel,
        beside === 'form' && style.withForm,
        beside === 'thread' && style.withThread,
        beside === 'card' && style.withCard,
        alone && style.alone,
      )}
    >
      {children}
    </main>
  );
}
