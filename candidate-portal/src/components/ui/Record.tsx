import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import style from './record.module.css';

interface RecordProps {
  icon?: LucideIcon;
  title: ReactNode;
  /** Beside the title, e.g. a pill. */
  mark?: ReactNode;
  /** The smaller line below. */
  more?: ReactNode;
  /** Buttons at the end of the line. */
  children?: ReactNode;
}

/** One line of a settings page: a title and its buttons. */
export const Record = ({ icon: Icon, title, mark, more, children }: RecordProps) => (
  <div className={style.record}>
    {Icon && <Icon />}
    <div>
      <p className={style.title}>
        <span>{title}</span>
        {mark}
      </p>
      {more && <p className={style.more}>{more}</p>}
    </div>
    {children}
  </div>
);
