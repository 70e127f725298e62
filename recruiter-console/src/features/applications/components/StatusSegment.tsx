import { APPLICATION_STATUSES } from '@byline/shared-types/domain';
import { FormattedMessage, useIntl } from 'react-intl';
import { candidateMessages } from '../../../components/candidate/messages';
import { Segment } from '../../../components/ui/Segment';
import { Text } from '../../../components/ui/Text';
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
export function StatusSegment({ value, onChange, counts }: StatusSegmentProps) {
  const { formatMessage, formatNumber } = useIntl();
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
            <Text tone={choice === 'pending' && counts?.pending ? 'accent' : 'muted'}>
              {counts && formatNumber(counts[choice])}
            </Text>
          </>
        ),
      }))}
    />
  );
}
