import { visuallyHidden } from '@byline/web-kit/ui';
import style from './ItemContent.module.css';

interface ItemContentProps {
  title: string;
  /** As they are seen; where there is little room, without the end. */
  start: string;
  end: string;
  initials: string;
  /** Day, times and name in full, as they are read. */
  described: string;
  /** On one line: in a month the time comes first, in a day's hours the item stands at its time. */
  look: 'block' | 'short' | 'month';
}

/** What stands in an item of the agenda. */
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
