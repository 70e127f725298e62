import { Account } from '../../../features/account/components/Account';
import { useCandidate } from '../RequireCandidate';

export default function AccountPage() {
  const { newsletter } = useCandidate();
  return <Account newsletter={newsletter === true} />;
}
