import type { CSSProperties } from 'react';

/** Lengths that are known only once something is drawn, in px: the class beside them reads them as custom properties. */
export const measured = (lengths: Record<`--${string}`, number>): { style: CSSProperties } => ({
  style: Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, `${length}px`])),
});
