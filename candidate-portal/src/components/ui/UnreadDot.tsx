import style from './UnreadDot.module.css';

interface UnreadDotProps {
  /** Its name for screen readers. */
  label: string;
  /** Places it. */
  className: string | undefined;
}

/** The mark of something unread. */
export function UnreadDot({ label, className }: UnreadDotProps) {
  return <span className={`${style.dot} ${className}`} role="img" aria-label={label} />;
}
