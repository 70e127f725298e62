import { Account } from '../../../features/account/components/Account';
import { useCandidate } from '../useCandidate';

export function Component() {
  const { _id, newsletter } = useCandidate();
  return <Account candidateId={_id} newsletter={newsletter === true} />;
}
