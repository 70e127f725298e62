import { visuallyHidden } from '@byline/web-kit/ui';
import { ChangeMark } from '../../../components/ui/ChangeMark';
import style from './ItemContent.module.css';

interface ItemContentProps {
  id: string;
  title: string;
  /** The visible times, or the day on which an item of several days begins or ends. */
  start: string;
  end: string;
  /** Begins and ends on one day: with little room, its height shows the end. */
  isWhole: boolean;
  initials: string;
  /** Day, times, people and place in full, for screen readers. */
  described: string;
  /** The language of the day, where it differs from the interface. */
  lang: string | undefined;
  /** `short` and `month` are one line. In a month the line starts with the time; among the hours the position shows it. */
  look: 'block' | 'short' | 'month';
}

export const ItemContent = ({ id, title, start, end, isWhole, initials, described, lang, look }: ItemContentProps) => (
  <div className={look === 'block' ? style.content : style.short}>
    {look === 'month' && <span aria-hidden="true">{start} </span>}
    <b>{title}</b>
    {look === 'block' && (
      <span aria-hidden="true" className={isWhole ? undefined : style.days}>
        {start}
        <span className={style.end}> – {end}</span>
        {initials && ` · ${initials}`}
      </span>
    )}
    {look !== 'block' && initials && <span aria-hidden="true"> · {initials}</span>}
    <span className={visuallyHidden} lang={lang}>
      , {described}
    </span>
    <span className={style.changed}>
      <ChangeMark id={id} short />
    </span>
  </div>
);
