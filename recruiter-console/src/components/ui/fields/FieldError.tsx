import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import style from './FieldError.module.css';

/** The error of a field, below it. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className={style.error} id={id} role="alert">
    <TriangleAlert size={12} />
    {children}
  </p>
);
