import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ApiList, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { LoggedDelete } from '../../common/security-log/logged.decorator.js';
import {
  CreateExperienceRequest,
  ExperienceResponse,
  UpdateExperienceRequest,
  type ExperienceFilter,
} from './dto/experience.dto.js';
import { experienceList } from './experience.list.js';
import { presentExperience } from './experience.presenter.js';
import { ExperienceService } from './experience.service.js';

@ApiTags('work experience')
@Controller('candidates/experience')
export class ExperienceController {
  constructor(private readonly experience: ExperienceService) {}

  /** Work experience. A candidate can only list their own. */
  @Get()
  @Allow('self')
  @ApiList(experienceList)
  async listExperience(
    @Me() me: Principal,
    @List(experienceList) params: ListParams<ExperienceFilter>,
  ): Promise<Page<ExperienceResponse>> {
    return presentPage(await this.experience.list(me, params), params, presentExperience);
  }

  /** Add work experience. */
  @Post()
  @Allow('self')
  @Creates(ExperienceResponse)
  @Problems('not_found')
  async createExperience(@Me() me: Principal, @Body() body: CreateExperienceRequest): Promise<ExperienceResponse> {
    return presentExperience(await this.experience.create(me, body));
  }

  /** Change work experience. */
  @Patch(':id')
  @Allow('self')
  @Problems('stale_version')
  async updateExperience(
    @Me() me: Principal,
    @IdParam('id') id: string,
    @Body() body: UpdateExperienceRequest,
  ): Promise<ExperienceResponse> {
    return presentExperience(await this.experience.update(me, id, body));
  }

  /** Remove work experience. */
  @Delete(':id')
  @Allow('self')
  @LoggedDelete('experience')
  @HttpCode(204)
  deleteExperience(@Me() me: Principal, @IdParam('id') id: string): Promise<void> {
    return this.experience.delete(me, id);
  }
}
