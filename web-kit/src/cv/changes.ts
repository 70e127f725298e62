import { FALLBACK_PROVINCE, MAX_SKILLS, type LanguageLevel } from '@byline/shared-types/domain';
import { firstDay, lastDay } from './months';
import type { CvKind, CvValues } from './proposals';
import type { KnownProfile } from './reading';

/** A proposal that the reviewer accepted, as it is or changed. */
export interface Accepted {
  key: string;
  kind: CvKind;
  values: CvValues;
}

interface SkillSetChanges {
  yearsExperience?: number;
  motherTongue?: string;
  languages?: { language: string; level: LanguageLevel }[];
}

/** The accepted contact data, as the forms have them. */
export interface ContactValues {
  firstname?: string;
  name?: string;
  email?: string;
  phone?: string;
  street?: string;
  number?: string;
  box?: string | null;
  postal?: string;
  city?: string;
  country?: string;
}

/** The changes of a profile's record by accepted proposals; undefined fields stay. */
export interface ProfileChanges extends ContactValues {
  province?: string;
  website?: string;
  links?: Record<string, string>;
  candidateInfo?: { skillSet: SkillSetChanges };
  skills?: { skillId: string; level: number; remark: string | null }[];
}

export interface JobInput {
  key: string;
  input: { function: string; company: string; from: string; to: string | null };
}
export interface DiplomaInput {
  key: string;
  input: { degree: string; institute: string; from: number; to: number | null };
}

const trimmed = (values: CvValues): CvValues =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value.trim()]));
const filled = (values: CvValues): CvValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

const CONTACT: readonly CvKind[] = ['name', 'email', 'phone', 'address'];
export const isContact = ({ kind }: Pick<Accepted, 'kind'>): boolean => CONTACT.includes(kind);

/** The accepted name, addresses and number. */
export function contactOf(accepted: readonly Accepted[]): ContactValues {
  const values: ContactValues = {};
  for (const { kind, values: typed } of accepted) {
    const own = trimmed(typed);
    if (kind === 'name' || kind === 'address') Object.assign(values, filled(own));
    if (kind === 'address') values.box = own['box'] || null;
    if (kind === 'email' || kind === 'phone') values[kind] = own['value'] ?? '';
  }
  return values;
}

function skillSetOf(accepted: readonly Accepted[], known: KnownProfile): SkillSetChanges | null {
  const { motherTongue, languages } = known.candidateInfo.skillSet;
  const spoken = accepted.filter(({ kind }) => kind === 'language').map(({ values }) => values);
  const years = accepted.find(({ kind }) => kind === 'years');
  if (spoken.length === 0 && !years) return null;
  const mother = motherTongue ?? spoken.find(({ level }) => level === 'native')?.['language'];
  const added = spoken.flatMap(({ language = '', level = '' }) =>
    language === mother ? [] : [{ language, level: level as LanguageLevel }],
  );
  const kept = languages.filter(({ language }) => !added.some((row) => row.language === language));
  return {
    ...(years && { yearsExperience: Number(years.values['value']) }),
    ...(mother && mother !== motherTongue && { motherTongue: mother }),
    ...(spoken.length > 0 && { languages: [...kept, ...added] }),
  };
}

/** The changes of the profile's record; null without any. */
export function profileChanges(accepted: readonly Accepted[], known: KnownProfile): ProfileChanges | null {
  const contact = contactOf(accepted);
  const links = accepted.filter(({ kind, values }) => kind === 'link' && values['name'] !== 'website');
  const website = accepted.find(({ kind, values }) => kind === 'link' && values['name'] === 'website');
  const skills = accepted.filter(({ kind }) => kind === 'skill').map(({ values }) => values['skillId'] ?? '');
  const skillSet = skillSetOf(accepted, known);
  const moves = contact.country !== undefined && known.country !== null && contact.country !== known.country;
  const changes: ProfileChanges = {
    ...contact,
    // A province of the country before would not fit.
    ...(moves && { province: FALLBACK_PROVINCE }),
    ...(website && { website: website.values['value']?.trim() ?? '' }),
    ...(links.length > 0 && {
      links: {
        ...Object.fromEntries(Object.entries(known.links).filter(([name]) => name !== 'website')),
        ...Object.fromEntries(links.map(({ values }) => [values['name'] ?? '', values['value']?.trim() ?? ''])),
      },
    }),
    ...(skillSet && { candidateInfo: { skillSet } }),
    ...(skills.length > 0 && {
      skills: [
        ...known.skills.map(({ skillId, level, remark }) => ({ skillId, level, remark })),
        ...skills.map((skillId) => ({ skillId, level: 0, remark: null })),
      ].slice(0, MAX_SKILLS),
    }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}

export const jobInputs = (accepted: readonly Accepted[]): JobInput[] =>
  accepted
    .filter(({ kind }) => kind === 'job')
    .map(({ key, values }) => {
      const { function: work = '', company = '', from = '', to = '' } = trimmed(values);
      return { key, input: { function: work, company, from: firstDay(from), to: lastDay(to) } };
    });

export const diplomaInputs = (accepted: readonly Accepted[]): DiplomaInput[] =>
  accepted
    .filter(({ kind }) => kind === 'diploma')
    .map(({ key, values }) => {
      const { degree = '', institute = '', from = '', to = '' } = trimmed(values);
      return { key, input: { degree, institute, from: Number(from), to: to === '' ? null : Number(to) } };
    });
