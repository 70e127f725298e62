import { fold } from './fold.js';

/** A month, `YYYY-MM`, or a year where the file says no month. */
export type When = string;

export interface Period {
  from: When;
  /** Null for something that continues. */
  to: When | null;
  /** Whether the file says an end or that it continues; a single date has neither. */
  isRange: boolean;
}

const MONTHS: readonly RegExp[] = [
  /^(jan(uary|uari|vier|v)?)$/,
  /^(feb(ruary|ruari)?|fev(rier|r)?)$/,
  /^(mar(ch|s)?|maart|maa|mrt|mart)$/,
  /^(apr(il)?|avr(il)?)$/,
  /^(may|mei|mai)$/,
  /^(june?|juni|juin)$/,
  /^(july?|juli|juil(let)?)$/,
  /^(aug(ust|ustus)?|aou?t?)$/,
  /^(sept?(ember|embre)?)$/,
  /^(oct(ober|obre)?|okt(ober)?)$/,
  /^(nov(ember|embre)?)$/,
  /^(dec(ember|embre)?)$/,
];

const NAME =
  '(?<!\\p{L})(?:(?:jan|feb|f[ée]v|mar|maa|apr|avr|jun|jul|juil|aug|sep|o[ck]t|nov|d[ée]c)\\p{L}{0,7}|mrt|may|mei|mai|juin|ao[uû]t)\\.?';
const YEAR = '(?:19|20)\\d\\d';
/** A date in any of its spellings: 03/2021, 1.3.2021, 2021-03, maart 2021, mars ’21, 2021. */
const DATE = `(?:\\d{1,2}[/.-]\\d{1,2}[/.-]${YEAR}|\\d{1,2}[/.-]${YEAR}|${YEAR}[/.-]\\d{1,2}(?:[/.-]\\d{1,2})?|(?:\\d{1,2}(?:er|st|nd|rd|th)?\\s)?${NAME},?\\s(?:${YEAR}|['’]\\d\\d)|${YEAR})`;
const NOW =
  "(?:present|now|current(?:ly)?|today|ongoing|heden|nu|vandaag|huidig|op heden|tot op heden|tot heden|tot nu|to date|date|aujourd'hui|aujourd’hui|present|présent|à ce jour|a ce jour|ce jour|actuel(?:lement)?|maintenant|en cours|jour|lopend(?:e)?|\\.{3}|…)";
const DASH =
  "\\s*(?:[-–—−‐‑→>/]|(?<!\\p{L})(?:to|t o|tot(?: en met)?|t/m|à|au|jusqu['’]?(?:à|au)?|until|till|and|et)(?!\\p{L}))\\s*";
const SINCE = '(?:since|sinds|vanaf|depuis(?: le)?|dès|from|from the|sedert|as of|à partir de|a partir de)';

const RANGE = new RegExp(`(?<![\\d/.])(?:de |du |van |from |entre )?(${DATE})${DASH}(${DATE}|${NOW})(?![\\d])`, 'iu');
const FROM_ON = new RegExp(
  `(?<!\\p{L})${SINCE}\\s+(${DATE})(?!\\d)|(?<![\\d/.])(${DATE})\\s*(?:-|–|—)\\s*(?:$|(?=[\\s)\\]]))`,
  'iu',
);
const YEARS_SHORT = new RegExp(`(?<![\\d/.])(${YEAR})\\s*[-–/]\\s*(\\d\\d)(?![\\d/.-])`, 'u');
const SINGLE = new RegExp(`(?<![\\d/.,€$+-]|[€$]\\s)(${DATE})(?![\\d%]|\\s?(?:€|euro))`, 'iu');

function monthOf(word: string): number {
  const folded = fold(word).replace(/\.$/, '');
  return MONTHS.findIndex((month) => month.test(folded)) + 1;
}

const two = (number: string | number): string => String(number).padStart(2, '0');

