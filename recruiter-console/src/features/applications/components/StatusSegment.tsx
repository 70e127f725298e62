import { APPLICATION_STATUSES } from '@byline/shared-types/domain';
import { FormattedMessage, useIntl } from 'react-intl';
import { EXACT, useListApplicationsQuery } from '../../../api';
import { candidateMessages } from '../../../components/candidate/messages';
import { Segment } from '../../../components/ui/Segment';
import { Text } from '../../../components/ui/Text';
import { common } from '../../../i18n/common';
import { applicationStatus } from '../../../i18n/labels';
import type { StatusChoice } from '../list-state';

interface StatusSegmentProps {
  value: StatusChoice;
  onChange: (value: StatusChoice) => void;
  search: string;
  jobId: string | null;
}

function useCount(status: StatusChoice, { search, jobId }: Pick<StatusSegmentProps, 'search' | 'jobId'>) {
  const { data } = useListApplicationsQuery({
    ...(search && { search }),
    filter: { ...(status !== 'all' && { status: [status] }), ...(jobId && { jobId: [jobId] }) },
    limit: 1,
    fields: ['status'],
    prefer: EXACT,
  });
  return data?.totalCount ?? null;
}

/** All, pending, rejected, successful (docs/domain/recruiting.md#deciding), each with its count; pending asks for attention. */
export function StatusSegment({ value, onChange, ...query }: StatusSegmentProps) {
  const { formatMessage, formatNumber } = useIntl();
  const counts: Record<StatusChoice, number | null> = {
    all: useCount('all', query),
    pending: useCount('pending', query),
    rejected: useCount('rejected', query),
    successful: useCount('successful', query),
  };
  return (
    <Segment<StatusChoice>
      label={formatMessage(candidateMessages.status)}
      value={value}
      onChange={onChange}
      options={(['all', ...APPLICATION_STATUSES] as const).map((choice) => ({
        value: choice,
        label: (
          <>
            <FormattedMessage {...(choice === 'all' ? common.all : applicationStatus[choice])} />
            <Text tone={choice === 'pending' && counts.pending ? 'accent' : 'muted'}>
              {counts[choice] === null ? '' : formatNumber(counts[choice])}
            </Text>
          </>
        ),
      }))}
    />
  );
}
