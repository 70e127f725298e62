import { DEFAULT_WEIGHT, SCORECARD_WEIGHT } from '@byline/shared-types/domain';
import { parseDecimal } from '@byline/web-kit/numbers';
import type { ScorecardCategoryResponse, ScorecardResponse } from '../../api';
import type { Snapshot } from '../../lib/autosave/Autosaver';
import type { Value, Values } from '../../lib/autosave/merge';

/** Keys of a card's values: its label, its categories, the weight of each item (0: not on the card), and the orders. */
export const LABEL = 'label';
const ORDER = 'order';
const CHOSEN = 'category ';
const ITEMS = 'order of ';
const categoryKey = (category: string): string => `${CHOSEN}${category}`;
const itemsKey = (category: string): string => `${ITEMS}${category}`;
export const weightKey = (category: string, item: string): string => `${category}-${item}`;

const idsIn = (value: Value | undefined): string[] =>
  String(value ?? '')
    .split(' ')
    .filter(Boolean);

/** Sorts by the order. Ids that the order does not name come last, because a colleague added them in the meantime. */
const ordered = (order: Value | undefined, there: readonly string[]): string[] => [
  ...idsIn(order).filter((id) => there.includes(id)),
  ...there.filter((id) => !idsIn(order).includes(id)),
];

/** The category of a weight key; undefined for any other key. */
const weighedIn = (key: string): string | undefined => (key.includes('-') ? key.split('-')[0] : undefined);

/** The categories of a card, including those that a colleague removed while the user changed one of their items. */
export const categoriesOf = (values: Values, conflicts: Values = {}): string[] => {
  const chosen = Object.keys(values).flatMap((key) =>
    key.startsWith(CHOSEN) && values[key] ? [key.slice(CHOSEN.length)] : [],
  );
  const asked = Object.keys(conflicts).flatMap((key) => weighedIn(key) ?? []);
  return ordered(values[ORDER], [...new Set([...chosen, ...asked])]);
};

/** Puts the category of an item back on the card, if the chosen weight needs it. */
export function categoryBack(values: Values, key: string, weight: Value | undefined): Values {
  const category = weighedIn(key);
  const isOff = category !== undefined && !values[categoryKey(category)];
  return isOff && Number(weight) > 0 ? { [categoryKey(category)]: 1 } : {};
}

export const weightOf = (values: Values, category: string, item: string): number =>
  Number(values[weightKey(category, item)] ?? 0);

/** The items of a category on the card, including those that a colleague changed or removed while the user changed them. */
export function itemsOf(values: Values, category: string, conflicts: Values = {}): string[] {
  const prefix = weightKey(category, '');
  const keys = [...new Set([...Object.keys(values), ...Object.keys(conflicts)])];
  const there = keys.filter(
    (key) => key.startsWith(prefix) && (Number(values[key]) > 0 || conflicts[key] !== undefined),
  );
  return ordered(
    values[itemsKey(category)],
    there.map((key) => key.slice(prefix.length)),
  );
}

/** Adds a category with some of its items. */
export const withCategory = (values: Values, category: string, items: readonly string[]): Values => ({
  [categoryKey(category)]: 1,
  [ORDER]: [...categoriesOf(values).filter((id) => id !== category), category].join(' '),
  [itemsKey(category)]: items.join(' '),
  ...Object.fromEntries(items.map((item) => [weightKey(category, item), DEFAULT_WEIGHT])),
});

/** Removes a category and its items. */
export const withoutCategory = (values: Values, category: string): Values => ({
  [categoryKey(category)]: 0,
  ...Object.fromEntries(itemsOf(values, category).map((item) => [weightKey(category, item), 0])),
});

export const withItem = (values: Values, category: string, item: string): Values => ({
  [itemsKey(category)]: [...itemsOf(values, category).filter((id) => id !== item), item].join(' '),
  [weightKey(category, item)]: DEFAULT_WEIGHT,
});
export const withoutItem = (category: string, item: string): Values => ({ [weightKey(category, item)]: 0 });

const moved = (ids: readonly string[], from: number, to: number): string => {
  const rest = ids.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...ids.slice(from, from + 1), ...rest.slice(to)].join(' ');
};
export const withCategoryMove = (shown: readonly string[], from: number, to: number): Values => ({
  [ORDER]: moved(shown, from, to),
});
export const withItemMove = (category: string, shown: readonly string[], from: number, to: number): Values => ({
  [itemsKey(category)]: moved(shown, from, to),
});

/** The orders that two people changed. The later order wins, because it does not change the set of items. */
export const ordersAsked = (conflicts: Values): string[] =>
  Object.keys(conflicts).filter((key) => key === ORDER || key.startsWith(ITEMS));

/** A card in the format of autosave. */
export function snapshotOf({ label, selectedCategories, version }: ScorecardResponse): Snapshot {
  const values: Record<string, Value> = { [LABEL]: label, [ORDER]: selectedCategories.map(({ _id }) => _id).join(' ') };
  for (const { _id, items, selectedItems } of selectedCategories) {
    values[categoryKey(_id)] = 1;
    values[itemsKey(_id)] = selectedItems.join(' ');
    for (const item of items) if (selectedItems.includes(item._id)) values[weightKey(_id, item._id)] = item.weight;
  }
  return { values, version };
}

export function toRequest(values: Values) {
  const categories = categoriesOf(values).map((_id) => ({ _id, items: itemsOf(values, _id) }));
  return {
    label: String(values[LABEL] ?? '').trim(),
    categories,
    weights: categories.flatMap(({ _id, items }) =>
      items.map((item) => ({ _id: item, weight: weightOf(values, _id, item) })),
    ),
  };
}

/** The share of an item in the total weight, from 0 to 1. */
export function shareOf(values: Values, weight: number): number {
  const all = toRequest(values).weights.reduce((sum, item) => sum + item.weight, 0);
  return all === 0 ? 0 : weight / all;
}

/** Reads a typed weight, with a point or a comma; null if it is invalid. */
export function parseWeight(text: string): number | null {
  const weight = parseDecimal(text) ?? 0;
  const isWhole = Number(weight.toFixed(2)) === weight;
  return isWhole && weight > 0 && weight <= SCORECARD_WEIGHT.max ? weight : null;
}

/** One step more or less, within the valid range. */
export const stepped = (weight: number, by: 1 | -1): number => {
  const next = Math.round((weight + by * SCORECARD_WEIGHT.step) * 100) / 100;
  return next > 0 && next <= SCORECARD_WEIGHT.max ? next : weight;
};

/** The names of a category and its items in the format of autosave. All scorecards share them. */
export const labelsOf = ({ label, items, version }: ScorecardCategoryResponse): Snapshot => ({
  values: { [LABEL]: label, ...Object.fromEntries(items.map((item) => [item._id, item.label])) },
  version,
});
/** True if the values name an item that the category does not have. */
export const namesOther = (items: ScorecardCategoryResponse['items'], values: Values): boolean =>
  Object.keys(values).some((key) => key !== LABEL && values[key] !== '' && !items.some(({ _id }) => _id === key));
export const labelsRequest = (items: ScorecardCategoryResponse['items'], values: Values) => ({
  label: String(values[LABEL] ?? '').trim(),
  items: items.map(({ _id, label }) => ({ _id, label: String(values[_id] ?? '').trim() || label })),
});
