import type { ReactNode } from 'react';
import style from './FormGrid.module.css';

/** Fields in two columns; in one where there is no room. */
export const FormGrid = ({ children }: { children: ReactNode }) => <div className={style.grid}>{children}</div>;
