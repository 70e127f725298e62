import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@byline/shared-types/domain';

interface Pool {
  firstnames: string[];
  names: string[];
  places: [city: string, postal: string, street: string, country: string][];
  phones: string[];
  labels: string[];
  jobs: [title: string, employer: string, text: string][];
  studies: [level: string, area: string, school: string][];
  summaries: string[];
  skills: string[];
  tools: string[];
  groups: string[];
  languages: [name: string, code: string, words: string, level: string][];
  interests: string[];
  references: string;
}

const POOLS = JSON.parse(readFileSync(join(import.meta.dirname, 'pools.json'), 'utf8')) as Record<Language, Pool>;

/** A person in the format of JSON Resume, with what the reader must find. */
export interface Person {
  id: string;
  language: Language;
  resume: Record<string, unknown> & { basics: Record<string, unknown> };
  truth: Truth;
}

export interface Dated {
  from: string;
  to: string | null;
}
export interface Truth {
  firstname: string;
  name: string;
  email: string;
  /** As the CV spells it. */
  phone: string;
  street: string;
  number: string;
  postal: string;
  city: string;
  country: string;
  links: string[];
  jobs: ({ title: string; employer: string } & Dated)[];
  studies: ({ level: string; area: string; school: string } & Dated)[];
  languages: { code: string; name: string; words: string; level: string }[];
  skills: string[];
  /** Headings of groups of skills, which count neither way. */
  groups: string[];
}

/** Numbers that are the same at each run: a small generator of Lehmer's. */
function numbers(seed: number): (below: number) => number {
  let state = (seed * 48_271 + 11) % 2_147_483_647;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

function someOf<T>(list: readonly T[], count: number, random: (below: number) => number): T[] {
  const left = [...list];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random(left.length), 1)).flat();
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

const COUNTRIES: Record<Language, Record<string, string>> = {
  nl: { BE: 'België', NL: 'Nederland' },
  fr: { BE: 'Belgique', FR: 'France' },
  en: { BE: 'Belgium', NL: 'Netherlands', GB: 'United Kingdom', IE: 'Ireland' },
};

const month = (year: number, number: number): string => `${year}-${String(number).padStart(2, '0')}`;

/** The rules were written without a look at the people from here on. */
export const HELD_FROM = 5;

/** The n-th person of a language. */
export function personOf(language: Language, n: number): Person {
  const pool = POOLS[language];
  const random = numbers(n * 7 + language.charCodeAt(0) * 131 + language.charCodeAt(1));
  const at = <T>(list: readonly T[]): T => list[n % list.length] as T;
  const [firstname, name] = [at(pool.firstnames), at(pool.names)];
  const [city, postal, street, country] = at(pool.places);
  const number = String(1 + random(150));
  const email = `${plain(firstname)}.${plain(name)}@${['example.com', 'mail.example.be', 'post.example.org'][random(3)] ?? ''}`;
  const handle = `${plain(firstname)}-${plain(name)}`;
  // The people of the second half share no employer and no school with those of the first.
  const half = <T>(list: readonly T[]): T[] => list.filter((_, index) => index % 2 === (n < HELD_FROM ? 0 : 1));
  let year = 2026;
  const jobs = someOf(half(pool.jobs), 2 + random(4), random).map(([title, employer, text], index) => {
    const isOpen = index === 0 && random(3) > 0;
    const to = isOpen ? null : month(year - random(2), 1 + random(12));
    const start = Number((to ?? '2026').slice(0, 4)) - 1 - random(4);
    year = start;
    return { title, employer, text, from: month(start, 1 + random(12)), to };
  });
  const studies = someOf(half(pool.studies), 1 + random(2), random).map(([level, area, school]) => {
    const to = year - random(2);
    year = to - 2 - random(3);
    return { level, area, school, from: month(year, 9), to: month(to, 6) };
  });
  const [own, ...others] = [pool.languages[0], ...someOf(pool.languages.slice(1, 6), 2 + random(2), random)];
  const languages = [own, ...others].flatMap((given) => {
    const [name_ = '', code = '', words = '', level = ''] = given ?? [];
    return [{ name: name_, code, words, level }];
  });
  const skills = someOf(pool.skills, 4 + random(3), random);
  const tools = someOf(pool.tools, 3 + random(3), random);
  const website = `https://www.${plain(name)}.example.com`;
  const linkedin = `https://www.linkedin.com/in/${handle}`;
  return {
    id: `${language}${n}`,
    language,
    truth: {
      ...{ firstname, name, email, phone: at(pool.phones), street, number, postal, city, country },
      links: [website, linkedin],
      jobs: jobs.map(({ text: _, ...job }) => job),
      ...{ studies, languages, skills: [...skills, ...tools], groups: pool.groups },
    },
    resume: {
      basics: {
        name: `${firstname} ${name}`,
        label: at(pool.labels),
        image: '',
        picture: '',
        email,
        phone: at(pool.phones),
        url: website,
        website,
        summary: at(pool.summaries),
        location: {
          address:
            language === 'nl'
              ? `${street} ${number}`
              : language === 'fr'
                ? `${street}, ${number}`
                : `${number} ${street}`,
          postalCode: postal,
          city,
          countryCode: country,
          region: COUNTRIES[language][country] ?? '',
          country: COUNTRIES[language][country] ?? '',
        },
        profiles: [{ network: 'LinkedIn', username: handle, url: linkedin }],
      },
      work: jobs.map(({ title, employer, text, from, to }) => ({
        ...{ name: employer, company: employer, position: title, startDate: `${from}-01` },
        ...(to && { endDate: `${to}-28` }),
        summary: text,
        highlights: [someOf(pool.jobs, 1, random)[0]?.[2] ?? ''],
      })),
      volunteer: [],
      education: studies.map(({ level, area, school, from, to }) => ({
        ...{ institution: school, area, studyType: level, startDate: `${from}-01`, endDate: `${to}-30`, courses: [] },
      })),
      awards: [],
      publications: [],
      skills: [
        { name: pool.groups[0], level: '', keywords: skills },
        { name: pool.groups[1], level: '', keywords: tools },
      ],
      languages: languages.map(({ name: called, words }) => ({ language: called, fluency: words })),
      interests: pool.interests.map((interest) => ({ name: interest, keywords: [] })),
      references: [{ name: 'Sofie Claes', reference: pool.references }],
      projects: [],
      certificates: [],
      meta: { version: 'v1.0.0' },
    },
  };
}
