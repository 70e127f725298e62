import { visuallyHidden } from '@byline/web-kit/ui';
import style from './ItemContent.module.css';

interface ItemContentProps {
  title: string;
  /** The visible times. An item with little room hides the end. */
  start: string;
  end: string;
  initials: string;
  /** Day, times and assignee in full, for screen readers. */
  described: string;
  /** `short` and `month` are one line. In a month the line starts with the time; among the hours the position shows it. */
  look: 'block' | 'short' | 'month';
}

export const ItemContent = ({ title, start, end, initials, described, look }: ItemContentProps) => (
  <div className={look === 'block' ? style.content : style.short} title={`${title} · ${described}`}>
    {look === 'month' && <span aria-hidden="true">{start} </span>}
    <b>{title}</b>
    {look === 'block' && (
      <span aria-hidden="true">
        {start}
        <span className={style.end}> – {end}</span>
        {initials && ` · ${initials}`}
      </span>
    )}
    {look !== 'block' && initials && <span aria-hidden="true"> · {initials}</span>}
    <span className={visuallyHidden}>, {described}</span>
  </div>
);
