import {
  CAT_TOOL_IDS,
  COUNTRIES,
  DAYS_PER_WEEK,
  INTERVIEW_STATUSES,
  MAX_LINE,
  provincesOf,
  SKILL_LEVEL,
  SPECIALISMS,
  USER_FUNCTIONS,
} from '@byline/shared-types/domain';
import type { CandidateFilter } from '../../api';
import { isDay } from '../days';
import { isRecordId } from '../record-id';

export interface Range {
  from: string;
  to: string;
}
export type YesNo = '' | 'yes' | 'no';

/**
 * How one kind of filter is stored, written in the address and sent to the API. An empty text means that the filter is
 * not set.
 */
interface Kind<Value, Asked = unknown> {
  /** Drops invalid values, which an old or mistyped address may contain. */
  parse: (text: string) => Value;
  format: (value: Value) => string;
  request: (value: Value) => Asked;
}

const text: Kind<string, string> = {
  parse: (typed) => typed.slice(0, MAX_LINE),
  format: (typed) => typed,
  request: (typed) => typed.trim(),
};
const yesNo: Kind<YesNo, boolean> = {
  parse: (answer) => (answer === 'yes' || answer === 'no' ? answer : ''),
  format: (answer) => answer,
  request: (answer) => answer === 'yes',
};
/** Only yes is a filter. */
const flag: Kind<'' | 'yes', true> = {
  parse: (answer) => (answer === 'yes' ? answer : ''),
  format: (answer) => answer,
  request: () => true,
};
/** The code of a language; the list of all languages is too long for the first page. */
const LANGUAGE = /^[a-z]{2,3}(-\w{2,4}){0,2}$/;
const languageCode: Kind<string, string> = {
  ...text,
  parse: (typed) => (LANGUAGE.test(typed) ? typed : ''),
};
const SKILL = new RegExp(`^[0-9a-f]{24}(:[1-${SKILL_LEVEL.max}])?$`, 'i');
/** One of these. */
const oneOf = <T extends string>(allowed: readonly T[]): Kind<T | '', T | ''> => ({
  parse: (item) => allowed.find((one) => one === item) ?? '',
  format: (item) => item,
  request: (item) => item,
});
/** Separated by commas. */
const severalOf = <T extends string = string>(isValid: (item: string) => boolean): Kind<T[], T[]> => ({
  parse: (items) => items.split(',').filter((item): item is T => isValid(item)),
  format: (items) => items.join(','),
  request: (items) => items,
});
const several = <T extends string>(allowed: readonly T[]) =>
  severalOf<T>((item) => allowed.some((one) => one === item));
const id: Kind<string, string> = { ...text, parse: (typed) => (isRecordId(typed) ? typed : '') };
const ids = severalOf(isRecordId);
const provinces = new Set(COUNTRIES.flatMap(provincesOf));

const isNumber = (typed: string): boolean =>
  typed.trim() !== '' && Number(typed) >= 0 && Number.isFinite(Number(typed));
/** One of these numbers of days. */
const countOf = (allowed: readonly number[]): Kind<string, number> => ({
  parse: (typed) => (allowed.some((one) => String(one) === typed) ? typed : ''),
  format: (typed) => typed,
  request: Number,
});
/** The choices of days a week, and of days since a confirmation. */
export const FREE_DAYS = [1, 2, 3, 4, 5] as const;
export const CONFIRMED_WITHIN = [7, 14, 30, 60] as const;
const day: Kind<string, string> = { ...text, parse: (typed) => (isDay(typed) ? typed : '') };
/** Whether a range of days ends before it starts. */
export const isUpsideDown = ({ from, to }: Range): boolean => from !== '' && to !== '' && to < from;

/** Separated by two dots; an empty or invalid end is open. */
const range = <End>(
  isValid: (typed: string) => boolean,
  end: (typed: string) => End,
): Kind<Range, { from?: End; to?: End }> => ({
  parse: (ends) => {
    const [from = '', to = ''] = ends.split('..').map((typed) => (isValid(typed) ? typed : ''));
    return { from, to };
  },
  format: ({ from, to }) => (from || to) && `${from}..${to}`,
  request: ({ from, to }) => ({ ...(from && { from: end(from) }), ...(to && { to: end(to) }) }),
});
const numbers = range(isNumber, Number);
const days = range(isDay, String);

/**
 * Every filter of the form and its kind, most used first. Type, default, address and request derive from this table.
 */
