import type { QueryFilter } from 'mongoose';
import { billsPerWord, USER_FUNCTIONS } from '@byline/shared-types/domain';
import { dateCondition, numberCondition, type NumberRangeDto } from '../../common/lists/list-filters.dto.js';
import type { IndexKeys } from '../../common/lists/read-list.js';
import { normalise } from '../../common/lists/search.js';
import { objectId } from '../../common/mongo/record.js';
import type { CandidateRecord } from './candidate.record.js';
import {
  filterIndex,
  INDEXED_FILTERS,
  isBeside,
  PAIR_INDEX,
  RANGE_FIELDS,
  rangeIndex,
  type IndexedFilter,
} from './candidate.schema.js';
import { nameConditions } from './candidate-names.js';
import { choosesStandings, countedStandings, namesRecruiters, standingsOf } from './candidate-standing.js';
import type { CandidateFilter } from './dto/candidate-filter.dto.js';

type Match = QueryFilter<CandidateRecord>;

const INFO = 'candidateInfo';
const SKILL_SET = `${INFO}.skillSet`;

/** Equality on one value, so that the index behind it comes sorted; a merge of sorted scans for several. */
const anyOf = <T>(values: readonly T[]): T | { $in: readonly T[] } =>
  values.length === 1 && values[0] !== undefined ? values[0] : { $in: values };

const idsOf = (ids: readonly string[]) => ids.map((id) => objectId(id));

function skillConditions(skills: readonly string[]): Match[] {
  return skills.map((skill) => {
    const [id = '', level] = skill.split(':');
    if (level === undefined) return { 'skills.skillId': objectId(id) };
    return { skills: { $elemMatch: { skillId: objectId(id), level: { $gte: Number(level) } } } };
  });
}

function languageConditions({ motherTongue, translatesFrom, translatesTo }: CandidateFilter): Match[] {
  const pairs = `${SKILL_SET}.translationSkills`;
  const tongue = motherTongue ? [{ [`${SKILL_SET}.motherTongue`]: anyOf(motherTongue) }] : [];
  if (translatesFrom && translatesTo)
    return [...tongue, { [pairs]: { $elemMatch: { from: translatesFrom, to: translatesTo } } }];
  if (translatesFrom) return [...tongue, { [`${pairs}.from`]: translatesFrom }];
  return translatesTo ? [...tongue, { [`${pairs}.to`]: translatesTo }] : tongue;
}

function placeConditions({ country, province, city, postal, place }: CandidateFilter): Match[] {
  return [
    ...(country ? [{ country: anyOf(country) }] : []),
    ...(province ? [{ province: anyOf(province) }] : []),
    ...(city ? [{ cityKey: anyOf(city.map(normalise)) }] : []),
    ...(postal ? [{ postal: anyOf(postal) }] : []),
    ...(place ? [{ $or: [{ cityKey: normalise(place) }, { postal: place }] }] : []),
  ];
}

/** Not within the days the candidate is away; an open end never ends. */
const availableCondition = (day: string): Match => ({
  $nor: [
    {
      [`${INFO}.unavailable`]: { $ne: null },
      [`${INFO}.unavailable.from`]: { $not: { $gt: day } },
      [`${INFO}.unavailable.to`]: { $not: { $lt: day } },
    },
  ],
});

const BY_WORD = USER_FUNCTIONS.filter((name) => billsPerWord(name));

/**
 * One price, by the word or by the hour as the function has it (docs/domain/candidates.md#rates); both filters together mean either. Who has
 * no function bills by the hour: asked by what it is not, since an index alone can't tell who has none.
 */
function priceConditions({ pricePerWord, pricePerHour }: CandidateFilter): Match[] {
  const price = (range: NumberRangeDto | undefined, functions: { $in: string[] } | { $nin: string[] }) =>
    range ? [{ [`${INFO}.pricePerWord`]: numberCondition(range), function: functions }] : [];
  const either = [...price(pricePerWord, { $in: BY_WORD }), ...price(pricePerHour, { $nin: BY_WORD })] as Match[];
  return either.length > 1 ? [{ $or: either }] : either;
}

function workConditions(filter: CandidateFilter): Match[] {
  const { dayRate, yearsExperience, freelancer, availableOn } = filter;
  return [
    ...priceConditions(filter),
    ...(dayRate ? [{ [`${INFO}.dayRate`]: numberCondition(dayRate) }] : []),
    ...(yearsExperience ? [{ [`${SKILL_SET}.yearsExperience`]: numberCondition(yearsExperience) }] : []),
    ...(freelancer === undefined ? [] : [{ [`${INFO}.freelancer`]: freelancer }]),
    ...(availableOn ? [availableCondition(availableOn)] : []),
  ];
}

/** Nobody and somebody are where candidates stand. */
function assignedConditions(assignedTo: readonly string[]): Match[] {
  if (!namesRecruiters(assignedTo) || assignedTo.includes('any')) return [];
  return [{ assignedTo: anyOf(assignedTo.map((id) => (id === 'none' ? null : objectId(id)))) }] as Match[];
}

