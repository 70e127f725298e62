import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { measured } from '../../lib/measured';
import look from './snack.module.css';
import style from './WorkBar.module.css';

interface WorkBarProps {
  icon: LucideIcon;
  /** The current work or its result; screen readers announce it. */
  text: string;
  /** The finished part, 0 to 1, as a line at the bottom. */
  part?: number;
  /** The progress and the actions. */
  children: ReactNode;
}

/** Long-running work, below the page instead of over it. */
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

/** The progress as text. */
export const WorkDone = ({ children }: { children: ReactNode }) => <span className={style.percent}>{children}</span>;

/** Cancel, Undo, Try again. */
export const WorkButton = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button {...props} type="button" className={look.action} />
);
