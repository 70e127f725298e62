import {
  CONVERSATION_BOXES,
  CONVERSATION_STATES,
  type ConversationBox,
  type ConversationState,
} from '@byline/shared-types/domain';
import type { ListConversationsApiArg } from '../../api';
import { formatPaged, parsePaged, type ListAddress, type PagedState } from '../../lib/list-state/list-address';
import { isRecordId } from '../../lib/record-id';

export type StateChoice = ConversationState | 'all';
export const STATE_CHOICES: readonly StateChoice[] = ['all', ...CONVERSATION_STATES];

const SORTS = ['-lastAt'] as const;

/** The state of the inbox, which the address holds. */
export interface InboxState extends PagedState<(typeof SORTS)[number]> {
  box: ConversationBox;
  state: StateChoice;
  /** The recruiter who follows up the team's conversations; null for everyone. */
  assigneeId: string | null;
  /** The conversation at the side. */
  open: string | null;
}

const idOf = (text: string | null): string | null => (text && isRecordId(text) ? text : null);

export const inboxAddress: ListAddress<InboxState> = {
  sorts: SORTS,
  beside: ['open'],
  parse: (params, size) => ({
    ...parsePaged(params, SORTS, size),
    box: CONVERSATION_BOXES.find((known) => known === params.get('box')) ?? 'team',
    state: CONVERSATION_STATES.find((known) => known === params.get('state')) ?? 'all',
    assigneeId: idOf(params.get('assignee')),
    open: idOf(params.get('open')),
  }),
  format: ({ box, state, assigneeId, open, ...paged }) => {
    const params = formatPaged(paged, SORTS);
    if (box !== 'team') params.set('box', box);
    if (state !== 'all') params.set('state', state);
    if (assigneeId) params.set('assignee', assigneeId);
    if (open) params.set('open', open);
    return params;
  },
};

/** The call of a page. Only the team's conversations have a choice of recruiter. */
export function callOf({ search, box, state, assigneeId, page, size }: InboxState): ListConversationsApiArg {
  return {
    ...(search.trim() && { search: search.trim() }),
    filter: {
      box,
      ...(state !== 'all' && { state }),
      ...(box === 'team' && assigneeId && { assigneeId }),
    },
    limit: size,
    skip: (page - 1) * size,
  };
}