const KINDS = {
  function: several(USER_FUNCTIONS),
  /** Skill ids, each with an optional minimum level: `id` or `id:3`. */
  skills: severalOf((item) => SKILL.test(item)),
  translatesFrom: languageCode,
  translatesTo: languageCode,
  /** In the pair of the two languages, or in any pair. */
  sworn: flag,
  /** The subject area of that pair. */
  specialism: oneOf(SPECIALISMS),
  pricePerWord: numbers,
  pricePerHour: numbers,
  place: text,
  country: severalOf((code) => COUNTRIES.some((known) => known === code)),
  province: severalOf((code) => provinces.has(code)),
  motherTongue: severalOf((code) => LANGUAGE.test(code)),
  catTools: several(CAT_TOOL_IDS),
  wordsPerDay: numbers,
  yearsExperience: numbers,
  availableOn: day,
  freeBetween: days,
  /** The form offers whole days; the link of a job asks for halves too. */
  freeDays: countOf(DAYS_PER_WEEK),
  confirmedWithin: countOf(CONFIRMED_WITHIN),
  status: several(INTERVIEW_STATUSES),
  /** Ids of recruiters, or `none` for unassigned candidates. */
  assignedTo: severalOf((item) => item === 'none' || isRecordId(item)),
  tags: ids,
  sourceId: ids,
  freelancer: yesNo,
  publicEnabled: yesNo,
  dayRate: numbers,
  archived: yesNo,
  jobId: id,
  /** Parts of the first name and of the surname. */
  firstname: text,
  name: text,
  createdAt: days,
  modifiedAt: days,
  folder: ids,
} satisfies { [N in keyof CandidateFilter]: { request: (value: never) => CandidateFilter[N] | '' } };

export type FilterName = keyof typeof KINDS;
/** The filter form: days are `YYYY-MM-DD`, numbers are typed text. */
export type Filters = { [N in FilterName]: ReturnType<(typeof KINDS)[N]['parse']> };

const kinds: { [N in FilterName]: Kind<Filters[N]> } = KINDS;
const FILTER_NAMES = Object.keys(KINDS) as FilterName[];
const fromEach = (value: (name: FilterName) => Filters[FilterName]): Filters =>
  Object.fromEntries(FILTER_NAMES.map((name) => [name, value(name)])) as Filters;

export const NO_FILTERS = fromEach((name) => kinds[name].parse(''));

export const parseFilters = (params: URLSearchParams): Filters =>
  fromEach((name) => {
    const text = params.get(name);
    return text === null ? NO_FILTERS[name] : kinds[name].parse(text);
  });

/** One filter as text for the address; empty when it is not set. */
const formatFilter = <N extends FilterName>(filters: Filters, name: N): string => kinds[name].format(filters[name]);
const requestOf = <N extends FilterName>(filters: Filters, name: N): unknown => kinds[name].request(filters[name]);
const isSet = (filters: Filters, name: FilterName): boolean => formatFilter(filters, name) !== '';

export const formatFilters = (filters: Filters): [FilterName, string][] =>
  FILTER_NAMES.filter((name) => isSet(filters, name)).map((name) => [name, formatFilter(filters, name)]);

/** Converts the form to the API's filter. */
export const toApiFilter = (filters: Filters): CandidateFilter =>
  Object.fromEntries(
    FILTER_NAMES.filter((name) => isSet(filters, name))
      .map((name) => [name, requestOf(filters, name)] as const)
      .filter(([, asked]) => asked !== ''),
  );

/** A value of the API's filter as the address spells it. */
function spelled(asked: unknown): string {
  if (Array.isArray(asked)) return asked.join(',');
  if (typeof asked === 'boolean') return asked ? 'yes' : 'no';
  if (typeof asked === 'string') return asked;
  if (typeof asked === 'number') return String(asked);
  if (typeof asked !== 'object' || asked === null) return '';
  const { from = '', to = '' } = asked as { from?: string | number; to?: string | number };
  return `${from}..${to}`;
}

/** Converts the API's filter to the form, without what the form cannot show. */
export const fromApiFilter = (filter: CandidateFilter): Filters =>
  fromEach((name) => kinds[name].parse(spelled(filter[name])));

/**
 * The filters with their own field and chip. Both languages of a translation, its oath and its subject area share one, and the page header shows
 * the folder.
 */
export type ReadFilter = Exclude<FilterName, 'translatesTo' | 'sworn' | 'specialism' | 'folder'>;
const ELSEWHERE: readonly FilterName[] = ['translatesTo', 'sworn', 'specialism', 'folder'];
export const READ_FILTERS = FILTER_NAMES.filter((name) => !ELSEWHERE.includes(name)) as ReadFilter[];

/** Filters in the chip of another. */
const BESIDE: Partial<Record<ReadFilter, readonly FilterName[]>> = {
  translatesFrom: ['translatesTo', 'sworn', 'specialism'],
};

export const setFilters = (filters: Filters): ReadFilter[] =>
  READ_FILTERS.filter((name) => [name, ...(BESIDE[name] ?? [])].some((one) => isSet(filters, one)));

export const without = (filters: Filters, name: ReadFilter): Filters => ({
  ...filters,
  [name]: NO_FILTERS[name],
  ...(name === 'translatesFrom' && { translatesTo: '', sworn: '' as const, specialism: '' as const }),
  ...(name === 'country' && { province: [] }),
});

/** True if a filter restricts the fields that the tiles count by; then no tile's count is the count of the list. */
export const namesTiles = ({ status, assignedTo, archived }: Filters): boolean =>
  status.length > 0 || archived !== '' || assignedTo.some((id) => id === 'none' || id === 'any');
