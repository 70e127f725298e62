import type { ReactNode } from 'react';
import style from './TwoColumns.module.css';

/** The two columns of the profile; one column in a narrow window. */
export const TwoColumns = ({ children }: { children: ReactNode }) => <div className={style.columns}>{children}</div>;
