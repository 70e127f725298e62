import MuiIconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { LucideIcon } from 'lucide-react';
import type { MouseEvent, Ref } from 'react';
import { Link, type To } from 'react-router-dom';
import { useIntent } from '../../lib/useIntent';

interface IconActionProps {
  icon: LucideIcon;
  /** Name and tooltip: an icon never stands without its word. */
  label: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** Asks for what a click will show. */
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

/** A button (or a link, with `to` or `href`) that shows an icon only. */
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
  // A disabled button fires no events; the tooltip needs an element that does.
  return <Tooltip title={label}>{disabled ? <span>{button}</span> : button}</Tooltip>;
}
