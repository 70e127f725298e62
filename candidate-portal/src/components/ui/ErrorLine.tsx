import { CircleAlert } from 'lucide-react';
import style from '../form/field.module.css';

interface ErrorLineProps {
  id: string;
  lang?: string | undefined;
  /** A screen reader says it at once, because no field refers to it. */
  isNews?: boolean;
  children: string;
}

/** An error, below its subject. */
export function ErrorLine({ id, lang, isNews = false, children }: ErrorLineProps) {
  return (
    <p className={style.error} id={id} lang={lang} role={isNews ? 'alert' : undefined}>
      <CircleAlert size={16} />
      {children}
    </p>
  );
}
