import type { ReactNode } from 'react';
import style from './Dock.module.css';
import layoutStyle from './layout.module.css';

/** The wizard's buttons, always visible; the last one continues. */
export const Dock = ({ children }: { children: ReactNode }) => (
  <div className={style.dock}>
    <div className={`${layoutStyle.wrap} ${style.buttons}`}>{children}</div>
  </div>
);
