import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { MouseEvent, Ref } from 'react';
import { Link, type To } from 'react-router-dom';
import { useStepIntent } from '../../lib/useIntent';
import style from './IconAction.module.css';
import { TIP } from './Tooltip';

interface IconActionProps {
  icon: LucideIcon;
  /** The accessible name and the tooltip. */
  label: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** Loads the content that a click will show. */
  onIntent?: () => void;
  to?: To;
  href?: string;
  newTab?: boolean;
  size?: 'small' | 'medium';
  disabled?: boolean;
  expanded?: boolean;
  pressed?: boolean;
  popup?: 'menu' | 'dialog' | 'listbox';
  type?: 'button' | 'submit';
  ref?: Ref<HTMLButtonElement>;
}

/** A button with only an icon; a link with `to` or `href`. */
export function IconAction(props: IconActionProps) {
  const {
    icon: Icon,
    label,
    onClick,
    onIntent,
    to,
    href,
    newTab,
    size = 'small',
    disabled = false,
    expanded,
    pressed,
    popup,
    type,
    ref,
  } = props;
  const intent = useStepIntent(disabled ? undefined : onIntent);
  const shared = {
    className: clsx(style.button, size === 'small' && style.small),
    'aria-label': label,
    [TIP]: label,
    children: <Icon />,
  };
  const target = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  if (to !== undefined && !disabled) return <Link {...shared} to={to} {...target} />;
  if (href !== undefined) return <a {...shared} href={href} {...target} />;
  const button = (
    <button
      {...shared}
      ref={ref}
      type={type ?? 'button'}
      onClick={onClick}
      {...intent}
      disabled={disabled}
      aria-expanded={expanded}
      aria-pressed={pressed}
      aria-haspopup={popup}
    />
  );
  // A disabled button fires no events.
  return disabled ? <span {...{ [TIP]: label }}>{button}</span> : button;
}