function recruiterConditions(filter: CandidateFilter): Match[] {
  const { assignedTo, tags, sourceId, folder, jobId } = filter;
  return [
    ...(assignedTo ? assignedConditions(assignedTo) : []),
    ...(tags ? idsOf(tags).map((tag) => ({ tags: tag })) : []),
    ...(sourceId ? [{ sourceId: anyOf(idsOf(sourceId)) }] : []),
    ...(folder ? [{ folders: anyOf(idsOf(folder)) }] : []),
    ...(jobId ? [{ jobs: objectId(jobId) }] : []),
  ] as Match[];
}

/** What a filter asks besides where candidates stand. */
export function otherConditions(filter: CandidateFilter): Match[] {
  const { function: functions, skills, publicEnabled, userId, createdAt, modifiedAt } = filter;
  return [
    ...recruiterConditions(filter),
    ...(functions ? [{ function: anyOf(functions) }] : []),
    ...skillConditions(skills ?? []),
    ...languageConditions(filter),
    ...placeConditions(filter),
    ...nameConditions(filter),
    ...workConditions(filter),
    ...(publicEnabled === undefined ? [] : [{ publicEnabled }]),
    // The index of logins has nobody without one, which MongoDB has to read in the condition.
    ...(userId ? [{ userId: anyOf(idsOf(userId)) }, { userId: { $type: 'objectId' } }] : []),
    ...(createdAt ? [{ createdAt: dateCondition(createdAt) }] : []),
    ...(modifiedAt ? [{ modifiedAt: dateCondition(modifiedAt) }] : []),
  ] as Match[];
}

/**
 * The Mongo condition of a checked filter, to read by; search comes besides. It names `archived` for the indexes of the sorts, and each place
 * to stand for those of the filters, which then come sorted too.
 */
export function candidateMatch(filter: CandidateFilter): Match {
  const { archived } = filter;
  const standing = choosesStandings(filter) || indexedFilters(filter).length > 0 || filter.place !== undefined;
  const conditions = [
    { archived: archived ?? { $in: [false, true] } },
    ...(standing ? [{ standing: anyOf(standingsOf(filter)) }] : []),
    ...otherConditions(filter),
  ] as Match[];
  return { $and: conditions };
}

/** The same to count by, of those who stand there: an index that has all of it is not left. */
export const countedMatch = (filter: CandidateFilter, standings: readonly number[]): Match => ({
  $and: [{ standing: countedStandings(standings) }, ...otherConditions(filter)] as Match[],
});

/** The filters in force that have an index of their own, the one that usually finds fewest first. */
export const indexedFilters = (filter: CandidateFilter): IndexedFilter[] =>
  INDEXED_FILTERS.filter((name) =>
    name === 'assignedTo' ? assignedConditions(filter.assignedTo ?? []).length > 0 : filter[name] !== undefined,
  );

/** The index to count these filters by; undefined where none of them has one. */
export function countIndex(filter: CandidateFilter): IndexKeys | undefined {
  if (filter.translatesFrom && filter.translatesTo) return PAIR_INDEX;
  const [first] = indexedFilters(filter);
  return first && filterIndex(first);
}

/** Whether these filters are counted without reading a candidate: all that is asked is in one index. */
export function isCountedByIndex(filter: CandidateFilter): boolean {
  const [first] = indexedFilters(filter);
  const read = filter.skills?.some((skill) => skill.includes(':')) ?? false;
  return first !== undefined && !read && Object.keys(filter).every((name) => name === first || isBeside(first, name));
}

/** Filters without an index of their own: candidates are tried in the order of the list until there are enough. */
const UNINDEXED_FILTERS: readonly (keyof CandidateFilter)[] = [
  'archived',
  'freelancer',
  'availableOn',
  'publicEnabled',
];

/** Whether nothing but such filters is in force. */
export const isReadInOrder = (filter: CandidateFilter): boolean =>
  Object.keys(filter).every((name) => UNINDEXED_FILTERS.includes(name as keyof CandidateFilter));

/** The index to count by where one price or experience is all that is asked besides where candidates stand. */
export function rangeCountIndex(filter: CandidateFilter): IndexKeys | undefined {
  const [name, ...others] = Object.keys(filter).filter((other) => !asksStanding(other));
  const field = others.length === 0 && RANGE_FIELDS.find(([range]) => range === name)?.[1];
  return field ? rangeIndex(field) : undefined;
}

/** Filters of which nothing is asked but where candidates stand. */
const STANDING_FILTERS: readonly (keyof CandidateFilter)[] = ['archived', 'status', 'assignedTo'];
export const asksStanding = (filter: string): boolean => STANDING_FILTERS.includes(filter as keyof CandidateFilter);

/** Filters that choose among the tiles: a tile's count stands for them, so the counts leave them out. */
export function withoutTileFilters({
  status: _,
  archived: __,
  assignedTo,
  ...filter
}: CandidateFilter): CandidateFilter {
  const recruiters = assignedTo?.filter((id) => id !== 'none' && id !== 'any');
  return { ...filter, ...(recruiters?.length ? { assignedTo: recruiters } : {}) };
}
