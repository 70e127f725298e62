import type { ReactNode } from 'react';
import style from './RowButton.module.css';

/** An entry of a list that opens as a whole. */
export const RowButton = ({ id, onOpen, children }: { id: string; onOpen: () => void; children: ReactNode }) => (
  <li data-record={id}>
    <button type="button" className={style.open} onClick={onOpen}>
      {children}
    </button>
  </li>
);
