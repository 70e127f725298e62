import clsx from 'clsx';
import type { HTMLAttributes } from 'react';
import style from './Stack.module.css';

/** Room between the things in it, in px; `var(--space)` and its multiples but for 2 and 6. */
const GAPS = {
  2: style.gap2,
  4: style.gap4,
  6: style.gap6,
  8: style.gap8,
  12: style.gap12,
  16: style.gap16,
  20: style.gap20,
};

interface FlexProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'span' | 'header' | 'ul' | 'li' | 'figcaption';
  gap?: keyof typeof GAPS;
  /** Takes the room that is left. */
  grow?: boolean;
}

interface RowProps extends FlexProps {
  /** Lined up at their tops instead of their middles. */
  top?: boolean;
  /** At the end of the line. */
  atEnd?: boolean;
  wrap?: boolean;
}

/** Things beside each other, 8 px apart unless said otherwise. */
export function Row({ as: Tag = 'div', gap, grow, top, atEnd, wrap, className, ...rest }: RowProps) {
  const classes = [gap && GAPS[gap], grow && style.grow, top && style.top, atEnd && style.atEnd, wrap && style.wrap];
  return <Tag {...rest} className={clsx(style.row, classes, className)} />;
}

/** Things below each other. */
export const Stack = ({ as: Tag = 'div', gap, grow, className, ...rest }: FlexProps) => (
  <Tag {...rest} className={clsx(style.stack, gap && GAPS[gap], grow && style.grow, className)} />
);
