import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../common/auth/allow.decorator.js';
import { FORM_TYPE } from '../../common/http/bodies.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { AnswerAsk } from './answer-ask.js';
import { AskLinks } from './ask-links.js';
import { presentAvailabilityAsk } from './availability-ask.presenter.js';
import {
  AnswerAskRequest,
  AskFrequencyRequest,
  AskFrequencyResponse,
  AskLinkRequest,
  AvailabilityAskResponse,
} from './dto/availability-ask.dto.js';

@ApiTags('availability')
@Controller('availability-asks/:token')
export class AvailabilityAsksController {
  constructor(
    private readonly asks: AnswerAsk,
    private readonly links: AskLinks,
  ) {}

  /** The question of a mailed link, without a login. Reading changes nothing. The link works for 14 days, or until a newer mail. */
  @Get()
  @Allow('anyone')
  @Problems('not_found', 'link_expired', 'link_replaced')
  async getAvailabilityAsk(@Param() { token }: AskLinkRequest): Promise<AvailabilityAskResponse> {
    return presentAvailabilityAsk(await this.asks.read(token));
  }

  /** Answer the question, and confirm the availability with it. Another answer replaces it as long as the link works. */
  @Post('answer')
  @Allow('anyone')
  @HttpCode(200)
  @Problems('not_found', 'link_expired', 'link_replaced', 'too_many_requests')
  async answerAvailabilityAsk(
    @Param() { token }: AskLinkRequest,
    @Body() body: AnswerAskRequest,
  ): Promise<AvailabilityAskResponse> {
    return presentAvailabilityAsk(await this.asks.answer(token, body));
  }

  /** Choose how often such mails come, also with an older link. */
  @Post('frequency')
  @Allow('anyone')
  @HttpCode(204)
  @Problems('not_found')
  chooseAskFrequency(@Param() { token }: AskLinkRequest, @Body() { frequency }: AskFrequencyRequest): Promise<void> {
    return this.asks.choose(token, frequency);
  }

  /** How often such mails come. Changes nothing; leads a browser to the page that asks before it ends them. */
  @Get('stop')
  @Allow('anyone')
  @Problems('not_found')
  async getAskStop(
    @Param() { token }: AskLinkRequest,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AskFrequencyResponse | undefined> {
    const { frequency, language } = await this.asks.frequencyOf(token);
    if (!headers.accept?.includes('text/html')) return { frequency };
    void reply.redirect(this.links.mails(token, language, 'never'), 303);
    return undefined;
  }

  /** End these mails. Mail programs post to it by themselves (RFC 8058). */
  @Post('stop')
  @Allow('anyone')
  @RouteConfig({ takes: ['application/x-www-form-urlencoded', FORM_TYPE] })
  @HttpCode(204)
  @Problems('not_found')
  stopAvailabilityAsks(@Param() { token }: AskLinkRequest): Promise<void> {
    return this.asks.choose(token, 'never');
  }
}
