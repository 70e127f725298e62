import { useRef, type KeyboardEvent } from 'react';
import style from './Rating.module.css';

interface RatingProps {
  label: string;
  value: number;
  /** 0 clears the rating; a click on the current value also clears it. */
  onChange: (value: number) => void;
  max?: number;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** Five joined cells; a radio group with arrow keys. */
export function Rating({ label, value, onChange, max = 5 }: RatingProps) {
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(max, Math.max(1, value + step));
    onChange(next);
    (group.current?.children[next - 1] as HTMLElement | undefined)?.focus();
  };
  return (
    <div className={style.rating} role="radiogroup" aria-label={label} ref={group} onKeyDown={onKeyDown}>
      {Array.from({ length: max }, (_, index) => index + 1).map((step) => (
        <span
          key={step}
          role="radio"
          aria-checked={step === value}
          tabIndex={step === (value || 1) ? 0 : -1}
          onClick={() => onChange(step === value ? 0 : step)}
          onKeyDown={(event) => {
            if (event.key !== ' ' && event.key !== 'Enter') return;
            event.preventDefault();
            onChange(step === value ? 0 : step);
          }}
        >
          {step}
        </span>
      ))}
    </div>
  );
}
