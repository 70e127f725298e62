import type { CSSProperties } from 'react';

/** Passes lengths that are known only at run time to a CSS class, as custom properties in px. */
export const measured = (lengths: Record<`--${string}`, number>): { style: CSSProperties } => ({
  style: Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, `${length}px`])),
});
