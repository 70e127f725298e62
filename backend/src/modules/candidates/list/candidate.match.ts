import { billsPerWord, USER_FUNCTIONS } from '@byline/shared-types/domain';
import { dateCondition, numberCondition, type NumberRangeDto } from '../../../common/lists/list-filters.dto.js';
import { searchCondition } from '../../../common/lists/search.js';
import { sortKey } from '../../../common/lists/sort-keys.js';
import { objectId } from '../../../common/mongo/record.js';
import type { CandidateFilter } from '../dto/candidate-filter.dto.js';
import { entryOf, INDEXED_FILTERS, type IndexedFilter } from '../record/candidate-indexes.js';
import type { CandidateMatch } from '../record/candidate.record.js';
import { pairKey } from '../record/language-key.rules.js';
import { bucketRange, bucketsOf, choosesBuckets, namesRecruiters } from '../record/list-bucket.rules.js';
import { availabilityConditions } from './availability-conditions.js';
import type { FoundInTexts } from './candidate.list.js';
import { nameConditions } from './name-conditions.js';

const INFO = 'candidateInfo';
const SKILL_SET = `${INFO}.skillSet`;

/** Equality with one value keeps the order of the index; several values are a merge of sorted scans. */
const anyOf = <T>(values: readonly T[]): T | { $in: readonly T[] } =>
  values.length === 1 && values[0] !== undefined ? values[0] : { $in: values };

const idsOf = (ids: readonly string[]) => ids.map((id) => objectId(id));

function skillConditions(skills: readonly string[]): CandidateMatch[] {
  return skills.map((skill) => {
    const [id = '', level] = skill.split(':');
    if (level === undefined) return { 'skills.skillId': objectId(id) };
    return { skills: { $elemMatch: { skillId: objectId(id), level: { $gte: Number(level) } } } };
  });
}

function languageConditions(filter: CandidateFilter): CandidateMatch[] {
  const { motherTongue, translatesFrom, translatesTo, sworn, specialism, catTools } = filter;
  const isPair = [translatesFrom, translatesTo, sworn, specialism].some((part) => part !== undefined);
  return [
    ...(motherTongue ? [{ tongueKeys: anyOf(motherTongue) }] : []),
    ...(isPair ? [{ pairKeys: pairKey({ from: translatesFrom, to: translatesTo, sworn, specialism }) }] : []),
    ...(catTools ? [{ [`${INFO}.catTools`]: anyOf(catTools) }] : []),
  ];
}

function placeConditions({ country, province, city, postal, place }: CandidateFilter): CandidateMatch[] {
  return [
    ...(country ? [{ country: anyOf(country) }] : []),
    ...(province ? [{ province: anyOf(province) }] : []),
    ...(city ? [{ cityKey: anyOf(city.map(sortKey)) }] : []),
    ...(postal ? [{ postal: anyOf(postal) }] : []),
    ...(place ? [{ $or: [{ cityKey: sortKey(place) }, { postal: place }] }] : []),
  ];
}

const BY_WORD = USER_FUNCTIONS.filter((name) => billsPerWord(name));

/**
 * One price, by the word or by the hour as the function says (docs/domain/candidates.md#rates); both filters together mean either. Candidates
 * without a function bill by the hour: `$nin` includes them, and an index alone serves it.
 */
function priceConditions({ pricePerWord, pricePerHour }: CandidateFilter): CandidateMatch[] {
  const price = (range: NumberRangeDto | undefined, functions: { $in: string[] } | { $nin: string[] }) =>
    range ? [{ [`${INFO}.pricePerWord`]: numberCondition(range), function: functions }] : [];
  const either = [
    ...price(pricePerWord, { $in: BY_WORD }),
    ...price(pricePerHour, { $nin: BY_WORD }),
  ] as CandidateMatch[];
  return either.length > 1 ? [{ $or: either }] : either;
}

function workConditions(filter: CandidateFilter): CandidateMatch[] {
  const { dayRate, wordsPerDay, yearsExperience, freelancer } = filter;
  return [
    ...priceConditions(filter),
    ...(dayRate ? [{ [`${INFO}.dayRate`]: numberCondition(dayRate) }] : []),
    ...(wordsPerDay ? [{ [`${INFO}.wordsPerDay`]: numberCondition(wordsPerDay) }] : []),
    ...(yearsExperience ? [{ [`${SKILL_SET}.yearsExperience`]: numberCondition(yearsExperience) }] : []),
    ...(freelancer === undefined ? [] : [{ [`${INFO}.freelancer`]: freelancer }]),
  ];
}

