import { Body, Controller, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ApiList, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import {
  DuplicateCountsResponse,
  DuplicateMatchesResponse,
  DuplicateResponse,
  MatchCandidateRequest,
  UpdateDuplicateRequest,
  type DuplicateFilter,
} from './dto/duplicate.dto.js';
import { duplicateList } from './duplicate.list.js';
import { presentDuplicate, presentMatch } from './duplicate.presenter.js';
import { DuplicatesService } from './duplicates.service.js';

@ApiTags('duplicates')
@Controller('candidates/duplicates')
export class DuplicatesController {
  constructor(private readonly duplicates: DuplicatesService) {}

  /** Pairs of candidates who may be one person, the surest first. */
  @Get()
  @Allow('recruiter')
  @ApiList(duplicateList)
  async listDuplicates(@List(duplicateList) params: ListParams<DuplicateFilter>): Promise<Page<DuplicateResponse>> {
    return presentPage(await this.duplicates.list(params), params, presentDuplicate);
  }

  /** How many pairs there are. */
  @Get('counts')
  @Allow('recruiter')
  countDuplicates(): Promise<DuplicateCountsResponse> {
    return this.duplicates.counts();
  }

  /** Candidates who may be a person that is about to be entered. The API does not store the request. */
  @Post('matches')
  @Allow('recruiter')
  @HttpCode(200)
  async matchCandidate(@Body() person: MatchCandidateRequest): Promise<DuplicateMatchesResponse> {
    return { records: (await this.duplicates.matching(person)).map(presentMatch) };
  }

  /** A pair. One that was merged answers 409 `already_merged`, with the candidate that both are now in `records`. */
  @Get(':id')
  @Allow('recruiter')
  @Problems('already_merged')
  async getDuplicate(@IdParam('id') id: string): Promise<DuplicateResponse> {
    return presentDuplicate(await this.duplicates.get(id));
  }

  /** Say that the two are not the same person, so the pair is never asked about again; or take that back. */
  @Patch(':id')
  @Allow('recruiter')
  @Problems('stale_version', 'impossible_transition', 'already_merged')
  async updateDuplicate(
    @Me() me: Principal,
    @IdParam('id') id: string,
    @Body() body: UpdateDuplicateRequest,
  ): Promise<DuplicateResponse> {
    return presentDuplicate(await this.duplicates.answer(me, id, body));
  }
}
