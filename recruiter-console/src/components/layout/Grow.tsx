import clsx from 'clsx';
import type { HTMLAttributes } from 'react';
import style from './Grow.module.css';

interface GrowProps extends HTMLAttributes<HTMLElement> {
  as?: 'span' | 'div';
}

/** Takes the room that is left in a row; an empty one moves what follows to the end. */
export const Grow = ({ as: Tag = 'span', className, ...rest }: GrowProps) => (
  <Tag {...rest} className={clsx(style.grow, className)} />
);
