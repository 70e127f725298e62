import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { measured } from '../../lib/measured';
import look from './snack.module.css';
import style from './WorkBar.module.css';

interface WorkBarProps {
  icon: LucideIcon;
  /** What goes on, or came of it; said aloud. */
  text: string;
  /** How much of it is done, 0 to 1: a line at its foot. */
  part?: number;
  /** How far it is, and what can be done. */
  children: ReactNode;
}

/** Long work below the page, which makes room for it. */
export const WorkBar = ({ icon: Icon, text, part, children }: WorkBarProps) => (
  <div className={clsx(look.snack, style.bar)} role="region" aria-label={text}>
    <Icon aria-hidden="true" />
    <span role="status" className={style.text}>
      {text}
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
