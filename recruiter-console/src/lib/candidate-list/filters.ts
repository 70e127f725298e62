import {
  INTERVIEW_STATUSES,
  TILE_CONDITIONS,
  USER_FUNCTIONS,
  type CandidateTile,
  type InterviewStatus,
  type UserFunctionName,
} from '@byline/shared-types/domain';
import type { CandidateFilter } from '../../api';

export interface Range {
  from: string;
  to: string;
}
export type YesNo = '' | 'yes' | 'no';

/** The recruiter's filter form, in the order of use. Empty means "any"; days are `YYYY-MM-DD`, numbers are text as typed. */
export interface Filters {
  function: UserFunctionName[];
  /** Skill ids, each with a minimum level if wanted: `id` or `id:3`. */
  skills: string[];
  translatesFrom: string;
  translatesTo: string;
  pricePerWord: Range;
  pricePerHour: Range;
  place: string;
  country: string[];
  province: string[];
  motherTongue: string[];
  yearsExperience: Range;
  availableOn: string;
  status: InterviewStatus[];
  /** Ids of recruiters, or `none` for nobody. */
  assignedTo: string[];
  tags: string[];
  sourceId: string[];
  freelancer: YesNo;
  publicEnabled: YesNo;
  dayRate: Range;
  archived: YesNo;
  jobId: string;
  /** Parts of the names. */
  firstname: string;
  name: string;
  createdAt: Range;
  modifiedAt: Range;
  folder: string[];
}
export type FilterName = keyof Filters;

const NO_RANGE: Range = { from: '', to: '' };
export const NO_FILTERS: Filters = {
  function: [],
  skills: [],
  translatesFrom: '',
  translatesTo: '',
  pricePerWord: NO_RANGE,
  pricePerHour: NO_RANGE,
  place: '',
  country: [],
  province: [],
  motherTongue: [],
  yearsExperience: NO_RANGE,
  availableOn: '',
  status: [],
  assignedTo: [],
  tags: [],
  sourceId: [],
  freelancer: '',
  publicEnabled: '',
  dayRate: NO_RANGE,
  archived: '',
  jobId: '',
  firstname: '',
  name: '',
  createdAt: NO_RANGE,
  modifiedAt: NO_RANGE,
  folder: [],
};
export const FILTER_NAMES = Object.keys(NO_FILTERS) as FilterName[];

const isRange = (value: Filters[FilterName]): value is Range => typeof value === 'object' && !Array.isArray(value);

export function isSet(value: Filters[FilterName]): boolean {
  if (isRange(value)) return value.from !== '' || value.to !== '';
  return value.length > 0;
}

/** What reads as one filter: both languages of a translation are one, and a folder has its own place in the page's head. */
export type ReadFilter = Exclude<FilterName, 'translatesTo' | 'folder'>;
export const READ_FILTERS = FILTER_NAMES.filter((name) => name !== 'translatesTo' && name !== 'folder') as ReadFilter[];

/** The filters that say something. */
export const setFilters = (filters: Filters): ReadFilter[] =>
  READ_FILTERS.filter((name) => isSet(filters[name]) || (name === 'translatesFrom' && filters.translatesTo !== ''));

/** One filter in an address: lists with commas, ranges with two dots. */
export function formatFilter(value: Filters[FilterName]): string {
  if (isRange(value)) return `${value.from}..${value.to}`;
  return Array.isArray(value) ? value.join(',') : value;
}

const ALLOWED: Partial<Record<FilterName, readonly string[]>> = {
  status: INTERVIEW_STATUSES,
  function: USER_FUNCTIONS,
  freelancer: ['yes', 'no'],
  publicEnabled: ['yes', 'no'],
  archived: ['yes', 'no'],
};

/** The other way round; what an address can't mean is left out. */
export function parseFilter<N extends FilterName>(name: N, text: string): Filters[N] {
  const empty = NO_FILTERS[name];
  const allowed = ALLOWED[name];
  let value: unknown;
  if (isRange(empty)) {
    const [from = '', to = ''] = text.split('..');
    value = { from, to };
  } else if (Array.isArray(empty)) {
    value = text.split(',').filter((item) => item !== '' && (!allowed || allowed.includes(item)));
  } else value = !allowed || allowed.includes(text) ? text : '';
  return value as Filters[N];
}

