import { Controller, Get, Patch, Post } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { ListBody } from '../../common/http/list-body.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ApiList, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { CandidateScorecardsService } from './candidate-scorecards.service.js';
import {
  AddCandidateScorecardRequest,
  CandidateScorecardResponse,
  CandidateScorecardsResponse,
  UpdateCandidateScorecardRequest,
  type CandidateScorecardFilter,
} from './dto/candidate-scorecard.dto.js';
import { presentCandidateScorecard } from './scorecard.presenter.js';
import { candidateScorecardList } from './scorecard.list.js';

/** Most scorecards of one request: the largest page of a candidate's scorecards. */
const MAX_CARDS = 100;

@ApiTags('scorecards')
@Controller('candidates')
export class CandidateScorecardsController {
  constructor(private readonly scorecards: CandidateScorecardsService) {}

  /** Candidates' scorecards with ratings. In `assessments` are the ratings of all recruiters, in the other fields yours. */
  @Get('scorecards')
  @Allow('recruiter')
  @ApiList(candidateScorecardList)
  async listCandidateScorecards(
    @List(candidateScorecardList) params: ListParams<CandidateScorecardFilter>,
    @Me() me: Principal,
  ): Promise<Page<CandidateScorecardResponse>> {
    return presentPage(await this.scorecards.list(params), params, presentCandidateScorecard(me));
  }

  /** Add scorecards to a candidate, optionally with your ratings. The answer holds all of the candidate's scorecards. */
  @Post(':id/scorecards')
  @Allow('recruiter')
  @Creates(CandidateScorecardsResponse)
  @ApiBody({ type: [AddCandidateScorecardRequest] })
  @Problems('already_exists')
  async addCandidateScorecards(
    @IdParam() id: string,
    @ListBody(AddCandidateScorecardRequest, MAX_CARDS) body: AddCandidateScorecardRequest[],
    @Me() me: Principal,
  ): Promise<CandidateScorecardsResponse> {
    return { records: (await this.scorecards.add(me, id, body)).map(presentCandidateScorecard(me)) };
  }

  /** Change your ratings of a candidate, or remove scorecards. Other scorecards stay. The answer holds all of the candidate's scorecards. */
  @Patch(':id/scorecards')
  @Allow('recruiter')
  @ApiBody({ type: [UpdateCandidateScorecardRequest] })
  @Problems('stale_version')
  async updateCandidateScorecards(
    @IdParam() id: string,
    @ListBody(UpdateCandidateScorecardRequest, MAX_CARDS) body: UpdateCandidateScorecardRequest[],
    @Me() me: Principal,
  ): Promise<CandidateScorecardsResponse> {
    return { records: (await this.scorecards.update(me, id, body)).map(presentCandidateScorecard(me)) };
  }
}
