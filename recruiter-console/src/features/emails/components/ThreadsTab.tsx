import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { Mail, Plus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  EXACT,
  useCountMatchingConversationsQuery,
  useGetConversationQuery,
  useListConversationsQuery,
  type MailboxDto,
} from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { PaneHead, Scroll } from '../../../components/layout/Pane';
import { NoRows, RecordTab, SearchOrFilter } from '../../../components/record/RecordTab';
import { CountedSegment } from '../../../components/ui/CountedSegment';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { lastAnswer } from '../../../lib/list-state/last-answer';
import { useShownRows } from '../../../lib/list-state/useShownRows';
import { useFocusBack } from '../../../lib/useFocusBack';
import { useFormShown } from '../../../lib/useFormShown';
import { EmailForm } from './EmailForm';
import { NoMail } from './NoMail';
import { ThreadRow } from './ThreadRow';
import { useOpenThread } from './useOpenThread';

const SHOWN = ['all', 'unread'] as const;
type Shown = (typeof SHOWN)[number];

interface ThreadsTabProps {
  candidateId: string;
  /** The candidate, as the recipient of a new mail. */
  to: MailboxDto;
}

/** The conversations with a candidate, the newest first. One that was not delivered opens by itself. */
export function ThreadsTab({ candidateId, to }: ThreadsTabProps) {
  const t = useT();
  const opened = useOpenThread();
  const [writing, setWriting] = useFormShown({ form: 'new-email', record: candidateId });
  const opener = useFocusBack(writing);
  const [shown, setShown] = useState<Shown>('all');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const rows = useShownRows();
  const filterOf = (of: Shown) => ({ candidateId, ...(of === 'unread' && { state: of }) });
  const call = lastAnswer(
    useListConversationsQuery(
      { ...rows.query, filter: filterOf(shown), prefer: EXACT },
      { refetchOnMountOrArgChange: true },
    ),
  );
  const all = useCountMatchingConversationsQuery({ filter: filterOf('all') }).currentData?.total;
  const unread = useCountMatchingConversationsQuery({ filter: filterOf('unread') }).currentData?.total;
  const listed = call.data?.records ?? [];
  const isListed = listed.some(({ _id }) => _id === opened.id);
  // The address can name a conversation that the visible rows do not include.
  const single = useGetConversationQuery({ id: opened.id ?? '' }, { skip: !opened.id || !call.data || isListed });
  const other = !isListed && single.currentData?.candidateId === candidateId ? single.currentData : null;
  const bounced = listed.find(({ undelivered }) => undelivered)?._id;
  const isOpen = (id: string): boolean => id === opened.id || (id === bounced && !closed.has(id));
  const toggle = (id: string): void => {
    setClosed(new Set(isOpen(id) ? [...closed, id] : [...closed].filter((one) => one !== id)));
    opened.open(isOpen(id) ? null : id);
  };
  if (writing) {
    return (
      <Scroll>
        <EmailForm candidateId={candidateId} to={to} onClose={() => setWriting(false)} onMade={rows.showAll} />
      </Scroll>
    );
  }
  if (opened.error) return <NoMail error={opened.error} onBack={() => opened.open(null)} />;
  if (opened.isLoading) return <ListSkeleton />;
  return (
    <>
      <PaneHead lined>
        <SearchOrFilter label="emails.search" rows={rows}>
          <CountedSegment<Shown>
            label={t('conversations.shown')}
            value={shown}
            onChange={setShown}
            choices={SHOWN}
            words={{ all: 'common.all', unread: 'conversations.unread' }}
            counts={all === undefined || unread === undefined ? undefined : { all, unread }}
          />
        </SearchOrFilter>
        <Grow />
        <Button ref={opener} onClick={() => setWriting(true)}>
          <Plus />
          <FormattedMessage id="emails.write" />
        </Button>
      </PaneHead>
      <RecordTab
        label="emails.tab"
        {...{ call, rows }}
        isEmpty={listed.length === 0 && !other}
        empty={<NoRows texts="emails" icon={Mail} narrowed={rows.isSearching || shown !== 'all'} />}
      >
        {[...(other ? [other] : []), ...listed].map((conversation) => (
          <ThreadRow
            key={conversation._id}
            conversation={conversation}
            open={isOpen(conversation._id)}
            hasKeys={conversation._id === opened.id}
            onToggle={() => toggle(conversation._id)}
          />
        ))}
      </RecordTab>
    </>
  );
}
