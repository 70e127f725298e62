import { FormattedMessage } from 'react-intl';
import type { ApplicationResponse } from '../../../api';
import { Text } from '../../../components/ui/Text';

/** Says in the row of an application that its job was removed, which is why nobody can approve it. */
export const JobRemoved = ({ application: { job } }: { application: ApplicationResponse }) =>
  job.isRemoved && (
    <Text size="small" tone="warn" cut>
      <FormattedMessage id="applications.jobRemoved" />
    </Text>
  );

/** Says the same in the question of a decision. */
export const JobRemovedText = ({ applications }: { applications: readonly ApplicationResponse[] }) =>
  applications.some(({ job }) => job.isRemoved) && (
    <Text as="p" tone="warn">
      <FormattedMessage id="applications.jobRemovedText" />
    </Text>
  );
