import type { ReactNode } from 'react';
import style from './CardList.module.css';

/** A list on a phone: each card has an avatar, a middle that takes the room, and what stands at its end. */
export const CardList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={style.cards} aria-label={label}>
    {children}
  </ul>
);
