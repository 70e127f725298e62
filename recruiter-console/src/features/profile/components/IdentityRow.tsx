import type { ReactNode } from 'react';
import style from './IdentityRow.module.css';

/** The line with photo and name, shared with its loading state. */
export const IdentityRow = ({ children }: { children: ReactNode }) => <div className={style.row}>{children}</div>;
