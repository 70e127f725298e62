import { Injectable } from '@nestjs/common';
import { DEFAULT_WEIGHT } from '@byline/shared-types/domain';
import { joinById } from '../../common/mongo/join-by-id.js';
import type { SelectedCategoryDto } from './dto/scorecard.dto.js';
import type { ScorecardCategoryRecord } from './scorecard-category.schema.js';
import { ScorecardCategoriesRepository } from './scorecard-categories.repository.js';
import type { LabelledScorecard } from './scorecard.presenter.js';
import type { LabelledCategory } from './scorecard.rules.js';
import type { ChosenCategory, ScorecardRecord } from './scorecard.schema.js';

/** A chosen category with all of its items; items outside the scorecard have the default weight. */
function select(chosen: ChosenCategory, category: ScorecardCategoryRecord): SelectedCategoryDto {
  const weights = new Map(chosen.items.map(({ _id, weight }) => [String(_id), weight]));
  return {
    _id: String(category._id),
    label: category.label,
    items: category.items.map(({ _id, label }) => ({
      _id: String(_id),
      label,
      weight: weights.get(String(_id)) ?? DEFAULT_WEIGHT,
    })),
    selectedItems: chosen.items.map(({ _id }) => String(_id)),
  };
}

/** Adds the labels of categories and items to scorecards, in one query. */
@Injectable()
export class LabelScorecards {
  constructor(private readonly categories: ScorecardCategoriesRepository) {}

  async run(cards: ScorecardRecord[]): Promise<LabelledScorecard[]> {
    const ids = cards.flatMap((card) => card.categories.map(({ _id }) => _id));
    const categoryOf = await joinById(ids, (wanted) => this.categories.findMany(wanted));
    return cards.map((card) => ({
      ...card,
      selectedCategories: card.categories.flatMap((chosen) => {
        const category = categoryOf(chosen._id);
        return category ? [select(chosen, category)] : [];
      }),
    }));
  }
}

/** The chosen items of a scorecard, in its order. */
export const ratedCategories = ({ selectedCategories }: LabelledScorecard): LabelledCategory[] =>
  selectedCategories.map(({ _id, label, items, selectedItems }) => ({
    _id,
    label,
    items: selectedItems.flatMap((id) => items.find((item) => item._id === id) ?? []),
  }));
