import { CircleAlert } from 'lucide-react';
import style from '../form/field.module.css';

interface ErrorLineProps {
  id: string;
  lang?: string | undefined;
  /** Lets a screen reader announce the error immediately, because no field refers to it. */
  isNews?: boolean;
  children: string;
}

/** An error message below the part that it is about. */
export function ErrorLine({ id, lang, isNews = false, children }: ErrorLineProps) {
  return (
    <p className={style.error} id={id} lang={lang} role={isNews ? 'alert' : undefined}>
      <CircleAlert size={16} />
      {children}
    </p>
  );
}
