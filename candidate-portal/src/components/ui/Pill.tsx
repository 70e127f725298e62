import type { ReactNode } from 'react';
import { Icon } from './Icon';

interface PillProps {
  /** Pending is amber with a clock, good is green, anything over and done with is grey. */
  look?: 'wait' | 'good';
  children: ReactNode;
}

export function Pill({ look, children }: PillProps) {
  return (
    <span className={look ? `pill ${look}` : 'pill'}>
      {look === 'wait' && <Icon name="clock" small />}
      {children}
    </span>
  );
}
