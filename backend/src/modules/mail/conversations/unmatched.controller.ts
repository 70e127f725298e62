import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../../common/auth/principal.js';
import { IdParam } from '../../../common/http/ids.js';
import { Problems } from '../../../common/http/problems.decorator.js';
import { LoggedDelete } from '../../../common/security-log/logged.decorator.js';
import { presentConversation } from './conversation.presenter.js';
import type { ConversationResponse } from './dto/conversation.dto.js';
import { AssignConversationRequest, SuggestionsResponse } from './dto/unmatched.dto.js';
import { MatchConversations } from './match-conversations.js';
import { SuggestSenders } from './suggest-senders.js';

/** Conversations of senders whom nobody has named yet. */
@ApiTags('emails')
@Controller('conversations')
export class UnmatchedController {
  constructor(
    private readonly suggesting: SuggestSenders,
    private readonly matching: MatchConversations,
  ) {}

  /** Candidates who may be the unknown sender of a conversation, at most three. */
  @Get(':id/suggestions')
  @Allow('recruiter')
  suggestSenders(@IdParam() id: string): Promise<SuggestionsResponse> {
    return this.suggesting.of(id);
  }

  /** Give the mails of an unknown sender to a candidate. Their files join the candidate's. */
  @Post(':id/assign')
  @Allow('recruiter')
  @HttpCode(200)
  @Problems('impossible_transition')
  async assignConversation(
    @IdParam() id: string,
    @Body() body: AssignConversationRequest,
    @Me() me: Principal,
  ): Promise<ConversationResponse> {
    return presentConversation(me, await this.matching.assign(me, id, body));
  }

  /** Discard the mails of an unknown sender. They are erased after 30 days, unless another one comes in. */
  @Delete(':id')
  @Allow('recruiter')
  @LoggedDelete('conversations')
  @HttpCode(204)
  @Problems('impossible_transition')
  discardConversation(@IdParam() id: string): Promise<void> {
    return this.matching.discard(id);
  }
}
