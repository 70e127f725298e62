import {
  DUPLICATE_CERTAINTIES,
  MERGE_FIELDS,
  type AddedField,
  type DuplicateCertainty,
  type DuplicateState,
  type MergeField,
  type MergeSide,
} from '@byline/shared-types/domain';
import type { CandidateResponse, DuplicateCountsResponse, DuplicateResponse, MergeDuplicateRequest } from '../../api';

export const toState = (asked: string | null): DuplicateState => (asked === 'different' ? 'different' : 'open');

/** The request of the list, which the pane shares for its way to the next pair. */
export const pairList = (state: DuplicateState) => ({ filter: { state }, limit: 100 });

const COUNTS = { almost_certain: 'almostCertain', likely: 'likely', possible: 'possible' } as const;

export interface PairGroup {
  certainty: DuplicateCertainty;
  pairs: DuplicateResponse[];
  /** All pairs of the group, also those beyond the list. */
  count: number;
}

/** Open pairs in groups, the surest first; a group without a pair is left out. */
export const groupsOf = (
  pairs: readonly DuplicateResponse[],
  counts: DuplicateCountsResponse | undefined,
): PairGroup[] =>
  DUPLICATE_CERTAINTIES.map((certainty) => {
    const inGroup = pairs.filter((pair) => pair.certainty === certainty);
    return { certainty, pairs: inGroup, count: counts?.[COUNTS[certainty]] ?? inGroup.length };
  }).filter((group) => group.pairs.length > 0);

/** The pair after this one, or else the one before it, to go on once it is answered. */
export function nextOf(pairs: readonly { _id: string }[], id: string): string | null {
  const place = pairs.findIndex(({ _id }) => _id === id);
  return (pairs[place + 1] ?? pairs[place - 1])?._id ?? null;
}

/** Both candidates, the older one first. */
export type Pair = readonly [older: CandidateResponse, newer: CandidateResponse];

/** A field of both candidates in words; empty without a value. A list has several. */
export interface ComparedField {
  name: MergeField | AddedField;
  label: string;
  words: [older: string | readonly string[], newer: string | readonly string[]];
}

export interface Comparison {
  /** Fields with a value on both sides, of which one stays. */
  choices: (ComparedField & { name: MergeField; words: [string, string] })[];
  /** Fields that only one of them has. */
  filled: { label: string; text: string }[];
  /** Lists that are not equal, added together. */
  added: { label: string; text: string }[];
  same: { label: string; text: string }[];
}

/** A text that fits a line of several. */
const SHORT = 80;

export const shortened = (text: string): string => (text.length > SHORT ? `${text.slice(0, SHORT).trimEnd()}…` : text);

const isChoice = (name: string): name is MergeField => MERGE_FIELDS.some((field) => field === name);
const asText = (words: string | readonly string[]): string => (typeof words === 'string' ? words : words.join(', '));

/** Sorts the fields by what a merge does with them. */
export function comparisonOf(fields: readonly ComparedField[]): Comparison {
  const comparison: Comparison = { choices: [], filled: [], added: [], same: [] };
  for (const { name, label, words } of fields) {
    const [older, newer] = [asText(words[0]), asText(words[1])];
    const text = older || newer;
    if (older === newer) {
      if (older) comparison.same.push({ label, text });
    } else if (!isChoice(name))
      comparison.added.push({ label, text: [...new Set(words.flatMap((list) => list))].join(', ') });
    else if (older && newer) comparison.choices.push({ name, label, words: [older, newer] });
    else comparison.filled.push({ label, text });
  }
  return comparison;
}

/** Fields of which the newest value is the first choice. */
const NEWEST: readonly MergeField[] = ['address', 'phone'];

/** The fields that come from the newer candidate at first. A step of the recruitment wins over none. */
export const firstChoices = ([older]: Pair): MergeField[] => [
  ...NEWEST,
  ...((older.status ?? 'none') === 'none' && !older.archived ? (['status'] as const) : []),
];

/** Both, the one who stays first. */
export const inOrder = ([older, newer]: Pair, stays: MergeSide) =>
  stays === 'older' ? ([older, newer] as const) : ([newer, older] as const);

/** The side of the login that stays: the only one, or the chosen one; null without a login. */
export function loginOf([older, newer]: Pair, chosen: MergeSide): MergeSide | null {
  if (older.userId && newer.userId) return chosen;
  if (older.userId) return 'older';
  return newer.userId ? 'newer' : null;
}

/** The choices of a recruiter for a merge. */
export interface Chosen {
  /** The candidate who stays. */
  stays: MergeSide;
  /** The fields of which the newer candidate's value stays. */
  newer: readonly MergeField[];
  login: MergeSide;
}

/** The request to merge a pair as it is shown. */
export const toMerge = (pair: Pair, { stays, newer, login }: Chosen): MergeDuplicateRequest => ({
  versions: pair.map(({ version }) => version),
  stays,
  newer: [...newer],
  ...(pair.every(({ userId }) => userId) && { login }),
});
