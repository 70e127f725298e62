import type { ReactNode } from 'react';
import style from './section.module.css';

interface SectionProps {
  id: string;
  title: string;
  help?: string;
  children: ReactNode;
}

/** A part of a long form: the heading on the left, the fields on the right. */
export function Section({ id, title, help, children }: SectionProps) {
  return (
    <section className={style.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {help && <p>{help}</p>}
      </header>
      <div className={style.body}>{children}</div>
    </section>
  );
}
