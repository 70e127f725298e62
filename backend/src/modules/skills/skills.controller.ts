import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { ForceRequest } from '../../common/http/force.dto.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { Idempotent } from '../../common/idempotency/idempotent.decorator.js';
import { ApiList, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { LoggedDelete } from '../../common/security-log/logged.decorator.js';
import { AddSkillRequest, SkillCategoryResponse } from './dto/skill-category.dto.js';
import {
  CreateSkillRequest,
  ReplaceSkillRequest,
  SkillResponse,
  UpdateSkillRequest,
  type SkillFilter,
} from './dto/skill.dto.js';
import { RemoveSkills } from './remove-skills.js';
import { ReplaceSkill } from './replace-skill.js';
import { SkillCategoriesService } from './skill-categories.service.js';
import { presentSkill, presentSkillCategory } from './skill.presenter.js';
import { skillList } from './skill.list.js';
import { SkillsService, viewerOf } from './skills.service.js';

@ApiTags('skills')
@Controller('skills')
export class SkillsController {
  constructor(
    private readonly skills: SkillsService,
    private readonly categories: SkillCategoriesService,
    private readonly removal: RemoveSkills,
    private readonly replacement: ReplaceSkill,
  ) {}

  /** Skills. A candidate sees approved skills and their own proposals, a recruiter sees all. */
  @Get()
  @Allow('user')
  @ApiList(skillList)
  async listSkills(
    @List(skillList) params: ListParams<SkillFilter>,
    @Me() me: Principal,
  ): Promise<Page<SkillResponse>> {
    const viewer = viewerOf(me);
    return presentPage(await this.skills.list(params, viewer), params, (skill) => presentSkill(skill, viewer));
  }

  /** Add a skill. A candidate's skill is pending until a recruiter approves it. */
  @Post()
  @Allow('user')
  @Creates(SkillResponse)
  @Problems('already_exists')
  async createSkill(@Body() body: CreateSkillRequest, @Me() me: Principal): Promise<SkillResponse> {
    return presentSkill(await this.skills.create(body, me), viewerOf(me));
  }

  /** Change or approve a skill. */
  @Patch(':id')
  @Allow('recruiter')
  @Problems('already_exists', 'stale_version', 'impossible_transition')
  async updateSkill(
    @IdParam() id: string,
    @Body() body: UpdateSkillRequest,
    @Me() me: Principal,
  ): Promise<SkillResponse> {
    return presentSkill(await this.skills.update(id, body), viewerOf(me));
  }

  /** Add an item to the skill category of this id. */
  @Patch(':id/add')
  @Allow('recruiter')
  @Idempotent()
  @Problems('already_exists')
  async addSkillToCategory(
    @IdParam() id: string,
    @Body() body: AddSkillRequest,
    @Me() me: Principal,
  ): Promise<SkillCategoryResponse> {
    return presentSkillCategory(await this.categories.addSkill(id, body, me));
  }

  /**
   * Replace a pending skill by an approved one. Candidates with the pending skill get the approved one, once and with the higher level. The answer
   * is the approved skill; the pending one is removed.
   */
  @Post(':id/replace')
  @Allow('recruiter')
  @HttpCode(200)
  @Idempotent()
  @Problems('impossible_transition')
  async replaceSkill(
    @IdParam() id: string,
    @Body() body: ReplaceSkillRequest,
    @Me() me: Principal,
  ): Promise<SkillResponse> {
    return presentSkill(await this.replacement.run(id, body.skillId, me), viewerOf(me));
  }

  /** Remove a skill, or decline a pending one. A skill of candidates requires `force=true`; they keep its label. */
  @Delete(':id')
  @Allow('recruiter')
  @LoggedDelete('skills')
  @HttpCode(204)
  @Problems('in_use')
  deleteSkill(@IdParam() id: string, @Query() query: ForceRequest): Promise<void> {
    return this.removal.removeSkill(id, query.force ?? false);
  }
}
