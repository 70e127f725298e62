import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { ForceRequest } from '../../common/http/force.dto.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ApiList, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { LoggedDelete } from '../../common/security-log/logged.decorator.js';
import {
  CreateScorecardRequest,
  ScorecardCategoriesRequest,
  ScorecardResponse,
  ScorecardWeightRequest,
  UpdateScorecardRequest,
  type ScorecardFilter,
} from './dto/scorecard.dto.js';
import { presentScorecard } from './scorecard.presenter.js';
import { scorecardList } from './scorecard.list.js';
import { ScorecardsService } from './scorecards.service.js';

@ApiTags('scorecards')
@Controller('scorecards')
export class ScorecardsController {
  constructor(private readonly scorecards: ScorecardsService) {}

  /** Scorecards. */
  @Get()
  @Allow('recruiter')
  @ApiList(scorecardList)
  async listScorecards(@List(scorecardList) params: ListParams<ScorecardFilter>): Promise<Page<ScorecardResponse>> {
    return presentPage(await this.scorecards.list(params), params, presentScorecard);
  }

  /** One scorecard. */
  @Get(':id')
  @Allow('recruiter')
  async getScorecard(@IdParam() id: string): Promise<ScorecardResponse> {
    return presentScorecard(await this.scorecards.get(id));
  }

  /** Add a scorecard. */
  @Post()
  @Allow('recruiter')
  @Creates(ScorecardResponse)
  async createScorecard(@Body() body: CreateScorecardRequest): Promise<ScorecardResponse> {
    return presentScorecard(await this.scorecards.create(body));
  }

  /** Change a scorecard. */
  @Patch(':id')
  @Allow('recruiter')
  @Problems('stale_version')
  async updateScorecard(@IdParam() id: string, @Body() body: UpdateScorecardRequest): Promise<ScorecardResponse> {
    return presentScorecard(await this.scorecards.update(id, body));
  }

  /** Choose the categories and items of a scorecard. */
  @Patch(':id/categories')
  @Allow('recruiter')
  @Problems('stale_version')
  async setScorecardCategories(
    @IdParam() id: string,
    @Body() body: ScorecardCategoriesRequest,
  ): Promise<ScorecardResponse> {
    return presentScorecard(await this.scorecards.update(id, body));
  }

  /** Set the weight of an item of a scorecard. */
  @Patch(':id/:itemId/weight')
  @Allow('recruiter')
  @Problems('stale_version')
  async setScorecardWeight(
    @IdParam() id: string,
    @IdParam('itemId') itemId: string,
    @Body() body: ScorecardWeightRequest,
  ): Promise<ScorecardResponse> {
    return presentScorecard(await this.scorecards.setWeight(id, itemId, body));
  }

  /** Delete a scorecard. A scorecard with rated candidates answers 409 `in_use` without `force=true`; their ratings stay. */
  @Delete(':id')
  @Allow('recruiter')
  @LoggedDelete('scorecards')
  @HttpCode(204)
  @Problems('in_use')
  deleteScorecard(@IdParam() id: string, @Query() query: ForceRequest): Promise<void> {
    return this.scorecards.delete(id, query.force ?? false);
  }
}
