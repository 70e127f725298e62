import { SKILL_LEVEL } from '@byline/shared-types/domain';
import { useIntl } from 'react-intl';
import { common } from '../../i18n/common';
import { Icon } from './Icon';

const LEVELS = Array.from({ length: SKILL_LEVEL.max }, (_, index) => index + 1);

/** Skill level as stars, read out as "4 of 5". */
export function Stars({ level }: { level: number }) {
  const { formatMessage } = useIntl();
  return (
    <span className="stars" role="img" aria-label={formatMessage(common.stars, { level })}>
      {LEVELS.map((star) => (
        <Icon key={star} name="star" {...(star > level && { className: 'o' })} />
      ))}
    </span>
  );
}
