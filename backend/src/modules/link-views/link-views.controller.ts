import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { RateLimited } from '../../common/http/rate-limited.decorator.js';
import { LinkViewsRequest, LinkViewsResponse } from './dto/link-views.dto.js';
import { LinkViewsService } from './link-views.service.js';

@ApiTags('campaigns')
@Controller('campaigns')
export class LinkViewsController {
  constructor(private readonly views: LinkViewsService) {}

  /** Count a view of an apply link. The portal calls it once for each link and browser session. */
  @Post('apply/:campaignId/job/:jobId/views')
  @Allow('anyone')
  @RateLimited()
  @HttpCode(204)
  countLinkView(@IdParam('campaignId') campaignId: string, @IdParam('jobId') jobId: string): Promise<void> {
    return this.views.add(campaignId, jobId);
  }

  /** Views of the apply links of these campaigns. */
  @Get('views')
  @Allow('recruiter')
  getLinkViews(@Query() query: LinkViewsRequest): Promise<LinkViewsResponse> {
    return this.views.of(query);
  }
}
