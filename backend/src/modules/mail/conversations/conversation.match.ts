import type { QueryFilter, Types } from 'mongoose';
import type { IndexKeys } from '../../../common/lists/read-list.js';
import { objectId } from '../../../common/mongo/record.js';
import type { ConversationFilter } from './dto/conversation-filter.dto.js';
import type { ConversationRecord } from './conversation.record.js';

type Match = QueryFilter<ConversationRecord>;

const NEWEST_FIRST: IndexKeys = { lastAt: -1, _id: -1 };

/** Those that a user has not read. */
export const unreadBy = (me: Types.ObjectId): Match => ({ open: true, read: { $ne: me } });

const BY_STATE = {
  unread: { index: { open: 1, ...NEWEST_FIRST }, match: unreadBy },
  scheduled: { index: { ...NEWEST_FIRST, waitingAt: 1 }, match: (): Match => ({ waitingAt: { $type: 'date' } }) },
  undelivered: { index: { undelivered: 1, ...NEWEST_FIRST }, match: (): Match => ({ undelivered: true }) },
} as const satisfies Record<string, { index: IndexKeys; match: (me: Types.ObjectId) => Match }>;

/** The query of a list, and the index that serves it: of the filter that leaves the fewest. A search has its own. */
export function conversationQuery(
  me: Types.ObjectId,
  { candidateId, box, state, assigneeId }: ConversationFilter,
): { match: Match; index: IndexKeys } {
  const follower = box === 'mine' ? me : assigneeId && objectId(assigneeId);
  const both = box === 'mine' && assigneeId && assigneeId.toLowerCase() !== String(me);
  const match: Match = {
    discardedAt: box === 'discarded' ? { $type: 'date' } : null,
    ...(candidateId && { candidateId: objectId(candidateId) }),
    ...(box === 'unmatched' && { candidateId: null }),
    ...(follower && { assigneeId: both ? { $in: [] } : follower }),
    ...(state && BY_STATE[state].match(me)),
  };
  if (box === 'unmatched' && candidateId) return { match: { ...match, _id: { $in: [] } }, index: { _id: 1 } };
  if (box === 'discarded') return { match, index: { ...NEWEST_FIRST, discardedAt: 1 } };
  if (candidateId || (box === 'unmatched' && !state))
    return { match, index: { candidateId: 1, discardedAt: 1, ...NEWEST_FIRST } };
  if (state) return { match, index: BY_STATE[state].index };
  return { match, index: follower ? { assigneeId: 1, ...NEWEST_FIRST } : { discardedAt: 1, ...NEWEST_FIRST } };
}
