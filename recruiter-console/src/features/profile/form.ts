import type { Language, UserFunctionName } from '@byline/shared-types/domain';
import { formatDay, parseDay } from '@byline/web-kit/dates';
import type { CandidateResponse, UpdateCandidateRequest } from '../../api';

/** The profile as a form: everything is text, as typed. */
export interface ProfileValues {
  firstname: string;
  name: string;
  email: string;
  language: string;
  function: string;
  street: string;
  number: string;
  box: string;
  postal: string;
  city: string;
  province: string;
  country: string;
  phone: string;
  skype: string;
  website: string;
  websiteTag: string;
  sourceId: string;
  publicEnabled: boolean;
  resumeSummary: string;
  info: string;
  freelancer: '' | 'yes' | 'no';
  topProject: string;
  projectPreferences: string;
  moreAboutYourself: string;
  pricePerWord: string;
  dayRate: string;
  yearsExperience: string;
  motherTongue: string;
  unavailableFrom: string;
  unavailableTo: string;
  translationSkills: { _id?: string; from: string; to: string }[];
  links: { name: string; url: string }[];
}

/** A number typed with a comma or a point; null when it is none. */
export function parseNumber(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  if (typed === '' || !/^\d*\.?\d+$/.test(typed)) return null;
  return Number(typed);
}

const numberText = (value: number | null): string => (value === null ? '' : String(value));

export function toValues(candidate: CandidateResponse): ProfileValues {
  const { candidateInfo: info } = candidate;
  const { skillSet, freelancer, unavailable } = info;
  return {
    firstname: candidate.firstname,
    name: candidate.name,
    email: candidate.email,
    language: candidate.language,
    function: candidate.function ?? '',
    street: candidate.street ?? '',
    number: candidate.number ?? '',
    box: candidate.box ?? '',
    postal: candidate.postal ?? '',
    city: candidate.city ?? '',
    province: candidate.province ?? '',
    country: candidate.country ?? '',
    phone: candidate.phone ?? '',
    skype: candidate.skype ?? '',
    website: candidate.website ?? '',
    websiteTag: candidate.websiteTag ?? '',
    sourceId: candidate.sourceId ?? '',
    publicEnabled: candidate.publicEnabled,
    resumeSummary: candidate.resumeSummary ?? '',
    info: candidate.info ?? '',
    freelancer: freelancer === null ? '' : freelancer ? 'yes' : 'no',
    topProject: info.topProject ?? '',
    projectPreferences: info.projectPreferences ?? '',
    moreAboutYourself: info.moreAboutYourself ?? '',
    pricePerWord: numberText(info.pricePerWord),
    dayRate: numberText(info.dayRate),
    yearsExperience: numberText(skillSet.yearsExperience),
    motherTongue: skillSet.motherTongue ?? '',
    unavailableFrom: formatDay(unavailable?.from),
    unavailableTo: formatDay(unavailable?.to),
    translationSkills: skillSet.translationSkills.map(({ _id, from, to }) => ({ _id, from, to })),
    links: Object.entries(candidate.links)
      .filter(([name]) => name !== 'website')
      .map(([name, url]) => ({ name, url })),
  };
}

const orNull = (text: string): string | null => text.trim() || null;

/** The form as a change. Everything the form shows is sent, with the version it was read at. */
export function toChange(values: ProfileValues, version: number): UpdateCandidateRequest {
  const from = parseDay(values.unavailableFrom);
  const to = parseDay(values.unavailableTo);
  return {
    version,
    firstname: values.firstname.trim(),
    name: values.name.trim(),
    email: values.email.trim(),
    language: values.language as Language,
    function: (values.function || null) as UserFunctionName | null,
    street: orNull(values.street),
    number: orNull(values.number),
    box: orNull(values.box),
    postal: orNull(values.postal),
    city: orNull(values.city),
    province: orNull(values.province),
    country: orNull(values.country),
    phone: orNull(values.phone),
    skype: orNull(values.skype),
    website: orNull(values.website),
    websiteTag: orNull(values.websiteTag),
    sourceId: orNull(values.sourceId),
    publicEnabled: values.publicEnabled,
    resumeSummary: orNull(values.resumeSummary),
    info: orNull(values.info),
    links: Object.fromEntries(values.links.map(({ name, url }) => [name.trim(), url.trim()])),
    candidateInfo: {
      freelancer: values.freelancer === '' ? null : values.freelancer === 'yes',
      topProject: orNull(values.topProject),
      projectPreferences: orNull(values.projectPreferences),
      moreAboutYourself: orNull(values.moreAboutYourself),
      pricePerWord: parseNumber(values.pricePerWord),
      dayRate: parseNumber(values.dayRate),
      unavailable: from === null && to === null ? null : { from, to },
      skillSet: {
        yearsExperience: parseNumber(values.yearsExperience),
        motherTongue: orNull(values.motherTongue),
        translationSkills: values.translationSkills,
      },
    },
  };
}

/** Names of the fields in which two versions of the form differ. */
export const differingFields = (mine: ProfileValues, theirs: ProfileValues): (keyof ProfileValues)[] =>
  (Object.keys(mine) as (keyof ProfileValues)[]).filter(
    (name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]),
  );

/** One field of a version as text, for the comparison. */
export function fieldText(values: ProfileValues, name: keyof ProfileValues): string {
  if (name === 'links') return values.links.map((link) => `${link.name}: ${link.url}`).join('\n');
  if (name === 'translationSkills') return values.translationSkills.map(({ from, to }) => `${from} → ${to}`).join(', ');
  const value = values[name];
  return typeof value === 'boolean' ? (value ? '✓' : '–') : value;
}

/** A field of the API as the field of the form: `candidateInfo.skillSet.motherTongue` to `motherTongue`. */
export function formField(field: string): string {
  const [, end] = /^candidateInfo\.unavailable\.(from|to)$/.exec(field) ?? [];
  if (end) return end === 'from' ? 'unavailableFrom' : 'unavailableTo';
  return field.replace(/^candidateInfo\.(skillSet\.)?/, '');
}
