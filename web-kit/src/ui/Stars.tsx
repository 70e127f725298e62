import { SKILL_LEVEL } from '@byline/shared-types/domain';
import { Star } from 'lucide-react';
import { useT } from '../i18n';
import style from './Stars.module.css';

const LEVELS = Array.from({ length: SKILL_LEVEL.max }, (_, index) => index + 1);

interface StarsProps {
  level: number;
  size?: 'small' | 'medium';
}

/** Shows the level of a skill; a screen reader says "4 of 5 stars". */
export function Stars({ level, size = 'medium' }: StarsProps) {
  const t = useT();
  return (
    <span
      className={`${style.stars} ${size === 'small' ? style.small : style.medium}`}
      role="img"
      aria-label={t('state.stars', { level })}
    >
      {LEVELS.map((star) => (
        <Star key={star} {...(star > level && { className: style.empty })} />
      ))}
    </span>
  );
}
