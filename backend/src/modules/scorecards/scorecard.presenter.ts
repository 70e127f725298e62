import { presentRecord } from '../../common/http/record.presenter.js';
import type { CandidateScorecardRecord } from './candidate-scorecard.schema.js';
import type { CandidateScorecardResponse } from './dto/candidate-scorecard.dto.js';
import type { ScorecardCategoryResponse } from './dto/scorecard-category.dto.js';
import type { ScorecardResponse, SelectedCategoryDto } from './dto/scorecard.dto.js';
import type { ScorecardCategoryRecord } from './scorecard-category.schema.js';
import { percentOf, type LabelledCategory } from './scorecard.rules.js';
import type { ScorecardRecord } from './scorecard.schema.js';

/** A scorecard with its categories as they are now. */
export type LabelledScorecard = ScorecardRecord & { selectedCategories: SelectedCategoryDto[] };

export const presentScorecard = (card: LabelledScorecard): ScorecardResponse => ({
  ...presentRecord(card),
  label: card.label,
  categories: card.categories.map(({ _id, items }) => ({
    _id: String(_id),
    items: items.map((item) => String(item._id)),
  })),
  selectedCategories: card.selectedCategories,
});

export const presentScorecardCategory = (category: ScorecardCategoryRecord): ScorecardCategoryResponse => ({
  ...presentRecord(category),
  label: category.label,
  items: category.items.map(({ _id, label }) => ({ _id: String(_id), label })),
});

/** A candidate's ratings with what is rated. */
export type LabelledRatings = CandidateScorecardRecord & { label: string; categories: LabelledCategory[] };

export const presentCandidateScorecard = (ratings: LabelledRatings): CandidateScorecardResponse => ({
  ...presentRecord(ratings),
  _id: String(ratings.scorecardId),
  candidateId: String(ratings.candidateId),
  label: ratings.label,
  categories: ratings.categories,
  scores: ratings.scores,
  comment: ratings.comment,
  percent: percentOf(ratings.scores, ratings.categories),
});
