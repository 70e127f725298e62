import clsx from 'clsx';
import type { HTMLAttributes } from 'react';
import style from './Grow.module.css';

interface GrowProps extends HTMLAttributes<HTMLElement> {
  as?: 'span' | 'div';
}

/** Fills the remaining width of a row; an empty one pushes the next elements to the end. */
export const Grow = ({ as: Tag = 'span', className, ...rest }: GrowProps) => (
  <Tag {...rest} className={clsx(style.grow, className)} />
);
