import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { CandidateHistoryService } from './candidate-history.service.js';
import {
  CandidateHistoryRequest,
  CandidateHistoryResponse,
  HistoryAuthorRequest,
  HistoryCountsResponse,
} from './dto/candidate-history.dto.js';

@ApiTags('candidates')
@Controller('candidates/:id/history')
export class CandidateHistoryController {
  constructor(private readonly history: CandidateHistoryService) {}

  /** The history of a candidate, newest first, fifty entries a page. Changes of the profile by one person within five minutes are one entry. */
  @Get()
  @Allow('recruiter')
  listCandidateHistory(
    @IdParam('id') id: string,
    @Query() request: CandidateHistoryRequest,
  ): Promise<CandidateHistoryResponse> {
    return this.history.read(id, request);
  }

  /** Numbers of entries of a candidate's history, by kind. */
  @Get('counts')
  @Allow('recruiter')
  countCandidateHistory(
    @IdParam('id') id: string,
    @Query() request: HistoryAuthorRequest,
  ): Promise<HistoryCountsResponse> {
    return this.history.counts(id, request);
  }
}
