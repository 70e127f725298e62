import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import style from './Banner.module.css';

interface BannerProps {
  tone?: 'warn' | 'bad';
  /** Belongs to the normal content, so screen readers do not announce it. */
  quiet?: boolean;
  /** A button after the text. */
  action?: ReactNode;
  children: ReactNode;
}

/** A warning inside a pane or a form. */
export const Banner = ({ tone = 'warn', quiet = false, action, children }: BannerProps) => (
  <div className={clsx(style.banner, tone === 'bad' && style.bad)} role={quiet ? undefined : 'alert'}>
    <TriangleAlert />
    <span className={style.text}>{children}</span>
    {action}
  </div>
);
