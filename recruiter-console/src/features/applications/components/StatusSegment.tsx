import { APPLICATION_STATUSES } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { CountedSegment } from '../../../components/ui/CountedSegment';
import type { StatusChoice } from '../list-state';
import type { StatusCounts } from '../useStatusCounts';

interface StatusSegmentProps {
  value: StatusChoice;
  onChange: (value: StatusChoice) => void;
  counts: StatusCounts | undefined;
  wrap?: boolean;
}

/** Filters by status, with a count for each one. Pending applications need attention (docs/domain/recruiting.md#deciding). */
export function StatusSegment({ value, counts, onChange, wrap }: StatusSegmentProps) {
  const t = useT();
  return (
    <CountedSegment<StatusChoice>
      label={t('candidate.status')}
      value={value}
      onChange={onChange}
      choices={['all', ...APPLICATION_STATUSES]}
      words={{
        all: 'common.all',
        pending: 'application.pending',
        rejected: 'application.rejected',
        successful: 'application.successful',
        withdrawn: 'application.withdrawn',
      }}
      counts={counts}
      urgent="pending"
      wrap={wrap}
    />
  );
}
