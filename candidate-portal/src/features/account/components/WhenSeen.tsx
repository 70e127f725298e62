import { useSeen } from '@byline/web-kit/ui';
import type { ReactNode } from 'react';
import { Boundary } from '../../../components/ui/States';
import style from './account.module.css';

/** A part below the first screen. It loads when the user scrolls to it; until then, its space is reserved. */
export function WhenSeen({ children }: { children: ReactNode }) {
  const [place, seen] = useSeen<HTMLDivElement>();
  return (
    <div ref={place} className={style.place}>
      {seen && <Boundary>{children}</Boundary>}
    </div>
  );
}
