import type { ReactNode } from 'react';
import style from './CardList.module.css';

/** A list on a phone; each card has an avatar, a flexible middle, and an end. */
export const CardList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={style.cards} aria-label={label}>
    {children}
  </ul>
);
