import { ICONS, type IconName } from './icons';

interface IconProps {
  name: IconName;
  small?: boolean;
  className?: string;
}

/** A decorative icon: what it says, a word beside it (or the control's label) says too. */
export function Icon({ name, small = false, className }: IconProps) {
  return (
    <svg
      className={['i', small && 's', className].filter(Boolean).join(' ')}
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
    >
      {ICONS[name]}
    </svg>
  );
}
