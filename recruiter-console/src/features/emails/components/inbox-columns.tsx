import { useT } from '@byline/web-kit/i18n';
import type { ConversationResponse } from '../../../api';
import { Text } from '../../../components/ui/Text';
import type { Column } from '../../../components/ui/table/columns';
import { displayName } from '../../../lib/format';
import { useMailMoments } from '../useMailMoments';
import { ConversationPerson } from './ConversationPerson';
import { ConversationTitle } from './ConversationTitle';

/** The order in which columns disappear from a narrow table. */
export const HIDE_ORDER = ['assignee'];

export function useInboxColumns(): Column<ConversationResponse, '-lastAt'>[] {
  const t = useT();
  const { short } = useMailMoments();
  return [
    {
      id: 'person',
      header: t('conversations.who'),
      width: 200,
      cell: (conversation) => <ConversationPerson conversation={conversation} />,
    },
    {
      id: 'subject',
      header: t('emails.subject'),
      width: 300,
      cell: (conversation) => <ConversationTitle conversation={conversation} />,
    },
    {
      id: 'assignee',
      header: t('conversations.follows'),
      width: 120,
      cell: ({ assignee }) => (
        <Text tone="muted" cut title={assignee ? displayName(assignee) : undefined}>
          {assignee?.firstname ?? t('common.nobody')}
        </Text>
      ),
    },
    {
      id: 'lastAt',
      header: t('conversations.when'),
      width: 92,
      align: 'right',
      cell: ({ lastAt }) => <Text tone="muted">{short(lastAt)}</Text>,
    },
  ];
}
