import clsx from 'clsx';
import type { HTMLAttributes } from 'react';
import style from './List.module.css';

interface ListProps extends HTMLAttributes<HTMLUListElement> {
  lineAbove?: boolean;
}

/** Entries separated by hairlines. */
export const List = ({ lineAbove, ...rest }: ListProps) => (
  <ul {...rest} className={clsx(style.list, lineAbove && style.lineAbove)} />
);
