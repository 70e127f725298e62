import type { ReactNode } from 'react';
import style from './Dock.module.css';
import layoutStyle from './layout.module.css';

/** The buttons of the wizard, always in sight: the last one goes on. */
export const Dock = ({ children }: { children: ReactNode }) => (
  <div className={style.dock}>
    <div className={`${layoutStyle.wrap} ${style.buttons}`}>{children}</div>
  </div>
);
