import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { ApiList, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { TagResponse, type TagFilter } from './dto/tag.dto.js';
import { tagList } from './tag.list.js';
import { presentTag } from './tag.presenter.js';
import { TagsService } from './tags.service.js';

@ApiTags('candidates')
@Controller('candidates/tags')
export class TagsController {
  constructor(private readonly tags: TagsService) {}

  /** Tags of candidates and jobs. A new label in `tags` of a candidate or a job adds a tag. */
  @Get()
  @Allow('recruiter')
  @ApiList(tagList)
  async listTags(@List(tagList) params: ListParams<TagFilter>): Promise<Page<TagResponse>> {
    return presentPage(await this.tags.list(params), params, presentTag);
  }
}
