import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import style from './Button.module.css';

interface Look {
  variant?: 'outlined' | 'contained' | 'text' | undefined;
  color?: 'primary' | 'error' | undefined;
  size?: 'small' | undefined;
}
type AsButton = Omit<ComponentProps<'button'>, 'color'> & { to?: never; href?: never };
type AsLink = Omit<LinkProps, 'color'> & { href?: never };
type AsAnchor = Omit<ComponentProps<'a'>, 'color'> & { to?: never; href: string };
export type ButtonProps = Look & (AsButton | AsLink | AsAnchor);

/** A button with words; a link with `to` or `href`. Rows and profiles have dozens, so it is one element with a class, which draws faster than MUI's. */
export function Button({ variant = 'outlined', color, size, className, ...props }: ButtonProps) {
  const look = clsx(
    style.button,
    variant === 'outlined' && style.outlined,
    variant === 'contained' && style.contained,
    variant === 'text' && style.text,
    color === 'error' && style.danger,
    size === 'small' && style.small,
    className,
  );
  if (props.to !== undefined) return <Link {...props} className={look} />;
  if (props.href !== undefined) return <a {...props} className={look} />;
  return <button type="button" {...props} className={look} />;
}
