import clsx from 'clsx';
import style from './DayHeader.module.css';

interface DayHeaderProps {
  weekday: string;
  /** Empty above the weeks of a month. */
  number: string;
  /** The language of the weekday, where it differs from the interface. */
  lang: string | undefined;
}

/** Heads a day. The calendar uses the date as the link's name, so CSS draws the weekday: the visible text of the link stays within its name. */
export const DayHeader = ({ weekday, number, lang }: DayHeaderProps) =>
  number ? (
    // A column that is so narrow that the weekday has one letter puts the number below it.
    <span className={clsx(style.day, weekday.length === 1 && style.narrow)} data-weekday={weekday} lang={lang}>
      <b>{number}</b>
    </span>
  ) : (
    <span lang={lang}>{weekday}</span>
  );
