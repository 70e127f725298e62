import style from './DayHeader.module.css';

interface DayHeaderProps {
  weekday: string;
  /** None above the weeks of a month. */
  number: string;
}

/** Above a day. The calendar calls it by its date, so that the weekday is drawn beside what is said: the name of a link has what is read in it. */
export const DayHeader = ({ weekday, number }: DayHeaderProps) =>
  number ? (
    <span className={style.day} data-weekday={weekday}>
      <b>{number}</b>
    </span>
  ) : (
    weekday
  );
