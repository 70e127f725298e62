import clsx from 'clsx';
import style from './DayHeader.module.css';

interface DayHeaderProps {
  weekday: string;
  /** None above the weeks of a month. */
  number: string;
}

/** Above a day. The calendar calls it by its date, so that the weekday is drawn beside what is said: the name of a link has what is read in it. */
export const DayHeader = ({ weekday, number }: DayHeaderProps) =>
  number ? (
    // A column that has room for one letter has none for the number beside it.
    <span className={clsx(style.day, weekday.length === 1 && style.narrow)} data-weekday={weekday}>
      <b>{number}</b>
    </span>
  ) : (
    weekday
  );
