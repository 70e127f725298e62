import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SKIP_TARGETS } from './SkipTo';
import style from './Page.module.css';

interface PageProps {
  /** Beside the first pane: a panel of 348 px or a form of 420 that lies over it in a narrower window, or a card of 512 that goes below it. */
  beside?: 'panel' | 'form' | 'card' | undefined;
  /** Without the top bar. */
  alone?: boolean;
  children?: ReactNode;
}

/** The panes of a screen. */
export const Page = ({ beside, alone, children }: PageProps) => (
  <main
    id={SKIP_TARGETS.content}
    tabIndex={-1}
    className={clsx(
      style.page,
      beside === 'panel' && style.withPanel,
      beside === 'form' && style.withForm,
      beside === 'card' && style.withCard,
      alone && style.alone,
    )}
  >
    {children}
  </main>
);
