import {
  DUPLICATE_CERTAINTIES,
  isPoorer,
  MERGE_FIELDS,
  PUBLICITY_FIELDS,
  type DuplicateCertainty,
  type DuplicateState,
  type MergedField,
  type MergeField,
  type MergeSide,
  type PublicityField,
} from '@byline/shared-types/domain';
import type {
  CalendarItemResponse,
  CandidateResponse,
  DuplicateCountsResponse,
  DuplicateResponse,
  MergeDuplicateRequest,
} from '../../api';

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

/** An appointment of each, at the same time. */
export type Clash = readonly [older: CalendarItemResponse, newer: CalendarItemResponse];

/** The appointments of both that are at the same time. */
export function clashesOf(items: readonly CalendarItemResponse[], pair: Pair): Clash[] {
  const [ofOlder = [], ofNewer = []] = pair.map(({ _id }) =>
    items.filter(({ candidate, assignedTo }) => [candidate?._id, assignedTo?.candidateId].includes(_id)),
  );
  return ofOlder.flatMap((one) =>
    ofNewer
      .filter((other) => other._id !== one._id && other.startDate < one.endDate && one.startDate < other.endDate)
      .map((other) => [one, other] as const),
  );
}

/** A field of both candidates in words; empty without a value. A list has several. */
export interface ComparedField {
  name: MergedField | 'hidden_blocks';
  label: string;
  words: [older: string | readonly string[], newer: string | readonly string[]];
  /** The part of a list with a limit that stays. */
  kept?: readonly string[];
}

export type ChosenField = MergeField | PublicityField;

export interface Comparison {
  /** Fields with a value on both sides, of which one stays. */
  choices: (ComparedField & { name: ChosenField; words: [string, string] })[];
  /** Fields that only one of them has. */
  filled: { label: string; text: string }[];
  /** Lists that are not equal, added together. */
  added: { label: string; text: string }[];
  /** The part of a list beyond its limit. */
  leftOut: { label: string; text: string }[];
  same: { label: string; text: string }[];
}

/** A text that fits a line of several. */
const SHORT = 80;

export const shortened = (text: string): string => (text.length > SHORT ? `${text.slice(0, SHORT).trimEnd()}…` : text);

const isMergeField = (name: string): name is MergeField => MERGE_FIELDS.some((field) => field === name);
export const isPublicity = (name: string): name is PublicityField => PUBLICITY_FIELDS.some((field) => field === name);
const isChoice = (name: string): name is ChosenField => isMergeField(name) || isPublicity(name);
const asText = (words: string | readonly string[]): string => (typeof words === 'string' ? words : words.join(', '));

/** Sorts the fields by what a merge does with them. */
export function comparisonOf(fields: readonly ComparedField[]): Comparison {
  const comparison: Comparison = { choices: [], filled: [], added: [], leftOut: [], same: [] };
  for (const { name, label, words, kept } of fields) {
    const [older, newer] = [asText(words[0]), asText(words[1])];
    const text = older || newer;
    if (older === newer) {
      if (older) comparison.same.push({ label, text });
    } else if (!isChoice(name) || typeof words[0] !== 'string') {
      const all = [...new Set(words.flatMap((list) => list))];
      comparison.added.push({ label, text: asText(kept ?? all) });
      const gone = all.filter((one) => kept && !kept.includes(one));
      if (gone.length > 0) comparison.leftOut.push({ label, text: asText(gone) });
    } else if (older && newer) comparison.choices.push({ name, label, words: [older, newer] });
    else comparison.filled.push({ label, text });
  }
  return comparison;
}

/** Fields of which the newest value is the first choice. */
const NEWEST: readonly MergeField[] = ['address', 'phone'];

/** The later confirmation is the better knowledge. */
const isConfirmedLater = (one: CandidateResponse, other: CandidateResponse): boolean =>
  (one.availability?.confirmedOn ?? '') > (other.availability?.confirmedOn ?? '');

const SHOWS: Record<PublicityField, (candidate: CandidateResponse) => boolean> = {
  public_page: ({ publicEnabled }) => publicEnabled,
  searchable: ({ publicSearchable }) => publicSearchable,
};

/** The fields that come from the newer candidate at first. A step of the recruitment wins over none, and the one who hides a page over the other. */
export const firstChoices = ([older, newer]: Pair): ChosenField[] => [
  ...NEWEST.filter((field) => field !== 'address' || !isPoorer(newer, older)),
  ...(isConfirmedLater(newer, older) ? (['availability'] as const) : []),
  ...PUBLICITY_FIELDS.filter((field) => SHOWS[field](older) && !SHOWS[field](newer)),
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
  newer: readonly ChosenField[];
  login: MergeSide;
}

/** The request to merge a pair as it is shown. */
export function toMerge(pair: Pair, { stays, newer, login }: Chosen): MergeDuplicateRequest {
  const shown = PUBLICITY_FIELDS.filter((field) => SHOWS[field](pair[newer.includes(field) ? 1 : 0]));
  return {
    versions: pair.map(({ version }) => version),
    stays,
    newer: newer.filter(isMergeField),
    ...(shown.length > 0 && { shown }),
    ...(pair.every(({ userId }) => userId) && { login }),
  };
}
