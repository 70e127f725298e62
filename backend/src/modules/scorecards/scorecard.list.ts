import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import type { ListDefinition } from '../../common/lists/list-definition.js';
import { CandidateScorecardFilter } from './dto/candidate-scorecard.dto.js';
import { ScorecardCategoryFilter } from './dto/scorecard-category.dto.js';
import { ScorecardFilter } from './dto/scorecard.dto.js';

/** Scorecards a page when the client names none (docs/domain/assessment.md#scorecards). */
const SCORECARDS_A_PAGE = 50;

export const scorecardList = {
  filter: ScorecardFilter,
  sort: ['createdAt', 'label'],
  defaultSort: 'createdAt',
  fields: ['_id', 'label', 'categories', 'selectedCategories', 'createdAt', 'modifiedAt', 'version'],
  search: 'label',
  defaultLimit: SCORECARDS_A_PAGE,
} satisfies ListDefinition<ScorecardFilter>;

export const scorecardCategoryList = {
  filter: ScorecardCategoryFilter,
  sort: ['createdAt', 'label'],
  defaultSort: 'createdAt',
  fields: ['_id', 'label', 'items', 'createdAt', 'modifiedAt', 'version'],
  search: 'label',
} satisfies ListDefinition<ScorecardCategoryFilter>;

export const candidateScorecardList = {
  filter: CandidateScorecardFilter,
  sort: ['createdAt'],
  defaultSort: 'createdAt',
  fields: [
    '_id',
    'candidateId',
    'label',
    'categories',
    'scores',
    'comment',
    'percent',
    'createdAt',
    'modifiedAt',
    'version',
  ],
  defaultLimit: MAX_PAGE_SIZE,
} satisfies ListDefinition<CandidateScorecardFilter>;
