import MuiTab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { X } from 'lucide-react';
import type { Ref } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import {
  EXACT,
  useGetCandidateQuery,
  useListApplicationsQuery,
  useListEmailsQuery,
  useListNotesQuery,
} from '../../api';
import { Pane, Scroll } from '../../components/layout/Pane';
import { Boundary } from '../../components/ui/States';
import { ListSkeleton } from '../../components/ui/ListSkeleton';
import { IconAction } from '../../components/ui/IconAction';
import { CandidateApplications } from '../../features/applications/components/CandidateApplications';
import { EmailsTab } from '../../features/emails/components/EmailsTab';
import { messages as emails } from '../../features/emails/messages';
import { NotesTab } from '../../features/notes/components/NotesTab';
import { messages as notes } from '../../features/notes/messages';
import { messages as profile } from '../../features/profile/messages';
import { displayName } from '../../lib/format';
import style from './CandidateTabs.module.css';

export const TABS = ['notes', 'mail', 'applications'] as const;
export type Tab = (typeof TABS)[number];

const LABELS: Record<Tab, MessageDescriptor> = {
  notes: notes.tab,
  mail: emails.tab,
  applications: profile.applications,
};

function useCounts(candidateId: string): Record<Tab, number | null> {
  const one = { limit: 1, prefer: EXACT };
  const noteList = useListNotesQuery({ filter: { candidateId }, fields: ['score'], ...one });
  const emailList = useListEmailsQuery({ filter: { candidateId }, fields: ['status'], ...one });
  const applicationList = useListApplicationsQuery({
    filter: { candidateId: [candidateId] },
    fields: ['status'],
    ...one,
  });
  return {
    notes: noteList.data?.totalCount ?? null,
    mail: emailList.data?.totalCount ?? null,
    applications: applicationList.data?.totalCount ?? null,
  };
}

interface CandidateTabsProps {
  candidateId: string;
  tab: Tab;
  onTab: (tab: Tab | null) => void;
  ref: Ref<HTMLElement>;
}

/** The card beside a profile; a tab of a later screen is one more entry of TABS. */
export function CandidateTabs({ candidateId, tab, onTab, ref }: CandidateTabsProps) {
  const { formatMessage } = useIntl();
  const counts = useCounts(candidateId);
  const { currentData: candidate } = useGetCandidateQuery({ id: candidateId });
  const label = formatMessage(LABELS[tab]);
  return (
    <Pane as="aside" className={style.card} aria-label={label} ref={ref}>
      <div className={style.tabs}>
        <Tabs
          value={tab}
          onChange={(_, next: Tab) => onTab(next)}
          aria-label={formatMessage(profile.title)}
          variant="scrollable"
          scrollButtons={false}
          className={style.labels}
        >
          {TABS.map((id) => (
            <MuiTab
              key={id}
              value={id}
              id={`tab-${id}`}
              aria-controls={`panel-${id}`}
              disableRipple
              label={
                <>
                  <FormattedMessage {...LABELS[id]} />
                  {counts[id] !== null && <span className={style.count}>{counts[id]}</span>}
                </>
              }
            />
          ))}
        </Tabs>
        <IconAction icon={X} label={formatMessage(profile.hidePanel)} onClick={() => onTab(null)} />
      </div>
      <div className={style.panel} role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        <Boundary key={tab}>
          {tab === 'notes' && <NotesTab candidateId={candidateId} />}
          {tab === 'mail' &&
            (candidate ? (
              <EmailsTab candidateId={candidateId} to={{ name: displayName(candidate), email: candidate.email }} />
            ) : (
              <ListSkeleton />
            ))}
          {tab === 'applications' && (
            <Scroll column>
              <CandidateApplications candidateId={candidateId} />
            </Scroll>
          )}
        </Boundary>
      </div>
    </Pane>
  );
}
