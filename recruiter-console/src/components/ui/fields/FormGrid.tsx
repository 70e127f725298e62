import type { ReactNode } from 'react';
import style from './FormGrid.module.css';

/** Two columns of fields; one column in a narrow space. */
export const FormGrid = ({ children }: { children: ReactNode }) => <div className={style.grid}>{children}</div>;
