import { withScheme } from '@byline/shared-types/domain';
import { fromMonth } from './months';
import type { CvReading, CvSource, KnownProfile } from './reading';

export const CV_SECTIONS = ['you', 'skills', 'work', 'education'] as const;
export type CvSection = (typeof CV_SECTIONS)[number];
export type CvKind =
  | 'name'
  | 'email'
  | 'phone'
  | 'address'
  | 'link'
  | 'skill'
  | 'language'
  | 'years'
  | 'job'
  | 'diploma';

/** Texts of a proposal by their fields, as a form has them; months are MM/YYYY. */
export type CvValues = Record<string, string>;

/** A fact that a CV says of its person. */
export interface Proposal {
  key: string;
  section: CvSection;
  kind: CvKind;
  values: CvValues;
  source: CvSource;
  /** Whether the profile says the same already. */
  isThere: boolean;
  /** The value of the profile in its place. */
  now: CvValues | null;
  /** A question: whether the first year of counted years is right, or the guessed months are. */
  doubt: { of: 'since'; year: number } | { of: 'months' } | null;
}

const folded = (text: string | null): string =>
  (text ?? '')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}+]/gu, '')
    .toLowerCase();
const isSame = (a: CvValues, b: CvValues, fields: readonly string[]): boolean =>
  fields.every((field) => folded(a[field] ?? '') === folded(b[field] ?? ''));

/** A text for each field; an absent value is an empty text. */
const texts = (values: Record<string, string | number | null>): CvValues =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value === null ? '' : String(value)]));

type Made = Omit<Proposal, 'key' | 'doubt'> & Partial<Pick<Proposal, 'doubt'>>;

/** A value that a profile has once. */
function single(kind: CvKind, section: CvSection, values: CvValues, known: CvValues, source: CvSource): Made {
  const fields = Object.keys(values).filter((field) => values[field] !== '');
  const hasOne = Object.values(known).some((value) => value !== '');
  const isThere = isSame(values, known, fields);
  return { kind, section, values, source, isThere, now: hasOne && !isThere ? known : null };
}

function aboutPerson(reading: CvReading, known: KnownProfile): Made[] {
  const { name, email, phone, address, links } = reading;
  const { firstname, street, number, box, postal, city, country } = known;
  const own = texts({ street, number, box, postal, city, country });
  const hasAddress = street || postal || city;
  const made = [
    name &&
      single(
        'name',
        'you',
        { firstname: name.firstname, name: name.name },
        { firstname, name: known.name },
        name.source,
      ),
    email && single('email', 'you', { value: email.value }, { value: known.email }, email.source),
    phone && single('phone', 'you', { value: phone.value }, { value: known.phone ?? '' }, phone.source),
    address && single('address', 'you', texts(withoutSource(address)), hasAddress ? own : {}, address.source),
  ].filter((proposal) => proposal !== null);
  return [...made, ...linksOf(links, known)];
}

function withoutSource<T extends { source: CvSource }>({ source: _, ...rest }: T): Omit<T, 'source'> {
  return rest;
}

/** A profile has one link of each network, and one website. */
function linksOf(links: CvReading['links'], { website, links: own }: KnownProfile): Made[] {
  const names = new Set<string>();
  return links.flatMap(({ name, address, source }): Made[] => {
    if (names.has(name)) return [];
    names.add(name);
    const has = (name === 'website' ? website : own[name]) ?? '';
    const bare = (url: string): string => url.replace(/^https?:\/\/(www\.)?|\/$/g, '').toLowerCase();
    const isThere = has !== '' && bare(withScheme(has)) === bare(address);
    return [
      {
        kind: 'link',
        section: 'you',
        values: { name, value: address },
        source,
        isThere,
        now: has && !isThere ? { name, value: has } : null,
      },
    ];
  });
}

