import { Star } from 'lucide-react';
import { useId } from 'react';
import { useT } from '@byline/web-kit/i18n';
import { visuallyHidden } from '@byline/web-kit/ui';
import style from './StarsInput.module.css';

const LEVELS = [1, 2, 3, 4, 5] as const;
type Level = (typeof LEVELS)[number];

const isLevel = (value: number): value is Level => LEVELS.some((level) => level === value);

/** The word for a level, empty for 0 (unrated). */
export function useStarWord(level: number): string {
  const t = useT();
  return isLevel(level) ? t(`stars.${level}`) : '';
}

interface StarsInputProps {
  legend: string;
  level: number;
  onChange: (level: number) => void;
}

/** Five radio buttons. The arrow keys move; choosing the same star again resets the level to 0. */
export function StarsInput({ legend, level, onChange }: StarsInputProps) {
  const t = useT();
  const name = useId();
  return (
    <fieldset className={style.stars}>
      <legend className={visuallyHidden}>{legend}</legend>
      {LEVELS.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={level === value}
            onChange={() => onChange(value)}
            onClick={() => {
              if (level === value) onChange(0);
            }}
          />
          <span className={visuallyHidden}>
            {value}, {t(`stars.${value}`)}
          </span>
          <Star />
        </label>
      ))}
    </fieldset>
  );
}
