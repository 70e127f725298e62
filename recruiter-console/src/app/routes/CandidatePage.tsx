import { useAddressParams } from '@byline/web-kit/address';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useGetCandidateQuery } from '../../api';
import { Page } from '../../components/layout/Page';
import { SkipTo } from '../../components/layout/SkipTo';
import { useWriteMail } from '../../components/mail/write-mail-context';
import { Boundary } from '../../components/ui/States';
import { ProfilePane } from '../../features/profile/components/ProfilePane';
import { CandidateAppointments } from '../../features/agenda/components/CandidateAppointments';
import { CandidateApplications } from '../../features/applications/components/CandidateApplications';
import { WithDuplicates } from '../../features/duplicates/components/WithDuplicates';
import { Timeline } from '../../features/timeline/components/Timeline';
import { ViewPanel, ViewTabs } from '../../features/timeline/components/ViewTabs';
import { useTimelineAddress } from '../../features/timeline/timeline-address';
import { keepInView } from '../../lib/keep-in-view';
import { useMedia } from '../../lib/useMedia';
import { useTab } from './candidate-tabs';
import { CandidateTabs } from './CandidateTabs';
import { WithCandidate } from './WithCandidate';

/**
 * In a narrow window the card is below the profile, so opening it scrolls to it. An address with a tab does so once the
 * profile is above it.
 */
function useShownCard({ id, open, asksTab, show }: { id: string; open: boolean; asksTab: boolean; show: () => void }) {
  const card = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState(0);
  const beside = useMedia('(min-width: 1280px)');
  useEffect(() => {
    if (asked > 0 && open) card.current?.scrollIntoView();
  }, [asked, open]);
  const { currentData: candidate } = useGetCandidateQuery({ id });
  const isLoaded = candidate !== undefined;
  const showAsked = useEffectEvent(() => (asksTab && !beside && card.current ? keepInView(card.current) : undefined));
  useEffect(() => (isLoaded ? showAsked() : undefined), [id, isLoaded]);
  const onShow = (): void => {
    setAsked(asked + 1);
    if (!open) show();
  };
  return { card, ...(!(open && beside) && { onShow }) };
}

/** The parameters for the next candidate's address, without those of this candidate's records. */
function searchOf(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  for (const name of ['mail', 'conversation', 'record']) kept.delete(name);
  return kept.size > 0 ? `?${kept.toString()}` : '';
}

export function Component() {
  const { id = '' } = useParams();
  return (
    <WithCandidate id={id}>
      <CandidatePage id={id} />
    </WithCandidate>
  );
}

/** The profile, with the card of tabs next to it. */
function CandidatePage({ id }: { id: string }) {
  const [params] = useAddressParams();
  const { tab, asksTab, choose, open, showsApplications, tabs, toggle } = useTab();
  const { card, onShow } = useShownCard({ id, open: tab !== null, asksTab, show: open });
  const { isOpen } = useTimelineAddress();
  const writeMail = useWriteMail();
  const search = searchOf(params);
  return (
    <Page beside={tab ? 'card' : undefined}>
      {tab && <SkipTo target="tabs" />}
      <WithDuplicates candidateId={id}>
        {(lines) => (
          <Boundary key={id}>
            <ProfilePane
              id={id}
              search={search}
              notice={lines}
              applications={<CandidateApplications candidateId={id} />}
              appointments={<CandidateAppointments candidateId={id} />}
              showsApplications={showsApplications}
              views={(candidate, profile) => (
                <>
                  <ViewTabs candidate={candidate} />
                  <ViewPanel view={isOpen ? 'history' : 'profile'}>
                    {isOpen ? <Timeline candidateId={id} /> : profile}
                  </ViewPanel>
                </>
              )}
              onMail={({ _id }) => writeMail({ candidateId: _id })}
              {...(onShow && { onShowPanel: onShow })}
            />
          </Boundary>
        )}
      </WithDuplicates>
      {tab && (
        <Boundary resetKey={id}>
          <CandidateTabs ref={card} candidateId={id} tab={tab} tabs={tabs} onTab={choose} onToggle={toggle} />
        </Boundary>
      )}
    </Page>
  );
}