/** A written date as a month or a year; null for any other text. */
export function whenOf(text: string): When | null {
  const parts = text.trim().match(/\d+|\p{L}+/gu) ?? [];
  const year =
    parts.find((part) => /^(19|20)\d\d$/.test(part)) ??
    parts
      .filter((part) => /^\d\d$/.test(part))
      .at(-1)
      ?.replace(/^/, '20');
  if (!year) return null;
  const word = parts.find((part) => /^\p{L}{3,}/u.test(part));
  if (word) {
    const month = monthOf(word);
    return month > 0 ? `${year}-${two(month)}` : null;
  }
  const numbers = parts.filter((part) => part !== year).map(Number);
  const isYearFirst = parts[0] === year;
  const month = isYearFirst ? numbers[0] : numbers.at(-1);
  return month !== undefined && month >= 1 && month <= 12
    ? `${year}-${two(month)}`
    : numbers.length === 0
      ? year
      : null;
}

export interface FoundPeriod extends Period {
  index: number;
  length: number;
}

function found(match: RegExpExecArray, from: When | null, to: When | null, isRange: boolean): FoundPeriod | null {
  if (!from || (to && to.slice(0, 4) < from.slice(0, 4))) return null;
  return { from, to, isRange, index: match.index, length: match[0].length };
}

const isNow = (text: string): boolean => new RegExp(`^${NOW}$`, 'iu').test(text.trim());

function rangeIn(text: string): FoundPeriod | null {
  const match = RANGE.exec(text);
  if (!match) return null;
  const [, from = '', to = ''] = match;
  // "mars - mai 2021" has its year at the end.
  const end = isNow(to) ? null : whenOf(to);
  if (!isNow(to) && !end) return null;
  return found(match, whenOf(from), end, true);
}

/** "September to June 2021": the year of the first month stands at the end. */
const MONTHS_OF_YEAR = new RegExp(`(?<!\\p{L})(${NAME})${DASH}(${NAME}\\s${YEAR})`, 'iu');
function monthsIn(text: string): FoundPeriod | null {
  const match = MONTHS_OF_YEAR.exec(text);
  const to = match?.[2] ? whenOf(match[2]) : null;
  if (!match || !to || monthOf(match[1] ?? '') === 0) return null;
  return found(match, whenOf(`${match[1] ?? ''} ${to.slice(0, 4)}`), to, true);
}

function shortIn(text: string): FoundPeriod | null {
  const match = YEARS_SHORT.exec(text);
  if (!match) return null;
  const [, from = '', end = ''] = match;
  const to = `${from.slice(0, 2)}${end}`;
  return Number(end) > 12 && to >= from ? found(match, from, to, true) : null;
}

function openIn(text: string): FoundPeriod | null {
  const match = FROM_ON.exec(text);
  return match ? found(match, whenOf(match[1] ?? match[2] ?? ''), null, true) : null;
}

function singleIn(text: string): FoundPeriod | null {
  const match = SINGLE.exec(text);
  const when = match?.[1] ? whenOf(match[1]) : null;
  return match && when ? found(match, when, when, false) : null;
}

/** The first period of a text: a range, an open one ("since 2017"), or a single date. */
export const periodIn = (text: string): FoundPeriod | null =>
  rangeIn(text) ?? monthsIn(text) ?? openIn(text) ?? shortIn(text) ?? singleIn(text);

const LENGTH = /^\(?((\d+|an?|one|een|één|une?)\s*(years?|yrs?|months?|mos?|jaar|jaren|maand(en)?|ans?|mois)\s*)+\)?$/i;

/** "3 years 2 months" and "(2 jaar)" say the length of a period. */
export const isLength = (text: string): boolean => LENGTH.test(text);

/** Whether a text is a range of dates, with its length or without it: "2019 – 2021 2 years". */
export function isPeriod(text: string): boolean {
  const found = periodIn(text);
  if (!found?.isRange) return false;
  const rest = withoutPeriod(text, found);
  return rest === '' || isLength(rest);
}

/** The text without a period, its brackets and its separators. */
export function withoutPeriod(text: string, { index, length }: FoundPeriod): string {
  return `${text.slice(0, index)} ${text.slice(index + length)}`
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\(\s*\d+\s*(?:years?|months?|jaar|maand(?:en)?|ans?|mois|yrs?|mos?)[^)]*\)/gi, ' ')
    .replace(/^[\s,:;|·•–—\-(\[]+|[\s,:;|·•–—\-(\[]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
