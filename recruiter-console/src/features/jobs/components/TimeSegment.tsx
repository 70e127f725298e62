import { FormattedMessage, useIntl } from 'react-intl';
import { EXACT, useListJobsQuery } from '../../../api';
import { Segment } from '../../../components/ui/Segment';
import { Text } from '../../../components/ui/Text';
import { TIMES, type jobsMatching, type TimeChoice } from '../list-state';
import { messages, timeFilters } from '../messages';

interface TimeSegmentProps {
  value: TimeChoice;
  onChange: (value: TimeChoice) => void;
  /** What is searched and filtered for besides. */
  matching: ReturnType<typeof jobsMatching>;
}

function useCount(time: TimeChoice, { filter, ...search }: TimeSegmentProps['matching']): number | null {
  const { data } = useListJobsQuery({
    ...search,
    filter: { ...filter, ...(time !== 'all' && { timeState: time }) },
    limit: 1,
    fields: ['title'],
    prefer: EXACT,
  });
  return data?.totalCount ?? null;
}

/** All, future, ongoing, finished, each with its count; jobs without dates only where there are some. */
export function TimeSegment({ value, onChange, matching }: TimeSegmentProps) {
  const { formatMessage, formatNumber } = useIntl();
  const counts: Record<TimeChoice, number | null> = {
    all: useCount('all', matching),
    future: useCount('future', matching),
    ongoing: useCount('ongoing', matching),
    finished: useCount('finished', matching),
    none: useCount('none', matching),
  };
  return (
    <Segment<TimeChoice>
      label={formatMessage(messages.timeFilter)}
      value={value}
      onChange={onChange}
      options={TIMES.filter((time) => time !== 'none' || value === 'none' || counts.none).map((time) => ({
        value: time,
        label: (
          <>
            <FormattedMessage {...(time === 'all' ? messages.every : timeFilters[time])} />
            <Text tone="muted">{counts[time] === null ? '' : formatNumber(counts[time])}</Text>
          </>
        ),
      }))}
    />
  );
}
