import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import style from './Banner.module.css';

interface BannerProps {
  tone?: 'warn' | 'bad';
  /** Part of what is shown anyway: it interrupts nobody. */
  quiet?: boolean;
  /** What can be done about it, after the words. */
  action?: ReactNode;
  children: ReactNode;
}

/** Something to know before going on, inside a pane or a form. */
export const Banner = ({ tone = 'warn', quiet = false, action, children }: BannerProps) => (
  <div className={clsx(style.banner, tone === 'bad' && style.bad)} role={quiet ? undefined : 'alert'}>
    <TriangleAlert />
    <span className={style.text}>{children}</span>
    {action}
  </div>
);
