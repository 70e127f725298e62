import { formatDay } from '@byline/web-kit/dates';
import { FormattedMessage } from 'react-intl';
import { Row } from '../../../components/layout/Stack';
import { beginsLate, type Count, type Period } from '../periods';
import style from './statistics.module.css';

interface PartialKeyProps {
  bars: readonly Count[];
  period: Period;
  now: string;
  name: (count: Count) => string;
}

/** Says which periods the chart counts in part: the first one if the days begin within it, and the current one. */
export function PartialKey({ bars, period, now, name }: PartialKeyProps) {
  const first = bars.find(beginsLate);
  return (
    <Row as="span" gap={16} wrap>
      {first && (
        <span className={style.partial}>
          {name(first)} <FormattedMessage id="statistics.fromDay" values={{ day: formatDay(first.from) }} />
        </span>
      )}
      {bars.some(({ running }) => running) && (
        <span className={style.partial}>
          <FormattedMessage id={`statistics.running.${period}`} values={{ day: formatDay(now) }} />
        </span>
      )}
    </Row>
  );
}
