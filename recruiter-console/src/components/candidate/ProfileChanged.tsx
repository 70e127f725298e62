import { FormattedMessage } from 'react-intl';
import { useRecruiters } from '../../api/lookups';
import { useMark } from '../../lib/live/live-state';
import { Text } from '../ui/Text';

const ByName = ({ by, candidate }: { by: string | null; candidate: ProfileChangedProps['candidate'] }) => {
  const recruiter = useRecruiters().find(by);
  const name = recruiter?.firstname ?? (by === candidate.userId ? candidate.firstname : undefined);
  return <FormattedMessage id={name ? 'live.profile' : 'live.profileBySomebody'} values={{ name: name ?? '' }} />;
};

interface ProfileChangedProps {
  candidate: { _id: string; userId: string | null; firstname: string };
}

/** Says who just changed this candidate, while it is open. */
export function ProfileChanged({ candidate }: ProfileChangedProps) {
  const mark = useMark(candidate._id);
  return (
    <Text as="p" size="small" tone="muted" role="status" cut>
      {mark && <ByName by={mark.by} candidate={candidate} />}
    </Text>
  );
}
