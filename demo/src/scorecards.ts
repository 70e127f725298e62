import type { Types } from 'mongoose';
import { searchFields } from '@byline/backend/common/lists/search.js';
import { listFields, sortFields } from '@byline/backend/common/lists/sort-keys.js';
import type { ScorecardCategoryRecord } from '@byline/backend/modules/scorecards/scorecard-category.schema.js';
import type { ScorecardRecord } from '@byline/backend/modules/scorecards/scorecard.schema.js';
import type { DemoDays } from './days.ts';
import { demoId } from './ids.ts';
import { stamps } from './records.ts';
import { SCORECARD_CATEGORIES, SCORECARDS } from './scorecard-content.ts';

const ITEMS = SCORECARD_CATEGORIES.flatMap(([, items]) => items);
const itemId = (label: string): Types.ObjectId => demoId('scorecardItem', ITEMS.indexOf(label));

export const scorecardCategories = (days: DemoDays): ScorecardCategoryRecord[] =>
  SCORECARD_CATEGORIES.map(([label, items], index) => ({
    _id: demoId('scorecardCategory', index),
    label,
    items: items.map((item) => ({ _id: itemId(item), label: item })),
    ...searchFields(label, ...items),
    ...sortFields({ label }),
    ...stamps(days.at(-2_500, 600 + index)),
  }));

export const scorecards = (days: DemoDays): ScorecardRecord[] =>
  SCORECARDS.map(([label, weights], index) => ({
    _id: demoId('scorecard', index),
    label,
    categories: SCORECARD_CATEGORIES.map(([, items], category) => ({
      _id: demoId('scorecardCategory', category),
      items: items.flatMap((item) => (weights[item] ? [{ _id: itemId(item), weight: weights[item] }] : [])),
    })).filter(({ items }) => items.length > 0),
    removed: false,
    ...listFields({ label }),
    ...stamps(days.at(-2_400 + index * 10, 600)),
  }));

/** The keys of a card's ratings, `categoryId-itemId`, in the order of the card. */
export const ratingKeys = ({ categories }: ScorecardRecord): string[] =>
  categories.flatMap(({ _id, items }) => items.map((item) => `${String(_id)}-${String(item._id)}`));
