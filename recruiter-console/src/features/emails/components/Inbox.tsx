import type { ConversationBox } from '@byline/shared-types/domain';
import { useT, type Translate } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  api,
  useCountMatchingConversationsQuery,
  useListConversationsQuery,
  type ConversationResponse,
} from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { ListFrame } from '../../../components/list/ListFrame';
import { SelectedBar } from '../../../components/list/SelectedBar';
import { EmptyState } from '../../../components/ui/States';
import type { ChangeNewest } from '../../../lib/list-state/useListState';
import { useRows } from '../../../lib/list-state/useRows';
import { useEscape } from '../../../lib/useEscape';
import { useHotkeys } from '../../../lib/keys/useHotkeys';
import { FRESH } from '../../../lib/useIntent';
import { useWidth } from '../../../lib/useWidth';
import { callOf, inboxAddress, type InboxState } from '../inbox-state';
import { useDone } from '../useDone';
import { useKeptRow } from '../useKeptRow';
import { usePersonName } from '../usePersonName';
import { useSubjectWords } from '../useSubjectWords';
import { HIDE_ORDER, useInboxColumns } from './inbox-columns';
import { InboxCards } from './InboxCards';
import { InboxHead } from './InboxHead';

interface InboxProps {
  state: InboxState;
  onChange: ChangeNewest<InboxState>;
}

const EMPTY = {
  mine: 'conversations.noneOpen',
  team: 'conversations.noneOpen',
  unmatched: 'conversations.noneUnmatched',
  discarded: 'conversations.noneDiscarded',
} as const satisfies Record<ConversationBox, string>;

/** Why no conversation shows. */
function emptyTexts(t: Translate, { search, state, assigneeId, box }: InboxState): { title: string; text: string } {
  if (search.trim() !== '' || assigneeId !== null)
    return { title: t('conversations.noneMatch'), text: t('emails.noneMatchText') };
  if (state === 'unread') return { title: t('conversations.allAnswered'), text: t('conversations.allAnsweredText') };
  return { title: t(state === 'all' ? EMPTY[box] : 'conversations.noneMatch'), text: t('conversations.noneText') };
}

/** The conversations of the caller, of the team, or without a candidate. J and K walk through them, E marks as done (docs/domain/interface.md#mail). */
export function Inbox({ state, onChange }: InboxProps) {
  const t = useT();
  const [pane, width] = useWidth<HTMLElement>();
  const nameOf = usePersonName();
  const wordsOf = useSubjectWords();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { finish } = useDone();
  const { page, size, open } = state;
  const call = callOf(state);
  const list = useListConversationsQuery(call, { refetchOnMountOrArgChange: FRESH });
  const prefetch = api.usePrefetch('getConversation');
  const { limit: _limit, skip: _skip, ...matching } = call;
  const counted = useCountMatchingConversationsQuery(matching).currentData;
  const total = counted && { count: counted.total, more: counted.capped };
  const listed = useRows(list, {
    ...{ page, size, total, of: matching },
    onPage: (last) => onChange({ page: last }, true),
  });
  const shown = { ...listed, rows: useKeptRow(listed.rows, open, state.state === 'unread') };
  const write: typeof onChange = (next, ...options) => {
    setSelected((ids) => (ids.size > 0 ? new Set() : ids));
    onChange(next, ...options);
  };
  const chosen = shown.rows.filter(({ _id }) => selected.has(_id));
  const endSelection = (): void => setSelected(new Set());
  useEscape(chosen.length > 0 ? endSelection : undefined);
  const finishChosen = async (): Promise<void> => {
    if (await finish(chosen)) endSelection();
  };
  const step = (by: 1 | -1) => (): void => {
    const at = shown.rows.findIndex(({ _id }) => _id === open);
    const next = shown.rows[at < 0 ? 0 : at + by];
    if (next) onChange({ open: next._id }, open !== null);
  };
  useHotkeys({
    next: step(1),
    previous: step(-1),
    ...(chosen.length > 0 && { done: () => void finishChosen() }),
  });
  return (
    <ListFrame<ConversationResponse, InboxState>
      label={t('conversations.title')}
      {...{ pane, width, state, selected }}
      tall
      columns={useInboxColumns()}
      hideOrder={HIDE_ORDER}
      list={shown}
      address={inboxAddress}
      onChange={write}
      rowId={({ _id }) => _id}
      rowName={({ subject, ...one }) => `${nameOf(one)}, ${wordsOf(subject)}`}
      onSelect={setSelected}
      activeId={open}
      onIntent={({ _id }) => prefetch({ id: _id }, { ifOlderThan: FRESH })}
      onOpen={({ _id }) => onChange({ open: _id })}
      cards={(cards) => <InboxCards {...cards} onOpen={(id) => onChange({ open: id })} />}
      empty={<EmptyState icon={Check} {...emptyTexts(t, state)} />}
      bar={
        chosen.length > 0 && (
          <SelectedBar
            label={t('conversations.bar')}
            said={t('common.selected', { count: chosen.length })}
            onEnd={endSelection}
          >
            <Grow />
            <Button variant="text" size="small" onClick={() => void finishChosen()}>
              <Check />
              <FormattedMessage id="conversations.done" />
            </Button>
          </SelectedBar>
        )
      }
    >
      <InboxHead state={state} onChange={write} />
    </ListFrame>
  );
}
