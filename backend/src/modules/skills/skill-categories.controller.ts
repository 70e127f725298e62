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
  CreateSkillCategoryRequest,
  SkillCategoryResponse,
  UpdateSkillCategoryRequest,
  type SkillCategoryFilter,
} from './dto/skill-category.dto.js';
import { RemoveSkills } from './remove-skills.js';
import { SkillCategoriesService } from './skill-categories.service.js';
import { presentSkillCategory } from './skill.presenter.js';
import { skillCategoryList } from './skill.list.js';

@ApiTags('skills')
@Controller('skillcategories')
export class SkillCategoriesController {
  constructor(
    private readonly categories: SkillCategoriesService,
    private readonly removal: RemoveSkills,
  ) {}

  /** Skill categories with all of their skills, including pending ones. */
  @Get()
  @Allow('recruiter')
  @ApiList(skillCategoryList)
  async listSkillCategories(
    @List(skillCategoryList) params: ListParams<SkillCategoryFilter>,
  ): Promise<Page<SkillCategoryResponse>> {
    return presentPage(await this.categories.list(params), params, presentSkillCategory);
  }

  /** Add a category. */
  @Post()
  @Allow('recruiter')
  @Creates(SkillCategoryResponse)
  @Problems('already_exists')
  async createSkillCategory(@Body() body: CreateSkillCategoryRequest): Promise<SkillCategoryResponse> {
    return presentSkillCategory(await this.categories.create(body));
  }

  /** Change a category. */
  @Patch(':id')
  @Allow('recruiter')
  @Problems('already_exists', 'stale_version')
  async updateSkillCategory(
    @IdParam() id: string,
    @Body() body: UpdateSkillCategoryRequest,
  ): Promise<SkillCategoryResponse> {
    return presentSkillCategory(await this.categories.update(id, body));
  }

  /** Remove a category and its skills. A category with skills requires `force=true`; candidates keep the labels. */
  @Delete(':id')
  @Allow('recruiter')
  @LoggedDelete('skillcategories')
  @HttpCode(204)
  @Problems('in_use')
  deleteSkillCategory(@IdParam() id: string, @Query() query: ForceRequest): Promise<void> {
    return this.removal.removeCategory(id, query.force ?? false);
  }
}
