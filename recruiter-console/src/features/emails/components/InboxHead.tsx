import type { ConversationBox } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { Trash2 } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useCountConversationsQuery } from '../../../api';
import { useRecruiters } from '../../../api/lookups';
import { Grow } from '../../../components/layout/Grow';
import { PaneHead, PaneToolbar } from '../../../components/layout/Pane';
import { ListSearch } from '../../../components/list/ListSearch';
import { CountedSegment } from '../../../components/ui/CountedSegment';
import { MenuButton } from '../../../components/ui/MenuButton';
import { Segment } from '../../../components/ui/Segment';
import { Text } from '../../../components/ui/Text';
import { useCards } from '../../../lib/usePhone';
import { STATE_CHOICES, type InboxState, type StateChoice } from '../inbox-state';
import style from './inbox.module.css';
import { NewMail } from './NewMail';

interface InboxHeadProps {
  state: InboxState;
  onChange: (change: Partial<InboxState>, replace?: boolean) => void;
}

/** The discarded ones stand behind a button of the unmatched ones. */
type CountedBox = Exclude<ConversationBox, 'discarded'>;
const BOXES: readonly CountedBox[] = ['mine', 'team', 'unmatched'];
const BOX_WORDS = {
  mine: 'conversations.mine',
  team: 'conversations.teamBox',
  unmatched: 'conversations.unmatched',
} as const;
const STATE_WORDS = {
  all: 'common.all',
  unread: 'conversations.unread',
  scheduled: 'conversations.scheduled',
  undelivered: 'conversations.undelivered',
} as const;

/** Chooses the conversations of the inbox: a box, a search, a state and a recruiter. */
export function InboxHead({ state: { search, box, state, assigneeId }, onChange }: InboxHeadProps) {
  const t = useT();
  const phone = useCards();
  const { data: counts } = useCountConversationsQuery();
  const { options, label } = useRecruiters();
  const everyone = t('conversations.everyone');
  const who = assigneeId ? label(assigneeId) : everyone;
  const stateText = t(STATE_WORDS[state]);
  const choose = (value: string): void => onChange({ state: STATE_CHOICES.find((one) => one === value) ?? 'all' });
  return (
    <>
      <PaneHead className={style.head}>
        <Text as="h1" size="page">
          {t('conversations.title')}
        </Text>
        <div className={style.boxes}>
          <CountedSegment<CountedBox>
            label={t('conversations.whose')}
            value={box === 'discarded' ? 'unmatched' : box}
            onChange={(next) => onChange({ box: next, assigneeId: null })}
            choices={BOXES}
            words={BOX_WORDS}
            counts={counts}
          />
        </div>
        <Grow />
        <NewMail />
      </PaneHead>
      <PaneToolbar className={style.toolbar}>
        <ListSearch label="conversations.search" search={search} onChange={onChange} />
        {phone ? (
          <MenuButton
            look="field"
            label={t('conversations.stateIs', { state: stateText })}
            value={state}
            options={STATE_CHOICES.map((value) => ({ value, label: t(STATE_WORDS[value]) }))}
            onChange={choose}
          >
            {stateText}
          </MenuButton>
        ) : (
          <Segment<StateChoice>
            label={t('conversations.state')}
            value={state}
            onChange={choose}
            options={STATE_CHOICES.map((value) => ({ value, label: t(STATE_WORDS[value]) }))}
          />
        )}
        <Grow />
        {(box === 'unmatched' || box === 'discarded') && (
          <Button
            size="small"
            variant="text"
            aria-pressed={box === 'discarded'}
            onClick={() => onChange({ box: box === 'discarded' ? 'unmatched' : 'discarded' })}
          >
            <Trash2 />
            <FormattedMessage id="conversations.showDiscarded" />
          </Button>
        )}
        {box === 'team' && (
          <MenuButton
            look="ghost"
            label={t('conversations.followedBy', { name: who })}
            value={assigneeId ?? ''}
            options={[{ value: '', label: everyone }, ...options]}
            onChange={(value) => onChange({ assigneeId: value || null })}
          >
            <Text tone="muted" cut>
              {who}
            </Text>
          </MenuButton>
        )}
      </PaneToolbar>
    </>
  );
}
