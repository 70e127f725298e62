import { Account } from '../../../features/account/components/Account';
import { useCandidate } from '../useCandidate';

export function Component() {
  const { newsletter } = useCandidate();
  return <Account newsletter={newsletter === true} />;
}
