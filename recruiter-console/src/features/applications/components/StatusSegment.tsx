import { APPLICATION_STATUSES } from '@byline/shared-types/domain';
import { useIntl } from 'react-intl';
import { candidateMessages } from '../../../components/candidate/messages';
import { CountedSegment } from '../../../components/ui/CountedSegment';
import { common } from '../../../i18n/common';
import { applicationStatus } from '../../../i18n/labels';
import type { StatusChoice } from '../list-state';
import type { StatusCounts } from '../useStatusCounts';

interface StatusSegmentProps {
  value: StatusChoice;
  onChange: (value: StatusChoice) => void;
  counts: StatusCounts | undefined;
}

/** All, pending, rejected, successful (docs/domain/recruiting.md#deciding), each with its count; pending asks for attention. */
export function StatusSegment({ value, counts, onChange }: StatusSegmentProps) {
  const { formatMessage } = useIntl();
  return (
    <CountedSegment<StatusChoice>
      label={formatMessage(candidateMessages.status)}
      value={value}
      onChange={onChange}
      choices={['all', ...APPLICATION_STATUSES]}
      words={{ all: common.all, ...applicationStatus }}
      counts={counts}
      urgent="pending"
    />
  );
}
