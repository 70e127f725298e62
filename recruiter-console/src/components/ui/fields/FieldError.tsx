import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import style from './FieldError.module.css';

/** What is wrong with a field, below it. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className={style.error} id={id} role="alert">
    <Icon name="alert" small />
    {children}
  </p>
);
