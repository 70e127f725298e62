import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import style from './button.module.css';

const SMALL = { size: 16 };

type Native = ButtonHTMLAttributes<HTMLButtonElement>;

/** `solid` is the main action, `line` an alternative to it, `quiet` cancels or goes back, `danger` removes something. */
export type ButtonLook = 'solid' | 'line' | 'quiet' | 'danger';

const LOOKS = { solid: undefined, line: style.line, quiet: style.quiet, danger: style.danger } as const;

interface ButtonProps extends Native {
  look?: ButtonLook;
  wide?: boolean;
  small?: boolean;
  /** The text during a running call. The button stays focusable but ignores clicks. */
  busy?: string | undefined;
}

/** The classes of a button, also for a link that looks like one. */
export function buttonClass({
  look = 'solid',
  wide = false,
  small = false,
}: Pick<ButtonProps, 'look' | 'wide' | 'small'>) {
  return [style.button, LOOKS[look], small && style.small, wide && style.wide].filter(Boolean).join(' ');
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
          <span className={style.spinner} aria-hidden="true" />
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
  icon?: LucideIcon;
  /** Removes something. */
  danger?: boolean;
  smallIcon?: boolean;
  children: ReactNode;
}

export function TextButton({
  icon: Icon,
  smallIcon = false,
  danger = false,
  className,
  children,
  type = 'button',
  ...rest
}: TextButtonProps) {
  return (
    <button {...rest} type={type} className={[style.text, danger && style.danger, className].filter(Boolean).join(' ')}>
      {Icon && <Icon {...(smallIcon && SMALL)} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Native {
  ref?: Ref<HTMLButtonElement>;
  icon: LucideIcon;
  label: string;
  smallIcon?: boolean;
}

export function IconButton({ icon: Icon, label, smallIcon = false, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={style.icon} aria-label={label}>
      <Icon {...(smallIcon && SMALL)} />
    </button>
  );
}
