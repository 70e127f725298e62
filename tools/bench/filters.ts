import type { Db, Document } from 'mongodb';

/** A filter of the candidate list in an address, with a value of many candidates and with one of few. */
export interface Filter {
  name: string;
  common: string;
  rare: string;
}

/** Filters by a stored value: the most and the least frequent are taken from the data. */
const BY_VALUE: Record<string, string> = {
  status: 'status',
  function: 'function',
  skills: 'skills.skillId',
  motherTongue: 'tongueKeys',
  catTools: 'candidateInfo.catTools',
  translatesFrom: 'candidateInfo.skillSet.translationSkills.from',
  translatesTo: 'candidateInfo.skillSet.translationSkills.to',
  country: 'country',
  province: 'province',
  city: 'city',
  postal: 'postal',
  tags: 'tags',
  sourceId: 'sourceId',
  assignedTo: 'assignedTo',
  folder: 'folders',
  jobId: 'jobs',
};

/** The others: an ordinary value, and one that leaves few. */
const OTHERS: Filter[] = [
  { name: 'archived', common: 'filter[archived]=false', rare: 'filter[archived]=true' },
  { name: 'freelancer', common: 'filter[freelancer]=true', rare: 'filter[freelancer]=false' },
  {
    name: 'freeBetween',
    common: 'filter[freeBetween][from]=2027-01-04&filter[freeBetween][to]=2027-01-15',
    rare: 'filter[freeBetween][from]=2027-01-04&filter[freeBetween][to]=2027-01-15&filter[confirmedWithin]=3',
  },
  { name: 'freeDays', common: 'filter[freeDays]=3', rare: 'filter[freeDays]=5.5' },
  { name: 'confirmedWithin', common: 'filter[confirmedWithin]=60', rare: 'filter[confirmedWithin]=2' },
  { name: 'dayRate', common: 'filter[dayRate][to]=500', rare: 'filter[dayRate][from]=900' },
  { name: 'pricePerHour', common: 'filter[pricePerHour][to]=80', rare: 'filter[pricePerHour][from]=150' },
  { name: 'yearsExperience', common: 'filter[yearsExperience][from]=3', rare: 'filter[yearsExperience][from]=40' },
  { name: 'publicEnabled', common: 'filter[publicEnabled]=true', rare: 'filter[publicEnabled]=false' },
  { name: 'createdAt', common: 'filter[createdAt][from]=2024-01-01', rare: 'filter[createdAt][to]=2018-06-30' },
];

/** Every filter that narrows the list to more than a handful of named people. */
export async function filtersOf(db: Db): Promise<Filter[]> {
  const sample = (await db
    .collection('candidates')
    .find({ archived: false }, { projection: { ngrams: 0 } })
    .sort({ createdAt: -1 })
    .limit(10_000)
    .toArray()) as Document[];
  const byValue = Object.entries(BY_VALUE).map(([name, path]) => {
    const counted = countedBy(sample, path.split('.'));
    const at = (index: number): string => `filter[${name}]=${encodeURIComponent(counted.at(index) ?? '')}`;
    return { name, common: at(0), rare: at(-1) };
  });
  return [...byValue, ...OTHERS];
}

/** The values of a field, the most frequent first. */
function countedBy(documents: readonly Document[], path: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of documents.flatMap((document) => valuesAt(document, path)))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value);
}

function valuesAt(value: unknown, [key, ...rest]: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, key === undefined ? [] : [key, ...rest]));
  if (value === null || value === undefined) return [];
  return key === undefined ? [(value as { toString(): string }).toString()] : valuesAt((value as Document)[key], rest);
}

/** The pairs that recruiters use most. */
export const COMMON_PAIRS = ['country', 'translatesFrom', 'skills', 'status', 'assignedTo'] as const;

/** `function` with each of those; a language pair is one filter of two. */
export function commonPairs(filters: readonly Filter[]): { what: string; query: string }[] {
  const common = (name: string): string => filters.find((filter) => filter.name === name)?.common ?? '';
  return COMMON_PAIRS.map((name) =>
    name === 'translatesFrom'
      ? {
          what: 'function and language pair',
          query: `${common('function')}&filter[translatesFrom]=en&filter[translatesTo]=nl`,
        }
      : { what: `function and ${name}`, query: `${common('function')}&${common(name)}` },
  );
}
