import { useT } from '@byline/web-kit/i18n';
import { CountedSegment } from '../../../components/ui/CountedSegment';
import { TIMES, type TimeChoice } from '../list-state';
import type { TimeCounts } from '../useTimeCounts';

interface TimeSegmentProps {
  value: TimeChoice;
  onChange: (value: TimeChoice) => void;
  counts: TimeCounts | undefined;
}

/** Filters by time, with a count for each choice. "Undated" appears only if there are jobs without dates. */
export function TimeSegment({ value, counts, onChange }: TimeSegmentProps) {
  const t = useT();
  return (
    <CountedSegment<TimeChoice>
      label={t('jobs.time')}
      value={value}
      onChange={onChange}
      choices={TIMES.filter((time) => time !== 'none' || value === 'none' || counts?.none)}
      words={{
        all: 'jobs.every',
        none: 'jobs.undated',
        future: 'jobs.future',
        ongoing: 'jobs.ongoing',
        finished: 'jobs.finished',
      }}
      counts={counts}
    />
  );
}
