import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { measured } from '../../lib/measured';
import look from './snack.module.css';
import style from './WorkBar.module.css';

interface WorkBarProps {
  icon: LucideIcon;
  /** What goes on, or came of it; said aloud. */
  text: string;
  /** More that is read with it. */
  more?: ReactNode;
  /** How much of it is done, 0 to 1: a line at its foot. */
  part?: number;
  /** Above another one. */
  raised?: boolean;
  ref?: Ref<HTMLDivElement>;
  /** How far it is, and what can be done. */
  children: ReactNode;
}

/** Long work at the foot of the screen, where the snackbar stands. */
export const WorkBar = ({ icon: Icon, text, more, part, raised = false, ref, children }: WorkBarProps) => (
  <div className={clsx(look.snack, style.bar, raised && style.raised)} ref={ref} role="region" aria-label={text}>
    <Icon aria-hidden="true" />
    <span role="status" className={style.text}>
      {text}
      {more}
    </span>
    {children}
    {part !== undefined && <span className={style.line} {...measured({ '--part': part * 100 })} />}
  </div>
);

/** How far it is. */
export const WorkDone = ({ children }: { children: ReactNode }) => <span className={style.percent}>{children}</span>;

/** Cancel, Undo, Try again. */
export const WorkButton = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button {...props} type="button" className={look.action} />
);
