import { CircleAlert } from 'lucide-react';
import style from '../form/field.module.css';

/** What is wrong, below what it is about. */
export function ErrorLine({ id, lang, children }: { id: string; lang?: string | undefined; children: string }) {
  return (
    <p className={style.error} id={id} lang={lang}>
      <CircleAlert size={16} />
      {children}
    </p>
  );
}