function aboutSkills(reading: CvReading, known: KnownProfile): Made[] {
  const { motherTongue, languages, yearsExperience } = known.candidateInfo.skillSet;
  const levels = new Map([
    ...languages.map(({ language, level }) => [language, level] as const),
    [motherTongue ?? '', 'native'],
  ]);
  const years = reading.years;
  return [
    ...reading.skills.map(({ skillId, source }): Made => {
      const isThere = known.skills.some((skill) => skill.skillId === skillId);
      return { kind: 'skill', section: 'skills', values: { skillId }, source, isThere, now: null };
    }),
    ...reading.languages.map(({ language, level, source }): Made => {
      const has = levels.get(language);
      const isThere = has !== undefined && (level === null || has === level);
      const now = has !== undefined && !isThere ? { language, level: has } : null;
      return { kind: 'language', section: 'skills', values: { language, level: level ?? '' }, source, isThere, now };
    }),
    ...(years
      ? [
          {
            ...single(
              'years',
              'skills',
              { value: String(years.years) },
              texts({ value: yearsExperience }),
              years.source,
            ),
            doubt: { of: 'since', year: years.since } as const,
          },
        ]
      : []),
  ];
}

const month = (day: string | null): string => (day === null ? '' : fromMonth(day.slice(0, 7)));

function aboutWork({ jobs }: CvReading, { workExperience }: KnownProfile): Made[] {
  return jobs.map(({ source, yearsOnly, from, to, ...job }): Made => {
    const values = {
      function: job.function,
      company: job.company,
      from: from === '' ? '' : fromMonth(from),
      to: to === null ? '' : fromMonth(to),
    };
    const isThere = workExperience.some(
      (own) =>
        isSame(values, { ...own, from: month(own.from), to: '' }, ['function', 'company']) &&
        own.from.slice(0, 4) === from.slice(0, 4),
    );
    return {
      kind: 'job',
      section: 'work',
      values,
      source,
      isThere,
      now: null,
      doubt: yearsOnly ? { of: 'months' } : null,
    };
  });
}

function aboutStudies({ diplomas }: CvReading, { diploma }: KnownProfile): Made[] {
  return diplomas.map(({ source, ...study }): Made => {
    const values = texts(study);
    const isThere = diploma.some((own) =>
      isSame(values, texts({ degree: own.degree, institute: own.institute }), ['degree', 'institute']),
    );
    return { kind: 'diploma', section: 'education', values, source, isThere, now: null };
  });
}

/** The proposals of a CV for a profile, in the order of the screen. */
export function proposalsOf(reading: CvReading, known: KnownProfile, without: readonly CvKind[] = []): Proposal[] {
  const made = [aboutPerson, aboutSkills, aboutWork, aboutStudies].flatMap((about) => about(reading, known));
  return made
    .filter(({ kind }) => !without.includes(kind))
    .map((proposal, index) => ({ doubt: null, ...proposal, key: `${proposal.kind}-${index}` }));
}

const REQUIRED: Record<CvKind, readonly string[]> = {
  name: ['firstname', 'name'],
  email: ['value'],
  phone: ['value'],
  address: ['city'],
  link: ['value'],
  skill: ['skillId'],
  language: ['language', 'level'],
  years: ['value'],
  job: ['function', 'company', 'from'],
  diploma: ['degree', 'institute', 'from'],
};
const MONTH = /^(0[1-9]|1[0-2])\/(19|20)\d\d$/;
const YEAR = /^(19|20)\d\d$/;

/** The fields that a profile cannot take as they are. */
export function wrongFields(kind: CvKind, values: CvValues): string[] {
  const value = (field: string): string => (values[field] ?? '').trim();
  const format = kind === 'job' ? MONTH : kind === 'diploma' ? YEAR : null;
  const missing = REQUIRED[kind].filter(
    (field) => value(field) === '' || (REQUIRED[kind].length > 1 && format && value(field).length < 2),
  );
  const dates = format ? ['from', 'to'].filter((field) => value(field) !== '' && !format.test(value(field))) : [];
  const years = kind === 'years' && !/^\d{1,2}$/.test(value('value')) ? ['value'] : [];
  return [...new Set([...missing, ...dates, ...years])];
}
