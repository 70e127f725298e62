import type { ScorecardCategoryResponse } from '../../src/modules/scorecards/dto/scorecard-category.dto.js';
import type { ScorecardResponse } from '../../src/modules/scorecards/dto/scorecard.dto.js';
import type { Client } from '../support/client.js';

/** A category with these items, by their labels. */
export async function createCategory(
  recruiter: Client,
  label: string,
  ...items: string[]
): Promise<ScorecardCategoryResponse> {
  let category = await recruiter.create<ScorecardCategoryResponse>('/scorecardcategories', { label });
  for (const item of items) {
    category = await recruiter.create<ScorecardCategoryResponse>(`/scorecardcategories/${category._id}`, { item });
  }
  return category;
}

export const itemOf = (category: ScorecardCategoryResponse, label: string): string =>
  category.items.find((item) => item.label === label)?._id ?? '';

/** All items of a category, in the form for a scorecard. */
export const choice = ({ _id, items }: ScorecardCategoryResponse) => ({ _id, items: items.map((item) => item._id) });

export const createScorecard = async (
  recruiter: Client,
  label: string,
  ...categories: ScorecardCategoryResponse[]
): Promise<ScorecardResponse> =>
  await recruiter.create<ScorecardResponse>('/scorecards', { label, categories: categories.map(choice) });
