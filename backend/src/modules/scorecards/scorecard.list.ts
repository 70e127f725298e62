import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import type { ListDefinition } from '../../common/lists/list-definition.js';
import { CandidateScorecardFilter, CandidateScorecardResponse } from './dto/candidate-scorecard.dto.js';
import { ScorecardCategoryFilter, ScorecardCategoryResponse } from './dto/scorecard-category.dto.js';
import { ScorecardFilter, ScorecardResponse } from './dto/scorecard.dto.js';

/** Default limit (docs/domain/assessment.md#scorecards). */
const SCORECARDS_A_PAGE = 50;

export const scorecardList = {
  filter: ScorecardFilter,
  record: ScorecardResponse,
  sort: ['createdAt', 'label'],
  texts: ['label'],
  defaultSort: 'createdAt',
  search: 'label',
  defaultLimit: SCORECARDS_A_PAGE,
} satisfies ListDefinition<ScorecardFilter>;

export const scorecardCategoryList = {
  filter: ScorecardCategoryFilter,
  record: ScorecardCategoryResponse,
  sort: ['createdAt', 'label'],
  texts: ['label'],
  defaultSort: 'createdAt',
  search: 'label',
} satisfies ListDefinition<ScorecardCategoryFilter>;

export const candidateScorecardList = {
  filter: CandidateScorecardFilter,
  record: CandidateScorecardResponse,
  sort: ['createdAt'],
  defaultSort: 'createdAt',
  defaultLimit: MAX_PAGE_SIZE,
} satisfies ListDefinition<CandidateScorecardFilter>;
