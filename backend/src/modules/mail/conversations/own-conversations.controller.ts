import { Body, Controller, Get, HttpCode, Post, Put, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../../common/auth/principal.js';
import { Creates } from '../../../common/http/creates.decorator.js';
import { IdParam } from '../../../common/http/ids.js';
import { Problems } from '../../../common/http/problems.decorator.js';
import { ApiDownload, sendDownload } from '../../files/download.js';
import {
  AnswerConversationRequest,
  OwnConversationCountsResponse,
  OwnConversationResponse,
  OwnConversationsResponse,
} from './dto/own-conversations.dto.js';
import { presentOwnConversation } from './own-conversation.presenter.js';
import { OwnConversations } from './own-conversations.service.js';

/** The conversations of a candidate with the agency, for the candidate (docs/domain/mail.md#messages). */
@ApiTags('conversations')
@Controller('users/me/conversations')
export class OwnConversationsController {
  constructor(private readonly conversations: OwnConversations) {}

  /** One's own conversations with the agency. They show the mails to and from one's own address. A user without a profile has none. */
  @Get()
  @Allow('user')
  async listOwnConversations(@Me() me: Principal): Promise<OwnConversationsResponse> {
    return { records: (await this.conversations.list(me)).map(presentOwnConversation) };
  }

  /** The number of one's own conversations with a mail of the agency that one has not read. A user without a profile has none. */
  @Get('counts')
  @Allow('user')
  async countOwnConversations(@Me() me: Principal): Promise<OwnConversationCountsResponse> {
    return { unread: await this.conversations.countUnread(me) };
  }

  /** Mark a conversation of one's own as read. */
  @Put(':id/read')
  @Allow('user')
  @HttpCode(204)
  @Problems('not_found')
  readOwnConversation(@IdParam() id: string, @Me() me: Principal): Promise<void> {
    return this.conversations.read(me, id);
  }

  /** The bytes of a file in a conversation of one's own, sent by the agency or by oneself. */
  @Get(':id/files/:fileId')
  @Allow('user')
  @ApiDownload()
  @Problems('not_found')
  async downloadConversationFile(
    @IdParam('id') id: string,
    @IdParam('fileId') fileId: string,
    @Me() me: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return sendDownload(reply, await this.conversations.download(me, id, fileId));
  }

  /** Answer in a conversation of one's own. The agency gets it like an answer by mail. */
  @Post(':id/messages')
  @Allow('user')
  @Creates(OwnConversationResponse)
  @Problems('not_found')
  async answerConversation(
    @IdParam() id: string,
    @Body() body: AnswerConversationRequest,
    @Me() me: Principal,
  ): Promise<OwnConversationResponse> {
    return presentOwnConversation(await this.conversations.answer(me, id, body));
  }
}