export const without = (filters: Filters, name: ReadFilter): Filters => ({
  ...filters,
  [name]: NO_FILTERS[name],
  ...(name === 'translatesFrom' && { translatesTo: '' }),
  ...(name === 'country' && { province: [] }),
});

const numberRange = ({ from, to }: Range) => ({
  ...(from !== '' && Number.isFinite(Number(from)) && { from: Number(from) }),
  ...(to !== '' && Number.isFinite(Number(to)) && { to: Number(to) }),
});
const dayRange = ({ from, to }: Range) => ({ ...(from && { from }), ...(to && { to }) });
const yesNo = (value: YesNo): boolean => value === 'yes';

/** The form as the API's filter. */
export function toApiFilter(filters: Filters): CandidateFilter {
  const { archived, freelancer, publicEnabled, createdAt, modifiedAt } = filters;
  const { pricePerWord, pricePerHour, dayRate, yearsExperience } = filters;
  const {
    status,
    function: functions,
    skills,
    motherTongue,
    country,
    province,
    tags,
    sourceId,
    assignedTo,
    folder,
  } = filters;
  const lists = {
    status,
    function: functions,
    skills,
    motherTongue,
    country,
    province,
    tags,
    sourceId,
    assignedTo,
    folder,
  };
  const { translatesFrom, translatesTo, place, availableOn, jobId, firstname, name } = filters;
  const texts = {
    translatesFrom,
    translatesTo,
    place: place.trim(),
    availableOn,
    jobId,
    firstname: firstname.trim(),
    name: name.trim(),
  };
  return {
    ...Object.fromEntries(Object.entries({ ...lists, ...texts }).filter(([, value]) => value.length > 0)),
    ...(isSet(pricePerWord) && { pricePerWord: numberRange(pricePerWord) }),
    ...(isSet(pricePerHour) && { pricePerHour: numberRange(pricePerHour) }),
    ...(isSet(dayRate) && { dayRate: numberRange(dayRate) }),
    ...(isSet(yearsExperience) && { yearsExperience: numberRange(yearsExperience) }),
    ...(isSet(createdAt) && { createdAt: dayRange(createdAt) }),
    ...(isSet(modifiedAt) && { modifiedAt: dayRange(modifiedAt) }),
    ...(freelancer && { freelancer: yesNo(freelancer) }),
    ...(publicEnabled && { publicEnabled: yesNo(publicEnabled) }),
    ...(archived && { archived: yesNo(archived) }),
  };
}

/** Both conditions on one field; null when no candidate can meet both. */
function both<T extends string>(own: T[] | undefined, tile: T[] | undefined): T[] | undefined | null {
  if (!own || !tile) return own ?? tile;
  const matches = tile.includes('any' as T)
    ? own.filter((value) => value !== 'none')
    : own.filter((value) => tile.includes(value));
  return matches.length > 0 ? matches : null;
}

/** Whether a filter chooses among what the tiles count, so that none of them counts the list. */
export const namesTiles = ({ status, assignedTo, archived }: Filters): boolean =>
  status.length > 0 || archived !== '' || assignedTo.some((id) => id === 'none' || id === 'any');

/** Filter and tile together; null when they exclude each other, so that the list is empty without asking. */
export function withTile(filter: CandidateFilter, tile: CandidateTile | null): CandidateFilter | null {
  if (tile === null) return filter;
  const condition = TILE_CONDITIONS[tile];
  const status = both(filter.status, condition.status);
  const assignedTo = both(filter.assignedTo, condition.assignedTo);
  if (status === null || assignedTo === null) return null;
  if (filter.archived !== undefined && filter.archived !== condition.archived) return null;
  return {
    ...filter,
    ...(condition.archived !== undefined && { archived: condition.archived }),
    ...(status && { status }),
    ...(assignedTo && { assignedTo }),
  };
}
