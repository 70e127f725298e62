import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { ApiList, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { SourceResponse, type SourceFilter } from './dto/source.dto.js';
import { sourceList } from './source.list.js';
import { presentSource } from './source.presenter.js';
import { SourcesService } from './sources.service.js';

@ApiTags('candidates')
@Controller('candidates/sources')
export class SourcesController {
  constructor(private readonly sources: SourcesService) {}

  /** Sources of candidates. */
  @Get()
  @Allow('recruiter')
  @ApiList(sourceList)
  async listSources(@List(sourceList) params: ListParams<SourceFilter>): Promise<Page<SourceResponse>> {
    return presentPage(await this.sources.list(params), params, presentSource);
  }
}
