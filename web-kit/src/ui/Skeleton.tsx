import { useEffect, useState, type ReactNode } from 'react';
import { useT } from '../i18n';
import style from './Skeleton.module.css';
import { useDelayed } from './useDelayed';
import { visuallyHidden } from './visually-hidden';

/** When the last visible skeleton disappeared; Infinity while one is visible. */
let shownUntil = -Infinity;
export const forgetSkeletons = (): void => {
  shownUntil = -Infinity;
};
/** A skeleton that follows another one within this time shows at once, because a short gap flickers. */
const SOON_MS = 100;

interface SkeletonProps {
  /** Delay in milliseconds, so that a short wait shows no skeleton. */
  after?: number;
  className?: string | undefined;
  /** Shapes similar to the content that is loading. */
  children: ReactNode;
}

/** Shown while something loads: shapes similar to the content, and "Loading" for a screen reader. */
export function Skeleton({ after = 150, className, children }: SkeletonProps) {
  const t = useT();
  const [goesOn] = useState(() => performance.now() - shownUntil < SOON_MS);
  const late = useDelayed(!goesOn, after) || goesOn;
  useEffect(() => {
    if (!late) return undefined;
    shownUntil = Infinity;
    return () => {
      shownUntil = performance.now();
    };
  }, [late]);
  return (
    <div role="status" aria-busy="true">
      <span className={visuallyHidden}>{t('state.loading')}</span>
      {late && (
        <div className={className} aria-hidden="true">
          {children}
        </div>
      )}
    </div>
  );
}

/** The shape of a line of text; `width` is in pixels or per cent. */
export const SkeletonBar = ({ width, height = 10 }: { width: number | string; height?: number }) => (
  <svg className={style.shape} width={width} height={height}>
    <rect width="100%" height="100%" rx={5} />
  </svg>
);

/** The shape of a photo of a person. */
export const SkeletonDisc = ({ size }: { size: number }) => (
  <svg className={style.shape} width={size} height={size} viewBox="0 0 2 2">
    <circle cx={1} cy={1} r={1} />
  </svg>
);
