import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../common/auth/allow.decorator.js';
import { FORM_TYPE } from '../../common/http/bodies.js';
import { ViewMailsRequest, ViewMailsResponse } from './dto/view-mails.dto.js';
import { ViewMailTokens } from './view-mail-tokens.js';
import { ViewMails } from './view-mails.service.js';

@ApiTags('candidates')
@Controller('candidates/views/mails')
export class ViewMailsController {
  constructor(
    private readonly mails: ViewMails,
    private readonly tokens: ViewMailTokens,
  ) {}

  /** The view of a link that ends mails. Opening the link changes nothing: a browser is led to the page that asks. */
  @Get(':token')
  @Allow('anyone')
  async getViewMails(
    @Param() { token }: ViewMailsRequest,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ViewMailsResponse | undefined> {
    if (!headers.accept?.includes('text/html')) return this.mails.of(token);
    void reply.redirect(this.tokens.page(encodeURIComponent(token)), 303);
    return undefined;
  }

  /** End the mails about a view, as the link in one of them says, without a login. Mail programs post to it by themselves (RFC 8058). */
  @Post(':token')
  @Allow('anyone')
  @RouteConfig({ takes: ['application/x-www-form-urlencoded', FORM_TYPE] })
  @HttpCode(204)
  stopViewMails(@Param() { token }: ViewMailsRequest): Promise<void> {
    return this.mails.stop(token);
  }
}
