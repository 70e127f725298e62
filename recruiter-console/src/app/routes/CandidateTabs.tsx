import { useT } from '@byline/web-kit/i18n';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, type Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useGetCandidateCountsQuery, useGetCandidateQuery } from '../../api';
import { UnseenMark } from '../../components/candidate/UnseenMark';
import { Pane } from '../../components/layout/Pane';
import { SKIP_TARGETS } from '../../components/layout/SkipTo';
import { Boundary } from '../../components/ui/States';
import { ListSkeleton } from '../../components/ui/ListSkeleton';
import { IconAction } from '../../components/ui/IconAction';
import { Tabs } from '../../components/ui/Tabs';
import { ThreadsTab } from '../../features/emails/components/ThreadsTab';
import { InterviewsTab } from '../../features/interviews/components/InterviewsTab';
import { NotesTab } from '../../features/notes/components/NotesTab';
import { ScorecardsTab } from '../../features/scorecards/components/ScorecardsTab';
import { TasksTab } from '../../features/tasks/components/TasksTab';
import { TestsTab } from '../../features/tests/components/TestsTab';
import { displayName } from '../../lib/format';
import { useMade } from '../../lib/made/made-context';
import { useAskedRecord } from '../../lib/useAskedRecord';
import { forgetUnseen, seen, unseenKey, useUnseen } from '../../lib/live/live-state';
import { TAB_KINDS, TAB_LABELS, type Tab } from './candidate-tabs';
import style from './CandidateTabs.module.css';
import { TabsMenu } from './TabsMenu';

interface CandidateTabsProps {
  candidateId: string;
  tab: Tab;
  tabs: readonly { id: Tab; shown: boolean; inCard: boolean }[];
  onTab: (tab: Tab | null) => void;
  onToggle: (tab: string) => void;
  ref: Ref<HTMLElement>;
}

/** The card next to a profile. */
export function CandidateTabs({ candidateId, tab, tabs, onTab, onToggle, ref }: CandidateTabsProps) {
  const t = useT();
  const { currentData: counts } = useGetCandidateCountsQuery({ id: candidateId }, { refetchOnMountOrArgChange: true });
  const unseen = useUnseen();
  useLitRecord();
  useEffect(forgetUnseen, [candidateId]);
  useEffect(() => seen(unseenKey(candidateId, TAB_KINDS[tab])), [candidateId, tab, unseen]);
  return (
    <Pane
      as="aside"
      id={SKIP_TARGETS.tabs}
      tabIndex={-1}
      className={style.card}
      aria-label={t(TAB_LABELS[tab])}
      ref={ref}
    >
      <div className={style.tabs}>
        <Tabs
          label={t('profile.title')}
          value={tab}
          onChange={onTab}
          className={style.labels}
          tabs={tabs
            .filter(({ inCard }) => inCard)
            .map(({ id }) => ({
              value: id,
              id: `tab-${id}`,
              panel: `panel-${id}`,
              label: (
                <>
                  <FormattedMessage id={TAB_LABELS[id]} />
                  <span className={style.count}>{counts?.[id]}</span>
                  {id !== tab && <UnseenMark candidateId={candidateId} kind={TAB_KINDS[id]} />}
                </>
              ),
            }))}
        />
        <TabsMenu
          label={t('profile.chooseTabs')}
          tabs={tabs.map(({ id, shown }) => ({ id, shown, label: t(TAB_LABELS[id]) }))}
          onToggle={onToggle}
        />
        <IconAction icon={X} label={t('profile.hidePanel')} onClick={() => onTab(null)} />
      </div>
      <div className={style.panel} role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        <Boundary key={`${candidateId} ${tab}`}>
          <Panel candidateId={candidateId} tab={tab} />
        </Boundary>
      </div>
    </Pane>
  );
}

/** Highlights the record to which the address leads, each time that the user goes there. */
function useLitRecord(): void {
  const asked = useAskedRecord();
  const { key } = useLocation();
  const { light } = useMade();
  const lightAsked = useEffectEvent(() => (asked === null ? undefined : light({ id: asked })));
  useEffect(() => lightAsked(), [asked, key]);
}

function Panel({ candidateId, tab }: Pick<CandidateTabsProps, 'candidateId' | 'tab'>) {
  const { currentData: candidate } = useGetCandidateQuery({ id: candidateId });
  if (tab === 'interviews') return <InterviewsTab candidateId={candidateId} />;
  if (tab === 'notes') return <NotesTab candidateId={candidateId} />;
  if (tab === 'tests') return <TestsTab candidateId={candidateId} />;
  if (tab === 'tasks') return <TasksTab candidateId={candidateId} />;
  if (tab === 'scorecards') return <ScorecardsTab candidateId={candidateId} />;
  if (!candidate) return <ListSkeleton />;
  return <ThreadsTab candidateId={candidateId} to={{ name: displayName(candidate), email: candidate.email }} />;
}
