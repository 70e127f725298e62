import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { CandidateCountsResponse } from './dto/record-counts.dto.js';
import { RecordCountsService } from './record-counts.service.js';

@ApiTags('candidates')
@Controller('candidates')
export class RecordCountsController {
  constructor(private readonly counts: RecordCountsService) {}

  /** Numbers of records about a candidate: interviews, scorecards, notes, tests, mails, open tasks. */
  @Get(':id/counts')
  @Allow('recruiter')
  getCandidateCounts(@IdParam('id') id: string): Promise<CandidateCountsResponse> {
    return this.counts.of(id);
  }
}
