import clsx from 'clsx';
import type { HTMLAttributes } from 'react';
import style from './Stack.module.css';

/** The gap between elements in px: multiples of `var(--space)`, except 2 and 6. */
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
  /** Fills the remaining space. */
  grow?: boolean;
}

interface RowProps extends FlexProps {
  /** Aligns at the top instead of the middle. */
  top?: boolean;
  /** Aligns at the end of the line. */
  atEnd?: boolean;
  wrap?: boolean;
}

/** A horizontal group with a gap of 8 px by default. */
export function Row({ as: Tag = 'div', gap, grow, top, atEnd, wrap, className, ...rest }: RowProps) {
  const classes = [gap && GAPS[gap], grow && style.grow, top && style.top, atEnd && style.atEnd, wrap && style.wrap];
  return <Tag {...rest} className={clsx(style.row, classes, className)} />;
}

/** A vertical group. */
export const Stack = ({ as: Tag = 'div', gap, grow, className, ...rest }: FlexProps) => (
  <Tag {...rest} className={clsx(style.stack, gap && GAPS[gap], grow && style.grow, className)} />
);
