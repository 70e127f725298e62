import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../../common/auth/principal.js';
import { IdParam } from '../../../common/http/ids.js';
import { Problems } from '../../../common/http/problems.decorator.js';
import { ApiList, ApiListQuery, List, type ListParams } from '../../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../../common/lists/read-list.js';
import { conversationList } from './conversation.list.js';
import { presentConversation } from './conversation.presenter.js';
import { ChangeConversations } from './change-conversations.js';
import type { ConversationFilter } from './dto/conversation-filter.dto.js';
import { ConversationCountsResponse, ConversationResponse, ConversationTotalResponse } from './dto/conversation.dto.js';
import { ThreadResponse } from './dto/thread.dto.js';
import { FinishConversationsRequest, UpdateConversationRequest } from './dto/write-conversation.dto.js';
import { ReadConversations } from './read-conversations.js';
import { presentThread } from './thread.presenter.js';

@ApiTags('emails')
@Controller('conversations')
export class ConversationsController {
  constructor(
    private readonly reading: ReadConversations,
    private readonly changing: ChangeConversations,
  ) {}

  /** Conversations by mail, the newest first. */
  @Get()
  @Allow('recruiter')
  @ApiList(conversationList)
  async listConversations(
    @List(conversationList) params: ListParams<ConversationFilter>,
    @Me() me: Principal,
  ): Promise<Page<ConversationResponse>> {
    return presentPage(await this.reading.list(me, params), params, (one) => presentConversation(me, one));
  }

  /** The number of conversations for the same search and filter as the list. Stops at 10,000. */
  @Get('total')
  @Allow('recruiter')
  @ApiListQuery(conversationList, ['search', 'filter'])
  countMatchingConversations(
    @List(conversationList) params: ListParams<ConversationFilter>,
    @Me() me: Principal,
  ): Promise<ConversationTotalResponse> {
    return this.reading.total(me, params);
  }

  /** Numbers of conversations that wait for the caller, for the team, and for a candidate's name. */
  @Get('counts')
  @Allow('recruiter')
  countConversations(@Me() me: Principal): Promise<ConversationCountsResponse> {
    return this.reading.counts(me);
  }

  /** Mark conversations as done: they wait for no answer. One that is done stays so. */
  @Post('done')
  @Allow('recruiter')
  @HttpCode(204)
  @Problems('not_found')
  finishConversations(@Body() { ids }: FinishConversationsRequest): Promise<void> {
    return this.changing.finish(ids);
  }

  /** One conversation with its mails. */
  @Get(':id')
  @Allow('recruiter')
  async getConversation(@IdParam() id: string, @Me() me: Principal): Promise<ThreadResponse> {
    return presentThread(me, await this.reading.thread(me, id));
  }

  /** Mark a conversation as done, choose to whom its answers come, or take a discarded one back. */
  @Patch(':id')
  @Allow('recruiter')
  @Problems('stale_version', 'impossible_transition')
  async updateConversation(
    @IdParam() id: string,
    @Body() body: UpdateConversationRequest,
    @Me() me: Principal,
  ): Promise<ConversationResponse> {
    return presentConversation(me, await this.changing.update(me, id, body));
  }

  /** Mark a conversation as read by the caller. */
  @Put(':id/read')
  @Allow('recruiter')
  @HttpCode(204)
  readConversation(@IdParam() id: string, @Me() me: Principal): Promise<void> {
    return this.changing.setRead(me, id, true);
  }

  /** Mark a conversation as unread by the caller. */
  @Delete(':id/read')
  @Allow('recruiter')
  @HttpCode(204)
  unreadConversation(@IdParam() id: string, @Me() me: Principal): Promise<void> {
    return this.changing.setRead(me, id, false);
  }
}
