import { useId } from 'react';
import { common, starWords } from '../../i18n/messages';
import { useT } from '@byline/web-kit/i18n';
import { Icon } from './Icon';

const LEVELS = [1, 2, 3, 4, 5] as const;
type Level = (typeof LEVELS)[number];

const isLevel = (value: number): value is Level => LEVELS.some((level) => level === value);

/** The word of a level; nothing for 0, which is not rated. */
export function useStarWord(level: number): string {
  const t = useT();
  return isLevel(level) ? t(starWords[level]) : '';
}

interface StarsProps {
  legend: string;
  level: number;
  onChange: (level: number) => void;
}

/** Five radio buttons; arrows move, choosing the chosen one again gives 0. */
export function Stars({ legend, level, onChange }: StarsProps) {
  const t = useT();
  const name = useId();
  return (
    <fieldset className="stars">
      <legend className="sr">{legend}</legend>
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
          <span className="sr">
            {value}, {t(starWords[value])}
          </span>
          <Icon name="star" />
        </label>
      ))}
    </fieldset>
  );
}

/** Stars to read. */
export function Rating({ level }: { level: number }) {
  const t = useT();
  return <span className="rate" data-level={level} role="img" aria-label={t(common.starsOf, { count: level })} />;
}
