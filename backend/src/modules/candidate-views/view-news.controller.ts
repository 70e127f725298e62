import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { IdParam } from '../../common/http/ids.js';
import { SeenCandidateViewRequest, ViewCountsResponse, ViewNewsResponse } from './dto/view-news.dto.js';
import { ViewNews } from './view-news.service.js';

@ApiTags('candidates')
@Controller('candidates/views')
export class ViewNewsController {
  constructor(private readonly news: ViewNews) {}

  /** How many candidates each view of the caller holds, and how many are new since the caller last looked. */
  @Get('counts')
  @Allow('recruiter')
  async countCandidateViews(@Me() me: Principal): Promise<ViewCountsResponse> {
    return { counts: await this.news.counts(me) };
  }

  /** The candidates of a view who are new since the caller last looked. */
  @Get(':id/news')
  @Allow('recruiter')
  async getCandidateViewNews(@Me() me: Principal, @IdParam() id: string): Promise<ViewNewsResponse> {
    const { at, ids, more } = await this.news.of(me, id);
    return { at: at.toISOString(), candidateIds: ids.map(String), more };
  }

  /** Remember that the caller looked at a view. A program decides which visit counts; the console's visits count after a minute. */
  @Put(':id/seen')
  @Allow('recruiter')
  @HttpCode(204)
  seeCandidateView(@Me() me: Principal, @IdParam() id: string, @Body() body: SeenCandidateViewRequest): Promise<void> {
    return this.news.see(me, id, body);
  }
}
