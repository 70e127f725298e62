import { useIntl } from 'react-intl';
import { CountedSegment } from '../../../components/ui/CountedSegment';
import { TIMES, type TimeChoice } from '../list-state';
import { messages, timeFilters } from '../messages';
import type { TimeCounts } from '../useTimeCounts';

interface TimeSegmentProps {
  value: TimeChoice;
  onChange: (value: TimeChoice) => void;
  counts: TimeCounts | undefined;
}

/** All, future, ongoing, finished, each with its count; jobs without dates only where there are some. */
export function TimeSegment({ value, counts, onChange }: TimeSegmentProps) {
  const { formatMessage } = useIntl();
  return (
    <CountedSegment<TimeChoice>
      label={formatMessage(messages.timeFilter)}
      value={value}
      onChange={onChange}
      choices={TIMES.filter((time) => time !== 'none' || value === 'none' || counts?.none)}
      words={{ all: messages.every, ...timeFilters }}
      counts={counts}
    />
  );
}
