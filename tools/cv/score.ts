import { LANGUAGES } from '@byline/shared-types/domain';
import type { CvReading } from '@byline/backend/modules/cv-readings/read-cv.js';
import type { Truth } from './people.ts';

/** How often a reader was right, said something wrong, and missed something. */
export interface Tally {
  right: number;
  wrong: number;
  missed: number;
}
export const FIELDS = [
  ...['name', 'e-mail', 'phone', 'street and number', 'postal code', 'city', 'links'],
  ...['function', 'employer', 'dates of work', 'degree', 'school', 'years of study', 'language', 'level', 'skill'],
] as const;
export type Field = (typeof FIELDS)[number];
export type Scores = Record<Field, Tally>;

export const noScores = (): Scores =>
  Object.fromEntries(FIELDS.map((field) => [field, { right: 0, wrong: 0, missed: 0 }])) as Scores;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d+]/gu, '');
const words = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\d]+/gu) ?? [];

/** The share of words that two texts have in common. */
export function alike(a: string, b: string): number {
  const [first, second] = [words(a), words(b)];
  const left = [...second];
  const common = first.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return first.length + second.length === 0 ? 1 : (2 * common.length) / (first.length + second.length);
}

const SAME = 0.75;
const same = (a: string, b: string): boolean => plain(a) === plain(b) || alike(a, b) >= SAME;

interface Wanted<T> {
  wanted: T | null;
  found: T | null;
}

function count<T>(tally: Tally, { wanted, found }: Wanted<T>, equal: (a: T, b: T) => boolean): void {
  if (wanted !== null && found !== null && equal(wanted, found)) tally.right += 1;
  else {
    if (found !== null) tally.wrong += 1;
    if (wanted !== null) tally.missed += 1;
  }
}

const digits = (phone: string): string => phone.replace(/\(0\)/, '').replace(/\D/g, '').replace(/^0+/, '').slice(-8);
const webless = (link: string): string =>
  link
    .replace(/^https?:\/\/(www\.)?|^www\./, '')
    .replace(/\/$/, '')
    .toLowerCase();

/** The truth that a file prints; a reader cannot find the rest. */
const printedIn = (reading: CvReading) => {
  const all = plain(reading.lines.map(({ text }) => text).join(''));
  return (text: string): boolean => all.includes(plain(text));
};

/** An address counts where one of its parts stands beside another one, not where "Ghent" is the name of an employer or 2018 a year. */
function isAddressPrinted({ street, postal, city, country }: Truth, reading: CvReading): boolean {
  const lines = reading.lines.map(({ text }, index) =>
    words(`${text} ${reading.lines[index + 1]?.text ?? ''}`).join(' '),
  );
  const names = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? '');
  const has = (line: string, text: string): boolean => ` ${line} `.includes(` ${words(text).join(' ')} `);
  const places = [...names, country, postal, street];
  return lines.some((line) => has(line, city) && places.some((place) => has(line, place)));
}

/** The postal codes of Antwerp look like years, which the file of somebody who studied there has anyway. */
const isYear = (postal: string): boolean => /^(?:19|20)\d\d$/.test(postal);

function scoreContact(scores: Scores, truth: Truth, reading: CvReading): void {
  const printed = printedIn(reading);
  const contact = reading.cv?.contact;
  const { address = null, name = null, email = null, phone = null, links = [] } = contact ?? {};
  const text = (field: Field, wanted: string, found: string | null | undefined, equal = same): void =>
    count(
      scores[field],
      { wanted: printed(wanted) || (found && equal(wanted, found)) ? wanted : null, found: found ?? null },
      equal,
    );
  const exact = (a: string, b: string): boolean => plain(a) === plain(b);
  const { firstname, name: lastname } = truth;
  const given = name && `${name.firstname}|${name.name}`;
  count(scores.name, { wanted: `${firstname}|${lastname}`, found: given }, (a, b) =>
    a.split('|').every((part, i) => exact(part, b.split('|')[i] ?? '')),
  );
  text('e-mail', truth.email, email?.value, exact);
  text('phone', truth.phone, phone?.value, (a, b) => digits(a) === digits(b));
  if (address || isAddressPrinted(truth, reading)) {
    if (address?.postal || !isYear(truth.postal) || printed(`${truth.postal}${truth.city}`))
      text('postal code', truth.postal, address?.postal, exact);
    text('city', truth.city, address?.city, exact);
  }
  const street = address?.street ? `${address.street} ${address.number ?? ''}` : null;
  text('street and number', `${truth.street} ${truth.number}`, street, (a, b) => alike(a, b) === 1);
  if (printed(truth.street) && !printed(`${truth.street}${truth.number}`) && !street)
    scores['street and number'].missed += 1;
  const found = links.map((link) => webless(link.address));
  const wanted = truth.links.map(webless);
  for (const link of wanted)
    if (found.includes(link)) scores.links.right += 1;
    else if (printed(link)) scores.links.missed += 1;
  scores.links.wrong += found.filter((link) => !wanted.includes(link)).length;
}

interface Dates {
  from: string | null;
  to: string | null;
}

/** As exact as the reader says it: a CV may print years only. */
const sameDay = (wanted: string | null, found: string | null): boolean =>
  wanted === null || found === null ? wanted === found : wanted.startsWith(found) || found.startsWith(wanted);
