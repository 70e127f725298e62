import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import style from './Pill.module.css';

const LOOKS = { wait: style.wait, good: style.good } as const;

interface PillProps {
  /** `wait` is amber with a clock, `good` is green, the default is grey. */
  look?: 'wait' | 'good';
  children: ReactNode;
}

export function Pill({ look, children }: PillProps) {
  return (
    <span className={look ? `${style.pill} ${LOOKS[look]}` : style.pill}>
      {look === 'wait' && <Clock size={16} />}
      {children}
    </span>
  );
}
