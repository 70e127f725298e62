import type { ReactNode } from 'react';
import { useT } from '../i18n';
import { stateWords } from './messages';
import style from './Skeleton.module.css';
import { useDelayed } from './useDelayed';
import { visuallyHidden } from './visually-hidden';

interface SkeletonProps {
  /** What is faster shows nothing at all. */
  after?: number;
  className?: string | undefined;
  /** The shapes of what is on its way. */
  children: ReactNode;
}

/** While something loads: its shapes, and one word for a screen reader. */
export function Skeleton({ after = 150, className, children }: SkeletonProps) {
  const t = useT();
  const late = useDelayed(true, after);
  return (
    <div role="status" aria-busy="true">
      <span className={visuallyHidden}>{t(stateWords.loading)}</span>
      {late && (
        <div className={className} aria-hidden="true">
          {children}
        </div>
      )}
    </div>
  );
}

/** A line of text: so wide, in pixels or per cent of its place. */
export const SkeletonBar = ({ width, height = 10 }: { width: number | string; height?: number }) => (
  <svg className={style.shape} width={width} height={height}>
    <rect width="100%" height="100%" rx={5} />
  </svg>
);

/** A portrait. */
export const SkeletonDisc = ({ size }: { size: number }) => (
  <svg className={style.shape} width={size} height={size} viewBox="0 0 2 2">
    <circle cx={1} cy={1} r={1} />
  </svg>
);