const sameDates = (wanted: Dates, found: Dates): boolean =>
  sameDay(wanted.from, found.from) && sameDay(wanted.to, found.to);

/** Pairs what is true with what was found, the most alike first. */
function paired<W, F>(
  wanted: readonly W[],
  found: readonly F[],
  likeness: (wanted: W, found: F) => number,
): [W | null, F | null][] {
  const pairs = wanted
    .flatMap((one) => found.map((other) => ({ one, other, value: likeness(one, other) })))
    .filter(({ value }) => value > 0.4)
    .sort((a, b) => b.value - a.value);
  const taken: [W | null, F | null][] = [];
  for (const { one, other } of pairs) if (!taken.some(([a, b]) => a === one || b === other)) taken.push([one, other]);
  const has = (item: W | F): boolean => taken.some(([a, b]) => a === item || b === item);
  return [
    ...taken,
    ...wanted.filter((one) => !has(one)).map((one): [W, null] => [one, null]),
    ...found.filter((other) => !has(other)).map((other): [null, F] => [null, other]),
  ];
}

const orNull = (text: string | undefined): string | null => (text ? text : null);

function scoreWork(scores: Scores, truth: Truth, reading: CvReading): void {
  const jobs = reading.cv?.jobs ?? [];
  const pairs = paired(
    truth.jobs,
    jobs,
    (a, b) => alike(a.title, b.function) + alike(a.employer, b.company) + (sameDay(a.from, b.from) ? 0.5 : 0),
  );
  for (const [wanted, found] of pairs) {
    count(scores.function, { wanted: orNull(wanted?.title), found: orNull(found?.function) }, same);
    count(scores.employer, { wanted: orNull(wanted?.employer), found: orNull(found?.company) }, same);
    count<Dates>(scores['dates of work'], { wanted, found }, sameDates);
  }
}

function scoreStudies(scores: Scores, truth: Truth, reading: CvReading): void {
  const printed = printedIn(reading);
  const wanted = truth.studies.filter(({ school }) => printed(school));
  const said = (study: Truth['studies'][number]): boolean => printed(study.level) && printed(study.area);
  const years = (value: number | null): string | null => (value === null ? null : String(value));
  const pairs = paired(
    wanted,
    reading.cv?.diplomas ?? [],
    (a, b) => alike(`${a.level} ${a.area}`, b.degree) + alike(a.school, b.institute),
  );
  for (const [study, found] of pairs) {
    count(
      scores.degree,
      { wanted: study && said(study) ? `${study.level} ${study.area}` : null, found: orNull(found?.degree) },
      same,
    );
    count(scores.school, { wanted: study && study.school, found: orNull(found?.institute) }, same);
    const dates = study && {
      from: printed(study.from.slice(0, 4)) ? study.from.slice(0, 4) : null,
      to: study.to?.slice(0, 4) ?? null,
    };
    count<Dates>(
      scores['years of study'],
      { wanted: dates, found: found && { from: years(found.from), to: years(found.to) } },
      sameDates,
    );
  }
}

function scoreLanguages(scores: Scores, truth: Truth, reading: CvReading): void {
  const printed = printedIn(reading);
  // A name in another sentence ("in plain English") is no list of languages.
  const wanted = truth.languages.every(({ name }) => printed(name)) ? truth.languages : [];
  const found = reading.cv?.languages ?? [];
  for (const { code, level, words: said } of wanted) {
    const match = found.find(({ language }) => language === code);
    count(scores.language, { wanted: code, found: match?.language ?? null }, (a, b) => a === b);
    if (match)
      count(
        scores.level,
        { wanted: printed(said) || printed(level) || match.level === level ? level : null, found: match.level },
        (a, b) => a === b,
      );
  }
  scores.language.wrong += found.filter(({ language }) => !wanted.some(({ code }) => code === language)).length;
}

function scoreSkills(scores: Scores, truth: Truth, reading: CvReading): void {
  const printed = printedIn(reading);
  const found = (reading.cv?.skills ?? []).map(({ text }) => plain(text));
  const groups = truth.groups.map(plain);
  const wanted = truth.skills.filter(printed).map(plain);
  for (const skill of wanted) {
    if (found.includes(skill)) scores.skill.right += 1;
    else scores.skill.missed += 1;
  }
  scores.skill.wrong += found.filter((skill) => !wanted.includes(skill) && !groups.includes(skill)).length;
}

/** Compares what was read with what is true. */
export function score(truth: Truth, reading: CvReading): Scores {
  const scores = noScores();
  scoreContact(scores, truth, reading);
  scoreWork(scores, truth, reading);
  scoreStudies(scores, truth, reading);
  scoreLanguages(scores, truth, reading);
  scoreSkills(scores, truth, reading);
  return scores;
}

export function add(to: Scores, more: Scores): void {
  for (const field of FIELDS) {
    to[field].right += more[field].right;
    to[field].wrong += more[field].wrong;
    to[field].missed += more[field].missed;
  }
}

export const precision = ({ right, wrong }: Tally): number => (right + wrong === 0 ? 1 : right / (right + wrong));
export const recall = ({ right, missed }: Tally): number => (right + missed === 0 ? 1 : right / (right + missed));
