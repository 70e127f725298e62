import { useParams, useSearchParams } from 'react-router-dom';
import { ProfilePane } from '../../features/profile/components/ProfilePane';
import { CandidateTabs, TABS, type Tab } from './CandidateTabs';

/** The tab of the address; `none` when the card is closed. */
function useTab(): [Tab | null, (tab: Tab | null) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const tab = asked === 'none' ? null : (TABS.find((known) => known === asked) ?? 'notes');
  const choose = (next: Tab | null): void =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        changed.set('tab', next ?? 'none');
        return changed;
      },
      { replace: true },
    );
  return [tab, choose];
}

/** `/candidates/{id}`: the profile, and beside it the card with notes, mail and applications. */
export function Component() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const [tab, choose] = useTab();
  const search = params.size > 0 ? `?${params.toString()}` : '';
  return (
    <main className={tab ? 'work wide' : 'work'} id="main">
      <ProfilePane key={id} id={id} search={search} {...(!tab && { onShowPanel: () => choose('notes') })} />
      {tab && <CandidateTabs key={`tabs-${id}`} candidateId={id} tab={tab} onTab={choose} />}
    </main>
  );
}
