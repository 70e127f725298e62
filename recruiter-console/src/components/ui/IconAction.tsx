import MuiIconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { LucideIcon } from 'lucide-react';
import type { MouseEvent, Ref } from 'react';
import { Link, type To } from 'react-router-dom';
import { useIntent } from '../../lib/useIntent';

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
  const intent = useIntent<undefined>(onIntent);
  const target = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const shared = { size, 'aria-label': label, children: <Icon /> } as const;
  let button;
  if (to !== undefined && !disabled) button = <MuiIconButton {...shared} component={Link} to={to} {...target} />;
  else if (href !== undefined) button = <MuiIconButton {...shared} component="a" href={href} {...target} />;
  else
    button = (
      <MuiIconButton
        {...shared}
        ref={ref}
        type={type ?? 'button'}
        onClick={onClick}
        {...intent(undefined)}
        disabled={disabled}
        aria-expanded={expanded}
        aria-pressed={pressed}
        aria-haspopup={popup}
      />
    );
  // A disabled button fires no events, so the tooltip needs a wrapper.
  return <Tooltip title={label}>{disabled ? <span>{button}</span> : button}</Tooltip>;
}
