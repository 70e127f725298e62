import type { ReactNode } from 'react';
import style from './IdentityRow.module.css';

/** The line that says who it is; its shapes while that loads. */
export const IdentityRow = ({ children }: { children: ReactNode }) => <div className={style.row}>{children}</div>;
