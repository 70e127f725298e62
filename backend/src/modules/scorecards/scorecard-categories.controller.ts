import { Body, Controller, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ApiList, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import {
  AddCategoryItemRequest,
  CreateScorecardCategoryRequest,
  ScorecardCategoryResponse,
  UpdateScorecardCategoryRequest,
  type ScorecardCategoryFilter,
} from './dto/scorecard-category.dto.js';
import { ScorecardCategoriesService } from './scorecard-categories.service.js';
import { presentScorecardCategory } from './scorecard.presenter.js';
import { scorecardCategoryList } from './scorecard.list.js';

@ApiTags('scorecards')
@Controller('scorecardcategories')
export class ScorecardCategoriesController {
  constructor(private readonly categories: ScorecardCategoriesService) {}

  /** Categories of items that scorecards choose from. */
  @Get()
  @Allow('recruiter')
  @ApiList(scorecardCategoryList)
  async listScorecardCategories(
    @List(scorecardCategoryList) params: ListParams<ScorecardCategoryFilter>,
  ): Promise<Page<ScorecardCategoryResponse>> {
    return presentPage(await this.categories.list(params), params, presentScorecardCategory);
  }

  /** Add a category. */
  @Post()
  @Allow('recruiter')
  @Creates(ScorecardCategoryResponse)
  async createScorecardCategory(@Body() body: CreateScorecardCategoryRequest): Promise<ScorecardCategoryResponse> {
    return presentScorecardCategory(await this.categories.create(body.label));
  }

  /** Add an item to a category. */
  @Post(':id')
  @Allow('recruiter')
  @Creates(ScorecardCategoryResponse)
  async addScorecardCategoryItem(
    @IdParam() id: string,
    @Body() body: AddCategoryItemRequest,
  ): Promise<ScorecardCategoryResponse> {
    return presentScorecardCategory(await this.categories.addItem(id, body.item));
  }

  /** Change a category and its items. An item that a scorecard has can't be left out (409 `in_use`). */
  @Patch(':id')
  @Allow('recruiter')
  @Problems('in_use', 'stale_version')
  async updateScorecardCategory(
    @IdParam() id: string,
    @Body() body: UpdateScorecardCategoryRequest,
  ): Promise<ScorecardCategoryResponse> {
    return presentScorecardCategory(await this.categories.update(id, body));
  }
}
