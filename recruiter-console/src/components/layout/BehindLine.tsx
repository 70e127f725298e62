import { formatTime } from '@byline/web-kit/dates';
import { useDelayed } from '@byline/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { useBehindSince } from '../../lib/live/live-state';
import style from './BehindLine.module.css';

/** Most breaks are shorter. */
const AFTER_MS = 10_000;

/** Says since when the work of colleagues does not show by itself. */
export function BehindLine() {
  const since = useBehindSince();
  const late = useDelayed(since !== null, AFTER_MS);
  return (
    <div role="status" data-print="none">
      {late && since !== null && (
        <p className={style.line}>
          <FormattedMessage id="live.behind" values={{ time: formatTime(new Date(since).toISOString()) }} />
        </p>
      )}
    </div>
  );
}
