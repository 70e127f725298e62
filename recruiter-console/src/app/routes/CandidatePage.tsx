import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Page } from '../../components/layout/Page';
import { Boundary } from '../../components/ui/States';
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

/** In a narrow window the card is below the profile: showing it scrolls to it. */
function useShownCard(open: boolean, show: () => void) {
  const card = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState(0);
  const beside = useMediaQuery('(min-width: 1280px)', { noSsr: true });
  useEffect(() => {
    if (asked > 0 && open) card.current?.scrollIntoView();
  }, [asked, open]);
  const onShow = (): void => {
    setAsked(asked + 1);
    if (!open) show();
  };
  return { card, ...(!(open && beside) && { onShow }) };
}

/** `/candidates/{id}`: the profile, and beside it the card with notes, mail and applications. */
export function Component() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const [tab, choose] = useTab();
  const { card, onShow } = useShownCard(tab !== null, () => choose('notes'));
  const search = params.size > 0 ? `?${params.toString()}` : '';
  return (
    <Page beside={tab ? 'card' : undefined}>
      <Boundary key={id}>
        <ProfilePane id={id} search={search} {...(onShow && { onShowPanel: onShow })} />
      </Boundary>
      {tab && (
        <Boundary key={`tabs-${id}`}>
          <CandidateTabs ref={card} candidateId={id} tab={tab} onTab={choose} />
        </Boundary>
      )}
    </Page>
  );
}
