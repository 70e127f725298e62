import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon, type IconName } from './Icon';

type Native = ButtonHTMLAttributes<HTMLButtonElement>;

/** `line` is the other path beside the one solid button, `quiet` goes back, `danger` stands only in its dialog. */
export type ButtonLook = 'solid' | 'line' | 'quiet' | 'danger';

interface ButtonProps extends Native {
  look?: ButtonLook;
  wide?: boolean;
  small?: boolean;
  /** While a call runs: what is happening, in words. The button stays focusable but does nothing. */
  busy?: string | undefined;
}

/** The classes of a button, also for a link that looks like one. */
export function buttonClass({
  look = 'solid',
  wide = false,
  small = false,
}: Pick<ButtonProps, 'look' | 'wide' | 'small'>) {
  return ['btn', look !== 'solid' && look, small && 'sm', wide && 'wide'].filter(Boolean).join(' ');
}

export function Button({
  look,
  wide,
  small,
  busy,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const classes = [buttonClass({ look, wide, small }), className].filter(Boolean).join(' ');
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={classes}
      aria-busy={busy ? true : undefined}
      aria-disabled={busy ? true : undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? (
        <>
          <span className="spin" aria-hidden="true" />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  );
}

interface TextButtonProps extends Native {
  ref?: Ref<HTMLButtonElement>;
  icon?: IconName;
  smallIcon?: boolean;
  children: ReactNode;
}

export function TextButton({
  icon,
  smallIcon = false,
  className,
  children,
  type = 'button',
  ...rest
}: TextButtonProps) {
  return (
    <button {...rest} type={type} className={['text', className].filter(Boolean).join(' ')}>
      {icon && <Icon name={icon} small={smallIcon} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Native {
  icon: IconName;
  label: string;
  smallIcon?: boolean;
}

export function IconButton({ icon, label, smallIcon = false, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className="icon" aria-label={label}>
      <Icon name={icon} small={smallIcon} />
    </button>
  );
}
