import type { QueryFilter } from 'mongoose';
import { billsPerWord, USER_FUNCTIONS } from '@byline/shared-types/domain';
import { dateCondition, numberCondition, type NumberRangeDto } from '../../common/lists/list-filters.dto.js';
import { normalise } from '../../common/lists/search.js';
import { objectId } from '../../common/mongo/record.js';
import type { CandidateRecord } from './candidate.record.js';
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
const BY_HOUR = [...USER_FUNCTIONS.filter((name) => !billsPerWord(name)), null];

/** One price, by the word or by the hour as the function has it (docs/domain/candidates.md#rates); both filters together mean either. */
function priceConditions({ pricePerWord, pricePerHour }: CandidateFilter): Match[] {
  const price = (range: NumberRangeDto | undefined, functions: readonly (string | null)[]) =>
    range ? [{ [`${INFO}.pricePerWord`]: numberCondition(range), function: { $in: functions } }] : [];
  const either = [...price(pricePerWord, BY_WORD), ...price(pricePerHour, BY_HOUR)] as Match[];
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

function assignedConditions(assignedTo: readonly string[]): Match[] {
  if (assignedTo.includes('any')) return assignedTo.includes('none') ? [] : [{ assignedTo: { $ne: null } }];
  return [{ assignedTo: anyOf(assignedTo.map((id) => (id === 'none' ? null : objectId(id)))) }] as Match[];
}

function recruiterConditions(filter: CandidateFilter): Match[] {
  const { status, assignedTo, tags, sourceId, folder, jobId } = filter;
  return [
    ...(status ? [{ status: anyOf(status) }] : []),
    ...(assignedTo ? assignedConditions(assignedTo) : []),
    ...(tags ? idsOf(tags).map((tag) => ({ tags: tag })) : []),
    ...(sourceId ? [{ sourceId: anyOf(idsOf(sourceId)) }] : []),
    ...(folder ? [{ folders: anyOf(idsOf(folder)) }] : []),
    ...(jobId ? [{ jobs: objectId(jobId) }] : []),
  ] as Match[];
}

/** The Mongo condition of a checked filter; search comes besides. Both values of `archived` are named when it is not filtered on: every index starts with it. */
export function candidateMatch(filter: CandidateFilter): Match {
  const { archived, function: functions, skills, publicEnabled, userId, createdAt, modifiedAt } = filter;
  const conditions: Match[] = [
    { archived: archived ?? { $in: [false, true] } },
    ...recruiterConditions(filter),
    ...(functions ? [{ function: anyOf(functions) }] : []),
    ...skillConditions(skills ?? []),
    ...languageConditions(filter),
    ...placeConditions(filter),
    ...workConditions(filter),
    ...(publicEnabled === undefined ? [] : [{ publicEnabled }]),
    ...(userId ? [{ userId: anyOf(idsOf(userId)) }] : []),
    ...(createdAt ? [{ createdAt: dateCondition(createdAt) }] : []),
    ...(modifiedAt ? [{ modifiedAt: dateCondition(modifiedAt) }] : []),
  ] as Match[];
  return { $and: conditions };
}

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
