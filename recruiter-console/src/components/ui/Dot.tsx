import { visuallyHidden } from '@byline/web-kit/ui';
import style from './Dot.module.css';

/** A dot that marks something new, with its meaning in words. */
export const Dot = ({ label }: { label: string }) => (
  <span className={style.dot} title={label}>
    <span className={visuallyHidden}>{label}</span>
  </span>
);
