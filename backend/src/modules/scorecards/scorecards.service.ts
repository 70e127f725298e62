import { Injectable } from '@nestjs/common';
import { DEFAULT_WEIGHT } from '@byline/shared-types/domain';
import { ProblemError } from '../../common/errors/problem.error.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { definedFields, leavesAsIs, objectId } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { CandidateScorecardsRepository } from './candidate-scorecards.repository.js';
import type {
  CreateScorecardRequest,
  ItemWeightDto,
  ScorecardChoiceDto,
  ScorecardFilter,
  ScorecardWeightRequest,
  UpdateScorecardRequest,
} from './dto/scorecard.dto.js';
import { LabelScorecards } from './label-scorecards.js';
import { ScorecardCategoriesRepository } from './scorecard-categories.repository.js';
import type { LabelledScorecard } from './scorecard.presenter.js';
import type { ChosenCategory, ScorecardRecord } from './scorecard.schema.js';
import { ScorecardsRepository } from './scorecards.repository.js';

const hasItem = (categories: readonly ChosenCategory[], id: string): boolean =>
  categories.some(({ items }) => items.some((item) => String(item._id) === id.toLowerCase()));

function withWeights(categories: readonly ChosenCategory[], weights: readonly ItemWeightDto[]): ChosenCategory[] {
  if (weights.some(({ _id }) => !hasItem(categories, _id))) throw ProblemError.field('weights', 'invalid_id');
  const weightOf = new Map(weights.map(({ _id, weight }) => [_id.toLowerCase(), weight]));
  return categories.map(({ _id, items }) => ({
    _id,
    items: items.map((item) => ({ ...item, weight: weightOf.get(String(item._id)) ?? item.weight })),
  }));
}

@Injectable()
export class ScorecardsService {
  constructor(
    private readonly repository: ScorecardsRepository,
    private readonly categories: ScorecardCategoriesRepository,
    private readonly ratings: CandidateScorecardsRepository,
    private readonly labels: LabelScorecards,
    private readonly transactions: Transactions,
  ) {}

  async list(params: ListParams<ScorecardFilter>): Promise<Page<LabelledScorecard>> {
    const { records, totalCount } = await this.repository.list(params);
    return { records: await this.labels.run(records), totalCount };
  }

  async get(id: string): Promise<LabelledScorecard> {
    return this.labelled(await this.find(id));
  }

  async create({ label, categories = [] }: CreateScorecardRequest): Promise<LabelledScorecard> {
    const chosen = await this.chosen(categories, []);
    return this.labelled(await this.transactions.run((session) => this.repository.create(label, chosen, session)));
  }

  async update(id: string, request: UpdateScorecardRequest): Promise<LabelledScorecard> {
    const { version, label, categories, weights } = request;
    const saved = await this.find(id);
    if (leavesAsIs(saved, version, { label, categories, weights })) return this.labelled(saved);
    const chosen = categories && (await this.chosen(categories, saved.categories));
    const changes = definedFields({
      label,
      categories: weights ? withWeights(chosen ?? saved.categories, weights) : chosen,
    });
    return this.labelled(await this.repository.update(id, version ?? saved.version, changes));
  }

  async setWeight(id: string, itemId: string, { weight, version }: ScorecardWeightRequest): Promise<LabelledScorecard> {
    const saved = await this.find(id);
    if (!hasItem(saved.categories, itemId)) throw new ProblemError('not_found');
    const categories = withWeights(saved.categories, [{ _id: itemId, weight }]);
    return this.labelled(await this.repository.update(id, version ?? saved.version, { categories }));
  }

  /** Hides a scorecard with ratings, if forced; removes one without ratings (docs/domain/recruiting.md#in-use). */
  async delete(id: string, force: boolean): Promise<void> {
    await this.find(id);
    if (!(await this.ratings.useScorecard(id))) return this.repository.delete(id);
    if (!force) throw new ProblemError('in_use', { parameters: { what: 'This scorecard' } });
    await this.repository.update(id, undefined, { removed: true });
  }

  private async find(id: string): Promise<ScorecardRecord> {
    const card = await this.repository.find(id);
    if (!card) throw new ProblemError('not_found');
    return card;
  }

  /** Every category and item must exist; items that were chosen before keep their weight. */
  private async chosen(choices: ScorecardChoiceDto[], saved: ChosenCategory[]): Promise<ChosenCategory[]> {
    const found = await this.categories.findMany(choices.map(({ _id }) => _id));
    const items = new Map(
      found.map((category) => [String(category._id), category.items.map((item) => String(item._id))]),
    );
    const weights = new Map(saved.flatMap((category) => category.items.map((item) => [String(item._id), item.weight])));
    return choices.map((choice) => {
      const known = items.get(choice._id) ?? [];
      if (!items.has(choice._id) || choice.items.some((item) => !known.includes(item))) {
        throw ProblemError.field('categories', 'invalid_id');
      }
      return {
        _id: objectId(choice._id),
        items: choice.items.map((item) => ({ _id: objectId(item), weight: weights.get(item) ?? DEFAULT_WEIGHT })),
      };
    });
  }

  private async labelled(card: ScorecardRecord): Promise<LabelledScorecard> {
    const [labelled] = await this.labels.run([card]);
    return labelled ?? { ...card, selectedCategories: [] };
  }
}
