import { useT } from '@byline/web-kit/i18n';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useCountCandidateHistoryQuery, type CandidateResponse } from '../../../api';
import { useRecruiters } from '../../../api/lookups';
import { Text } from '../../../components/ui/Text';
import { MenuButton } from '../../../components/ui/MenuButton';
import { Tabs } from '../../../components/ui/Tabs';
import { displayName } from '../../../lib/format';
import { useTimelineAddress } from '../timeline-address';
import style from './ViewTabs.module.css';

const VIEW_PANEL = 'view-panel';

/** The content of the chosen tab. */
export const ViewPanel = ({ view, children }: { view: 'profile' | 'history'; children: ReactNode }) => (
  <div role="tabpanel" id={VIEW_PANEL} aria-labelledby={`view-${view}`}>
    {children}
  </div>
);

/** The profile or the history of a candidate, and of whom the history is. */
export function ViewTabs({ candidate }: { candidate: CandidateResponse }) {
  const t = useT();
  const { isOpen, open } = useTimelineAddress();
  const { currentData: counts } = useCountCandidateHistoryQuery({ id: candidate._id });
  const count = (
    <Text size="small" className={style.count}>
      {counts && <FormattedNumber value={counts.total} />}
    </Text>
  );
  return (
    <div className={style.tabs}>
      <Tabs
        label={t('timeline.views')}
        value={isOpen ? 'history' : 'profile'}
        onChange={open}
        tabs={(['profile', 'history'] as const).map((value) => ({
          value,
          id: `view-${value}`,
          panel: VIEW_PANEL,
          label: (
            <>
              <FormattedMessage id={`timeline.view.${value}`} />
              {value === 'history' && count}
            </>
          ),
        }))}
      />
      {isOpen && <WhoMenu candidate={candidate} />}
    </div>
  );
}

function WhoMenu({ candidate }: { candidate: CandidateResponse }) {
  const t = useT();
  const { by, chooseWho } = useTimelineAddress();
  const { options: recruiters } = useRecruiters();
  const options = [
    { value: '', label: t('tasks.everyone') },
    { value: 'candidate', label: displayName(candidate) },
    ...recruiters,
    { value: 'system', label: t('timeline.system') },
  ];
  const chosen = options.find(({ value }) => value === by)?.label ?? t('notes.gone');
  return (
    <MenuButton
      look="ghost"
      label={`${t('timeline.who')}, ${chosen}`}
      value={by}
      options={options}
      onChange={chooseWho}
    >
      {chosen}
    </MenuButton>
  );
}
