import { useT } from '@byline/web-kit/i18n';
import { UserRound, X } from 'lucide-react';
import { useGetConversationQuery } from '../../../api';
import { PaneHead, Scroll } from '../../../components/layout/Pane';
import { SidePanel } from '../../../components/layout/SidePanel';
import { IconAction } from '../../../components/ui/IconAction';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { useSubjectWords } from '../useSubjectWords';
import { Subject } from './Subject';
import { Thread } from './Thread';
import { Unmatched } from './Unmatched';

interface InboxPanelProps {
  id: string;
  onClose: () => void;
  /** The conversation has a candidate now, or was discarded. */
  onSettled: () => void;
}

/** The open conversation beside the inbox; above the mails of an unknown sender, the question whose they are. */
export function InboxPanel({ id, onClose, onSettled }: InboxPanelProps) {
  const t = useT();
  const { currentData: thread, isError } = useGetConversationQuery({ id });
  const wordsOf = useSubjectWords();
  const candidate = thread?.candidate;
  return (
    <SidePanel
      size="card"
      label={thread ? wordsOf(thread.subject) : t(isError ? 'conversations.title' : 'state.loading')}
      onClose={onClose}
    >
      <PaneHead size="bar" lined>
        <Text as="h2" size="panel" grow cut title={thread?.subject}>
          {thread && <Subject>{thread.subject}</Subject>}
        </Text>
        {candidate && (
          <IconAction
            icon={UserRound}
            label={t('conversations.profileOf', { name: displayName(candidate) })}
            to={`/candidates/${candidate._id}?tab=mail&conversation=${id}`}
          />
        )}
        <IconAction icon={X} label={t('common.close')} onClick={onClose} />
      </PaneHead>
      <Scroll key={id}>
        {thread && !thread.candidateId && <Unmatched conversation={thread} onSettled={onSettled} />}
        <Thread id={id} />
      </Scroll>
    </SidePanel>
  );
}
