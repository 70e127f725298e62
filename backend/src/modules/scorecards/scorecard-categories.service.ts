import { Injectable } from '@nestjs/common';
import { MAX_ITEMS } from '@byline/shared-types/domain';
import { Types } from 'mongoose';
import { ProblemError } from '../../common/errors/problem.error.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { definedFields, leavesAsIs, objectId } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import type {
  CategoryItemChangeDto,
  ScorecardCategoryFilter,
  UpdateScorecardCategoryRequest,
} from './dto/scorecard-category.dto.js';
import { ScorecardCategoriesRepository } from './scorecard-categories.repository.js';
import type { CategoryItem, ScorecardCategoryRecord } from './scorecard-category.schema.js';
import { ScorecardsRepository } from './scorecards.repository.js';

@Injectable()
export class ScorecardCategoriesService {
  constructor(
    private readonly repository: ScorecardCategoriesRepository,
    private readonly scorecards: ScorecardsRepository,
    private readonly transactions: Transactions,
  ) {}

  list(params: ListParams<ScorecardCategoryFilter>): Promise<Page<ScorecardCategoryRecord>> {
    return this.repository.list(params);
  }

  create(label: string): Promise<ScorecardCategoryRecord> {
    return this.transactions.run((session) => this.repository.create(label, session));
  }

  async addItem(id: string, label: string): Promise<ScorecardCategoryRecord> {
    const { items } = await this.find(id);
    if (items.length >= MAX_ITEMS) throw ProblemError.field('item', 'too_high');
    return this.transactions.run((session) => this.repository.addItem(id, label, session));
  }

  async update(
    id: string,
    { version, label, items }: UpdateScorecardCategoryRequest,
  ): Promise<ScorecardCategoryRecord> {
    const saved = await this.find(id);
    if (leavesAsIs(saved, version, { label, items })) return saved;
    const changed = items && (await this.changedItems(saved, items));
    return this.repository.update(id, version ?? saved.version, definedFields({ label, items: changed }));
  }

  /** Renames items with an id, creates items without one, and refuses to remove an item that a scorecard has. */
  private async changedItems(saved: ScorecardCategoryRecord, wanted: CategoryItemChangeDto[]): Promise<CategoryItem[]> {
    const known = new Set(saved.items.map(({ _id }) => String(_id)));
    const ids = wanted.flatMap(({ _id }) => _id ?? []);
    if (new Set(ids).size < ids.length || ids.some((id) => !known.has(id))) {
      throw ProblemError.field('items', 'invalid_id');
    }
    const leftOut = saved.items.map(({ _id }) => _id).filter((id) => !ids.includes(String(id)));
    if (await this.scorecards.useItems(leftOut)) {
      throw new ProblemError('in_use', { parameters: { what: 'An item that is left out' } });
    }
    return wanted.map(({ _id, label }) => ({ _id: _id ? objectId(_id) : new Types.ObjectId(), label }));
  }

  private async find(id: string): Promise<ScorecardCategoryRecord> {
    const category = await this.repository.find(id);
    if (!category) throw new ProblemError('not_found');
    return category;
  }
}
