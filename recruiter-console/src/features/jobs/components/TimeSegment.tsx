import { FormattedMessage, useIntl } from 'react-intl';
import { Segment } from '../../../components/ui/Segment';
import { Text } from '../../../components/ui/Text';
import { TIMES, type TimeChoice } from '../list-state';
import { messages, timeFilters } from '../messages';
import type { TimeCounts } from '../useTimeCounts';

interface TimeSegmentProps {
  value: TimeChoice;
  onChange: (value: TimeChoice) => void;
  counts: TimeCounts | undefined;
}

/** All, future, ongoing, finished, each with its count; jobs without dates only where there are some. */
export function TimeSegment({ value, onChange, counts }: TimeSegmentProps) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Segment<TimeChoice>
      label={formatMessage(messages.timeFilter)}
      value={value}
      onChange={onChange}
      options={TIMES.filter((time) => time !== 'none' || value === 'none' || counts?.none).map((time) => ({
        value: time,
        label: (
          <>
            <FormattedMessage {...(time === 'all' ? messages.every : timeFilters[time])} />
            <Text tone="muted">{counts && formatNumber(counts[time])}</Text>
          </>
        ),
      }))}
    />
  );
}
