import { isDeepStrictEqual } from 'node:util';
import {
  MERGE_FIELDS,
  MERGE_UNDO_DAYS,
  mergedAddress,
  mergedSkills,
  samePriceUnit,
  type MergedField as MergedFieldName,
  type MergeField,
  type PublicityField,
} from '@byline/shared-types/domain';
import type { CandidateRecord } from '../candidates/record/candidate.record.js';
import { pairKey } from '../candidates/record/language-key.rules.js';
import { ADDED, CHOSEN, LOGIN, nameOf, SKILL_SET, SLUGS } from './merge-paths.js';

/** Old addresses of the public page that a candidate keeps. */
const MAX_SLUGS = 21;

/** A field of the candidate who stays, before and after a merge. */
export interface MergedField {
  path: string;
  before: unknown;
  merged: unknown;
}

export interface MergeChoices {
  /** Fields taken from the candidate who goes, if they have a value there. */
  fromGone: readonly MergeField[];
  /** Choices of the public page that stay although only one of them shows it. */
  shown?: readonly PublicityField[];
  userId: CandidateRecord['userId'];
}

export const valueAt = (record: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], record);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The first of each key. */
function union<T>(keyOf: (one: T) => string, ...lists: readonly (readonly T[] | undefined)[]): T[] {
  const byKey = new Map<string, T>();
  for (const one of lists.flatMap((list) => list ?? [])) if (!byKey.has(keyOf(one))) byKey.set(keyOf(one), one);
  return [...byKey.values()];
}

function added(stays: CandidateRecord, gone: CandidateRecord, motherTongue: unknown): Record<string, unknown> {
  const [own, other] = [stays.candidateInfo.skillSet, gone.candidateInfo.skillSet];
  return {
    skills: mergedSkills(stays.skills, gone.skills, ({ skillId }) => String(skillId)),
    tags: union(String, stays.tags, gone.tags),
    folders: union(String, stays.folders, gone.folders),
    jobs: union(String, stays.jobs, gone.jobs),
    [ADDED.cat_tools]: union(String, stays.candidateInfo.catTools, gone.candidateInfo.catTools),
    [ADDED.languages]: union(({ language }) => language, own.languages, other.languages).filter(
      ({ language }) => language !== motherTongue,
    ),
    [ADDED.translation_skills]: union(
      ({ from, to }) => pairKey({ from, to }),
      own.translationSkills,
      other.translationSkills,
    ),
    [SLUGS]: union(String, stays.publicSlugs, gone.publicSlugs).slice(0, MAX_SLUGS),
  };
}

/** A merge shows nothing that one of them hides: blocks are hidden for both, and only a recruiter chooses the less strict page. */
const publicityOf = (stays: CandidateRecord, gone: CandidateRecord, shown: readonly PublicityField[]) => ({
  publicEnabled: joined(stays.publicEnabled, gone.publicEnabled, shown.includes('public_page')),
  publicHidden: union(String, stays.publicHidden, gone.publicHidden),
  publicSearchable: joined(stays.publicSearchable, gone.publicSearchable, shown.includes('searchable')),
});
const joined = (one: boolean, other: boolean, isShown: boolean): boolean => (isShown ? one || other : one && other);

/** The fields that a merge changes. A field that is empty on the chosen side takes the other's value, so nothing is lost. */
export function mergedFields(
  stays: CandidateRecord,
  gone: CandidateRecord,
  { fromGone, shown = [], userId }: MergeChoices,
): MergedField[] {
  const isSameUnit = samePriceUnit(stays.function, gone.function);
  const withFunction = (fromGone.includes('function') && gone.function) || !stays.function ? gone : stays;
  const chosen = MERGE_FIELDS.flatMap((field) => {
    const paths = CHOSEN[field];
    const isGiven = (record: CandidateRecord): boolean => paths.some((path) => !isEmpty(valueAt(record, path)));
    const [first, second] = fromGone.includes(field) ? [gone, stays] : [stays, gone];
    if (field === 'address') return Object.entries(mergedAddress(first, second));
    if (field === 'links') return [['links', { ...second.links, ...first.links }] as const];
    if (field === 'price_per_word' && !isSameUnit)
      return [[paths[0] ?? '', withFunction.candidateInfo.pricePerWord] as const];
    const from = isGiven(first) ? first : second;
    return paths.map((path) => [path, valueAt(from, path) ?? null] as const);
  });
  const motherTongue = new Map(chosen).get(`${SKILL_SET}.motherTongue`);
  const lists = { ...added(stays, gone, motherTongue), ...publicityOf(stays, gone, shown) };
  const values = [...chosen, ...Object.entries(lists), [LOGIN, userId] as const];
  return values.flatMap(([path, merged]) => {
    const before = valueAt(stays, path) ?? null;
    return isDeepStrictEqual(before, merged) ? [] : [{ path, before, merged }];
  });
}

/** The top-level fields of a record with other values at these paths. */
export function fieldsWith(
  record: CandidateRecord,
  values: readonly { path: string; value: unknown }[],
): Partial<CandidateRecord> {
  const fields: Record<string, unknown> = {};
  for (const { path, value } of values) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let place = fields;
    let old: Record<string, unknown> = { ...record };
    for (const key of keys) {
      old = (old[key] ?? {}) as Record<string, unknown>;
      place = (place[key] ??= { ...old }) as Record<string, unknown>;
    }
    place[last] = value;
  }
  return fields;
}

const withoutAdded = (now: unknown, { before, merged }: MergedField): unknown[] | null => {
  if (![now, before, merged].every(Array.isArray)) return null;
  const [own, all] = [(before as unknown[]).map(String), (merged as unknown[]).map(String)];
  return (now as unknown[]).filter((one) => own.includes(String(one)) || !all.includes(String(one)));
};

/** Lists of ids, from which an undo takes exactly what the merge added. */
const ID_LISTS: readonly string[] = ['tags', 'folders', 'jobs', SLUGS];

/** The values that an undo restores, and the fields that changed after the merge and stay as they are. */
export function restoredFields(now: CandidateRecord, fields: readonly MergedField[]) {
  const restored: { path: string; value: unknown }[] = [];
  const left = new Set<MergedFieldName>();
  for (const field of fields) {
    const { path, before, merged } = field;
    const value = valueAt(now, path) ?? null;
    const list = ID_LISTS.includes(path) ? withoutAdded(value, field) : null;
    if (isDeepStrictEqual(value, merged)) restored.push({ path, value: before });
    else if (list) restored.push({ path, value: list });
    else {
      const name = nameOf(path);
      if (name) left.add(name);
    }
  }
  return { restored, left: [...left] };
}

const DAY_MS = 86_400_000;

/** The end of the days in which a merge can be undone. */
export const undoUntil = (mergedAt: Date): Date => new Date(mergedAt.getTime() + MERGE_UNDO_DAYS * DAY_MS);

/** The merges after this moment can be undone. */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - MERGE_UNDO_DAYS * DAY_MS);
