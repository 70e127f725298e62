import { CircleAlert } from 'lucide-react';
import style from '../form/field.module.css';

/** What is wrong, below what it is about. */
export function ErrorLine({ id, children }: { id: string; children: string }) {
  return (
    <p className={style.error} id={id}>
      <CircleAlert size={16} />
      {children}
    </p>
  );
}
