import { Injectable } from '@nestjs/common';
import { MAX_COUNT, MAX_UNREAD } from '@byline/shared-types/domain';
import type { Principal } from '../../../common/auth/principal.js';
import { orNotFound } from '../../../common/errors/problem.error.js';
import type { ListParams } from '../../../common/lists/list-definition.js';
import type { Page } from '../../../common/lists/read-list.js';
import { joinById } from '../../../common/mongo/join-by-id.js';
import { objectId } from '../../../common/mongo/record.js';
import { Config } from '../../../config/config.js';
import { CandidatesService } from '../../candidates/candidates.service.js';
import { UsersService } from '../../users/users.service.js';
import { EmailsRepository } from '../emails.repository.js';
import { ConversationListsRepository } from './conversation-lists.repository.js';
import type { NamedConversation } from './conversation.presenter.js';
import type { ConversationRecord } from './conversation.record.js';
import { ConversationsRepository } from './conversations.repository.js';
import type { ConversationFilter } from './dto/conversation-filter.dto.js';
import type { ConversationCountsResponse, ConversationTotalResponse } from './dto/conversation.dto.js';
import { HeldMailsRepository } from './held-mails.repository.js';
import { ReceivedMailsRepository } from './received-mails.repository.js';
import type { Thread } from './thread.presenter.js';
import { answerTo, threadOf } from './thread.rules.js';

/** Conversations as recruiters see them. */
@Injectable()
export class ReadConversations {
  constructor(
    private readonly lists: ConversationListsRepository,
    private readonly conversations: ConversationsRepository,
    private readonly emails: EmailsRepository,
    private readonly received: ReceivedMailsRepository,
    private readonly held: HeldMailsRepository,
    private readonly candidates: CandidatesService,
    private readonly users: UsersService,
    private readonly config: Config,
  ) {}

  async list(me: Principal, params: ListParams<ConversationFilter>): Promise<Page<NamedConversation>> {
    const { records, totalCount } = await this.lists.list(objectId(me.userId), params);
    return { records: await this.withNames(records), totalCount };
  }

  async total(me: Principal, params: ListParams<ConversationFilter>): Promise<ConversationTotalResponse> {
    const total = await this.lists.total(objectId(me.userId), params);
    return { total: Math.min(total, MAX_COUNT), capped: total > MAX_COUNT };
  }

  async counts({ userId }: Principal): Promise<ConversationCountsResponse> {
    const me = objectId(userId);
    const [followers, unmatched] = await Promise.all([this.lists.followersOfUnread(me), this.lists.countUnmatched()]);
    const isMine = (follower: (typeof followers)[number]): boolean => follower?.equals(me) ?? false;
    const mine = followers.filter(isMine).length;
    const unread = mine + followers.filter((follower) => follower === null).length;
    const capped = (count: number): number => Math.min(count, MAX_UNREAD);
    return { unread: capped(unread), mine: capped(mine), team: capped(followers.length), unmatched };
  }

  async thread({ userId }: Principal, id: string): Promise<Thread> {
    const conversation = await orNotFound(this.conversations.find(id));
    const [written, received, named, me] = await Promise.all([
      this.emails.ofConversation(conversation._id),
      this.received.ofConversation(conversation._id),
      this.named(conversation),
      this.users.get(userId),
    ]);
    const mails = threadOf(written, received);
    const { MAIL_FROM, INBOUND_DOMAIN: inboundDomain } = this.config;
    const writers = written.flatMap(({ replyTo }) => replyTo?.email ?? []);
    const agency = { addresses: [MAIL_FROM, me.email, ...writers], inboundDomain };
    return { conversation: named, mails, answerTo: conversation.candidateId && answerTo(mails, agency) };
  }

  async named(conversation: ConversationRecord): Promise<NamedConversation> {
    const [named] = await this.withNames([conversation]);
    return named ?? { ...conversation, candidate: null, assignee: null, sender: null, heldFor: null };
  }

  private async withNames(conversations: ConversationRecord[]): Promise<NamedConversation[]> {
    const unknown = conversations.filter(({ candidateId }) => !candidateId).map(({ _id }) => _id);
    const undelivered = conversations.filter((conversation) => conversation.undelivered).map(({ _id }) => _id);
    const [candidateOf, userOf, senderOf, heldFor] = await Promise.all([
      joinById(
        conversations.map(({ candidateId }) => candidateId),
        (ids) => this.candidates.namesOf(ids),
      ),
      joinById(
        conversations.map(({ assigneeId }) => assigneeId),
        (ids) => this.users.namesOf(ids),
      ),
      this.received.sendersOf(unknown),
      this.held.dueIn(undelivered),
    ]);
    return conversations.map((conversation) => ({
      ...conversation,
      candidate: candidateOf(conversation.candidateId),
      assignee: userOf(conversation.assigneeId),
      sender: senderOf(conversation._id),
      heldFor: heldFor(conversation._id),
    }));
  }
}
