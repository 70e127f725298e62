import type { ReactNode } from 'react';
import style from './TwoColumns.module.css';

/** The profile's two columns; one below the other where there is no room. */
export const TwoColumns = ({ children }: { children: ReactNode }) => <div className={style.columns}>{children}</div>;
