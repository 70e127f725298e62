import { Account } from '../../../features/account/components/Account';
import { loadWithApart } from '../../../i18n/catalogues';
import { PageShape } from '../PageShape';
import { useCandidate } from '../RequireCandidate';
import WithOwnTexts from '../WithOwnTexts';

export default function AccountPage() {
  const { newsletter } = useCandidate();
  return (
    <WithOwnTexts load={loadWithApart} meanwhile={<PageShape />}>
      <Account newsletter={newsletter === true} />
    </WithOwnTexts>
  );
}
