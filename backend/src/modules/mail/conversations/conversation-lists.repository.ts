import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MAX_COUNT, MAX_OPEN_READ, MAX_UNREAD } from '@byline/shared-types/domain';
import type { Model, QueryFilter, Types } from 'mongoose';
import type { ListParams } from '../../../common/lists/list-definition.js';
import { readList, type Page } from '../../../common/lists/read-list.js';
import { searchCondition } from '../../../common/lists/search.js';
import { conversationQuery } from './conversation.match.js';
import type { ConversationRecord } from './conversation.record.js';
import type { ConversationFilter } from './dto/conversation-filter.dto.js';

type Params = ListParams<ConversationFilter>;
type Match = QueryFilter<ConversationRecord>;

/** Lists and counts of conversations. */
@Injectable()
export class ConversationListsRepository {
  constructor(@InjectModel('Conversation') private readonly conversations: Model<ConversationRecord>) {}

  list(me: Types.ObjectId, params: Params): Promise<Page<ConversationRecord>> {
    const { match, index } = conversationQuery(me, params.filter);
    return readList(this.conversations, match, params, params.search ? undefined : index);
  }

  /** The number of those that match, at most one above `MAX_COUNT`. */
  total(me: Types.ObjectId, { search, filter }: Params): Promise<number> {
    const { match, index } = conversationQuery(me, filter);
    const condition = { ...match, ...searchCondition(search) } as Match;
    return this.conversations.countDocuments(condition, {
      limit: MAX_COUNT + 1,
      ...(!search && { hint: index }),
    });
  }

  /** The followers of the conversations that a user has not read, among the newest open ones; null is the team. */
  async followersOfUnread(me: Types.ObjectId): Promise<(Types.ObjectId | null)[]> {
    const newest = await this.conversations
      .find({ open: true })
      .select('assigneeId read')
      .sort({ lastAt: -1, _id: -1 })
      .limit(MAX_OPEN_READ)
      .hint({ open: 1, lastAt: -1, _id: -1 })
      .lean<Pick<ConversationRecord, 'assigneeId' | 'read'>[]>();
    return newest.filter(({ read }) => !read.some((id) => id.equals(me))).map(({ assigneeId }) => assigneeId);
  }

  countUnmatched(): Promise<number> {
    return this.conversations.countDocuments({ candidateId: null, discardedAt: null }, { limit: MAX_UNREAD });
  }

  countOf(candidateId: string): Promise<number> {
    return this.conversations.countDocuments({ candidateId, discardedAt: null });
  }

  /** Those of these conversations that exist. */
  async existing(ids: readonly string[]): Promise<Types.ObjectId[]> {
    const found = await this.conversations
      .find({ _id: { $in: ids } })
      .select('_id')
      .lean();
    return found.map(({ _id }) => _id);
  }

  /** Adds a user to the readers of an open conversation, or removes them. Changes nothing twice, so nobody reads it anew for nothing. */
  async setRead(id: string, me: Types.ObjectId, read: boolean): Promise<void> {
    const match = { _id: id, open: true, read: read ? { $ne: me } : me } as Match;
    const change = read ? { $addToSet: { read: me } } : { $pull: { read: me } };
    await this.conversations.findOneAndUpdate(match, change, { timestamps: false }).select('candidateId').lean();
  }
}
