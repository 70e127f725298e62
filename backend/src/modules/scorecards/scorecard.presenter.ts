import { summaryOf } from '@byline/shared-types/domain';
import type { Principal } from '../../common/auth/principal.js';
import { presentNamed, presentRecord, type Named } from '../../common/http/record.presenter.js';
import type { Assessment, CandidateScorecardRecord } from './candidate-scorecard.schema.js';
import type { CandidateScorecardResponse } from './dto/candidate-scorecard.dto.js';
import type { ScorecardCategoryResponse } from './dto/scorecard-category.dto.js';
import type { ScorecardResponse, SelectedCategoryDto } from './dto/scorecard.dto.js';
import type { ScorecardCategoryRecord } from './scorecard-category.schema.js';
import { assessmentOf, percentOf, isGiven, type LabelledCategory } from './scorecard.rules.js';
import type { ScorecardRecord } from './scorecard.schema.js';

/** A scorecard with the current labels of its categories. */
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

/** A candidate's scorecard with its items and recruiters. */
export interface CandidateScorecardView {
  record: CandidateScorecardRecord;
  label: string;
  categories: LabelledCategory[];
  recruiterOf: (id: Assessment['recruiterId']) => Named | null;
}

const NOTHING = { scores: {}, comment: null };

const presentGiven = (given: Pick<Assessment, 'scores' | 'comment'>, categories: readonly LabelledCategory[]) => ({
  scores: given.scores,
  comment: given.comment,
  percent: percentOf(given.scores, categories),
});

/** `scores`, `comment`, `percent` and `version` are the caller's. */
export const presentCandidateScorecard =
  (me: Principal) =>
  ({ record, label, categories, recruiterOf }: CandidateScorecardView): CandidateScorecardResponse => {
    const mine = assessmentOf(record, me.userId);
    const assessments = record.assessments.filter(isGiven).map((assessment) => {
      const recruiter = recruiterOf(assessment.recruiterId);
      return {
        ...presentGiven(assessment, categories),
        recruiter: recruiter && presentNamed(recruiter),
        modifiedAt: assessment.modifiedAt.toISOString(),
      };
    });
    return {
      ...presentRecord(record),
      _id: String(record.scorecardId),
      version: mine?.version ?? 0,
      candidateId: String(record.candidateId),
      label,
      categories,
      ...presentGiven(mine ?? NOTHING, categories),
      assessments,
      summary: summaryOf(assessments.map(({ percent }) => percent)),
    };
  };