/** The condition on named recruiters; the list bucket already says nobody or somebody. */
function assignedConditions(assignedTo: readonly string[]): CandidateMatch[] {
  if (!namesRecruiters(assignedTo) || assignedTo.includes('any')) return [];
  return [{ assignedTo: anyOf(assignedTo.map((id) => (id === 'none' ? null : objectId(id)))) }] as CandidateMatch[];
}

function recruiterConditions(filter: CandidateFilter): CandidateMatch[] {
  const { assignedTo, tags, sourceId, folder, jobId, freeBetween } = filter;
  return [
    ...(assignedTo ? assignedConditions(assignedTo) : []),
    ...(tags ? idsOf(tags).map((tag) => ({ tags: tag })) : []),
    ...(sourceId ? [{ sourceId: anyOf(idsOf(sourceId)) }] : []),
    ...(folder ? [{ folders: anyOf(idsOf(folder)) }] : []),
    ...(jobId ? [{ jobs: objectId(jobId) }] : []),
    // A job does not look for those whom it has booked, also where other days are left of their week.
    ...(jobId && freeBetween ? [{ 'bookings.jobId': { $ne: objectId(jobId) } }] : []),
  ] as CandidateMatch[];
}

/** The conditions of a filter besides the list bucket. */
export function otherConditions(filter: CandidateFilter): CandidateMatch[] {
  const { ids, function: functions, skills, publicEnabled, userId, createdAt, modifiedAt } = filter;
  return [
    ...(ids ? [{ _id: anyOf(idsOf(ids)) }] : []),
    ...recruiterConditions(filter),
    ...(functions ? [{ function: anyOf(functions) }] : []),
    ...skillConditions(skills ?? []),
    ...languageConditions(filter),
    ...placeConditions(filter),
    ...nameConditions(filter),
    ...workConditions(filter),
    ...availabilityConditions(filter),
    ...(publicEnabled === undefined ? [] : [{ publicEnabled }]),
    // The index of logins is partial: MongoDB uses it only if the condition excludes candidates without a login.
    ...(userId ? [{ userId: anyOf(idsOf(userId)) }, { userId: { $type: 'objectId' } }] : []),
    ...(createdAt ? [{ createdAt: dateCondition(createdAt) }] : []),
    ...(modifiedAt ? [{ modifiedAt: dateCondition(modifiedAt) }] : []),
  ] as CandidateMatch[];
}

/**
 * The condition to read a list by. It names `archived` for the indexes of the sorts, and each bucket for the indexes of the filters, which
 * keeps their order.
 */
export function candidateMatch(filter: CandidateFilter): CandidateMatch {
  const { archived } = filter;
  const namesBuckets = choosesBuckets(filter) || indexedFilters(filter).length > 0 || filter.place !== undefined;
  const conditions = [
    { archived: archived ?? { $in: [false, true] } },
    ...(namesBuckets ? [{ listBucket: anyOf(bucketsOf(filter)) }] : []),
    ...otherConditions(filter),
  ] as CandidateMatch[];
  return { $and: conditions };
}

/** The condition to read a list by, with its search. */
export const listMatch = ({
  search,
  found,
  filter,
}: {
  search?: string | undefined;
  found?: FoundInTexts | undefined;
  filter: CandidateFilter;
}): CandidateMatch => ({
  ...candidateMatch(filter),
  ...(found ? { _id: { $in: [...found.ids] } } : searchCondition(search)),
});

/** The condition to count by: it names only fields that the index of the filter holds. */
export const countedMatch = (filter: CandidateFilter, buckets: readonly number[]): CandidateMatch => ({
  $and: [{ listBucket: bucketRange(buckets) }, ...otherConditions(filter)] as CandidateMatch[],
});

/** The filters in force that have an index of their own, the one that usually finds fewest first. */
export function indexedFilters(filter: CandidateFilter): IndexedFilter[] {
  const asked = new Set(
    Object.keys(filter)
      .filter((name) => filter[name as keyof CandidateFilter] !== undefined)
      .map(entryOf),
  );
  if (assignedConditions(filter.assignedTo ?? []).length === 0) asked.delete('assignedTo');
  return INDEXED_FILTERS.filter((name) => asked.has(name));
}

/** The filter without the parts that choose a tile. */
export function withoutTileFilters({
  status: _,
  archived: __,
  assignedTo,
  ...filter
}: CandidateFilter): CandidateFilter {
  const recruiters = assignedTo?.filter((id) => id !== 'none' && id !== 'any');
  return { ...filter, ...(recruiters?.length ? { assignedTo: recruiters } : {}) };
}
