import { COUNTRIES, WORK_LANGUAGES } from '@byline/shared-types/domain';
import type { CountryCode } from 'libphonenumber-js';
import type { CvLine } from '../layout/cv-line.js';
import { streetIn, type FoundAddress } from '../rules/address.js';
import { countryOf } from '../rules/country.js';
import { emailOf, phoneOf, type Contact } from '../rules/contact.js';
import type { ReadCv } from '../rules/cv.js';
import { whenOf } from '../rules/dates.js';
import { languageCalled, levelIn } from '../rules/languages.js';
import { linkOf } from '../rules/links.js';
import { skillsIn } from '../rules/skills.js';
import { sourceOf, type Source, type Sourced } from '../rules/source.js';

/** The facts of a file of data in its own words; a text is empty where the file says nothing. */
export interface Told {
  firstname: string;
  name: string;
  email: string;
  /** The first number that can be dialled counts. */
  phones: string[];
  address: (FoundAddress & Sourced) | null;
  links: string[];
  jobs: { title: string; employer: string; from: string; to: string }[];
  studies: { degree: string; school: string; from: string; to: string }[];
  /** Names or codes of languages; levels of Europass stand behind each other: "C1 B2 C1". */
  languages: { name: string; level: string; isMother: boolean }[];
  skills: string[];
  /** Texts of other elements, which may name skills of the agency. */
  texts: string[];
}

/** The facts of a file of data, with all its words as lines. */
export interface DataCv {
  cv: ReadCv;
  lines: string[];
}

const MOST = 40;

/** A text of data as a line without a place. */
export const lineOf = (text: string): CvLine => ({
  ...{ page: 1, column: -1, y: 0, size: 11, bold: false, gap: 1 },
  parts: [{ text, x: 0, end: 1 }],
});

const saidBy = (...texts: readonly string[]): Source => {
  const said = texts.filter((text) => text !== '');
  return sourceOf(said.map(lineOf), said);
};

/** An address in parts; `countries` are names or codes of its country, of which the first known one counts. */
export function addressOf(
  { street, postal, city }: Record<'street' | 'postal' | 'city', string>,
  countries: readonly string[],
): Told['address'] {
  if (city === '' && postal === '') return null;
  const read = streetIn(street) ?? { street: street || null, number: null, box: null };
  const [country = null] = countries.flatMap((text) => countryOf(text) ?? countryOf(text.toUpperCase()) ?? []);
  const source = saidBy(street, postal, city, countries[0] ?? '');
  return { ...read, postal: postal || null, city: city || null, country, source };
}

function linksOf(addresses: readonly string[]): Contact['links'] {
  const found = addresses.flatMap((text) => {
    const link = text === '' ? null : linkOf(text);
    return link ? [{ ...link, source: saidBy(text) }] : [];
  });
  return found
    .filter(({ address }, index) => found.findIndex((link) => link.address === address) === index)
    .slice(0, 10);
}

function contactOf({ firstname, name, email, phones, address, links }: Told): Contact {
  const country = address?.country ?? 'BE';
  const dialled = (COUNTRIES.includes(country) ? country : 'BE') as CountryCode;
  return {
    name: firstname || name ? { firstname, name, source: saidBy(firstname, name) } : null,
    email: emailOf([lineOf(email)]),
    phone: phoneOf(phones.map(lineOf), dialled),
    address,
    links: linksOf(links),
  };
}

/** A language by its code of two or three letters, or by its name. */
function languageOf(name: string): string | null {
  if (!/^[a-z]{2,3}(-[a-z]{2,4})?$/i.test(name)) return languageCalled(name);
  const [code = ''] = Intl.getCanonicalLocales(name);
  return WORK_LANGUAGES.includes(code) ? code : languageCalled(name);
}

function languagesOf(told: Told['languages']): ReadCv['languages'] {
  const found = new Map<string, ReadCv['languages'][number]>();
  for (const { name, level, isMother } of told) {
    const language = languageOf(name);
    if (language === null || found.has(language)) continue;
    const own = isMother ? 'native' : levelIn(level);
    found.set(language, { language, level: own, source: saidBy(name, level) });
  }
  return [...found.values()];
}

const yearOf = (text: string): number | null => Number(whenOf(text)?.slice(0, 4)) || null;

/** The facts of a file of data, with the words that say each. */
export function readTold(told: Told): DataCv {
  const jobs = told.jobs.filter(({ title, employer }) => title || employer).slice(0, MOST);
  const studies = told.studies.filter(({ degree, school }) => degree || school).slice(0, MOST);
  const cv: ReadCv = {
    contact: contactOf(told),
    jobs: jobs.map(({ title, employer, from, to }) => ({
      ...{ function: title, company: employer, from: whenOf(from) ?? '', to: whenOf(to) },
      source: saidBy(title, employer, from, to),
    })),
    diplomas: studies.map(({ degree, school, from, to }) => ({
      ...{ degree, institute: school, from: yearOf(from), to: yearOf(to) },
      source: saidBy(degree, school, from, to),
    })),
    languages: languagesOf(told.languages),
    skills: skillsIn(told.skills.map(lineOf)),
  };
  return { cv, lines: [...told.skills, ...jobs.map(({ title }) => title), ...told.texts] };
}
