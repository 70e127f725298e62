import { withScheme, type Language, type UserFunctionName } from '@byline/shared-types/domain';
import { languagePatch, languageValues, sentTexts, textsOf, type LanguageValues } from '@byline/web-kit/candidate';
import { formatDay, parseDay } from '@byline/web-kit/dates';
import { decimalText, parseDecimal } from '@byline/web-kit/numbers';
import type { CandidateResponse, UpdateCandidateRequest } from '../../api';
import { CANDIDATE_TEXTS, INFO_TEXTS, type TextValues } from './text-fields';

/** The profile in the form. All numbers and days are text. */
export interface ProfileValues extends TextValues, LanguageValues {
  firstname: string;
  name: string;
  email: string;
  language: string;
  function: string;
  publicEnabled: boolean;
  freelancer: '' | 'yes' | 'no';
  pricePerWord: string;
  dayRate: string;
  yearsExperience: string;
  unavailableFrom: string;
  unavailableTo: string;
  links: { name: string; url: string }[];
}

export function toValues(candidate: CandidateResponse): ProfileValues {
  const { candidateInfo: info } = candidate;
  const { skillSet, freelancer, unavailable } = info;
  return {
    firstname: candidate.firstname,
    name: candidate.name,
    email: candidate.email,
    language: candidate.language,
    function: candidate.function ?? '',
    ...textsOf(CANDIDATE_TEXTS, candidate),
    ...textsOf(INFO_TEXTS, info),
    publicEnabled: candidate.publicEnabled,
    freelancer: freelancer === null ? '' : freelancer ? 'yes' : 'no',
    pricePerWord: decimalText(info.pricePerWord),
    dayRate: decimalText(info.dayRate),
    yearsExperience: decimalText(skillSet.yearsExperience),
    ...languageValues(info),
    unavailableFrom: formatDay(unavailable?.from),
    unavailableTo: formatDay(unavailable?.to),
    links: Object.entries(candidate.links)
      .filter(([name]) => name !== 'website')
      .map(([name, url]) => ({ name, url })),
  };
}

/** Objects of a change that the API merges with the saved ones. */
export const CHANGE_PARTS = ['candidateInfo', 'skillSet'];

/** Turns the whole form into a change. */
export function toChange(values: ProfileValues): UpdateCandidateRequest {
  const from = parseDay(values.unavailableFrom);
  const to = parseDay(values.unavailableTo);
  const { skillSet, ...translation } = languagePatch(values);
  return {
    firstname: values.firstname.trim(),
    name: values.name.trim(),
    email: values.email.trim(),
    language: values.language as Language,
    function: (values.function || null) as UserFunctionName | null,
    ...sentTexts(CANDIDATE_TEXTS, values),
    website: withScheme(values.website) || null,
    publicEnabled: values.publicEnabled,
    links: Object.fromEntries(values.links.map(({ name, url }) => [name.trim(), withScheme(url)])),
    candidateInfo: {
      ...sentTexts(INFO_TEXTS, values),
      freelancer: values.freelancer === '' ? null : values.freelancer === 'yes',
      pricePerWord: parseDecimal(values.pricePerWord),
      dayRate: parseDecimal(values.dayRate),
      unavailable: from === null && to === null ? null : { from, to },
      ...translation,
      skillSet: { yearsExperience: parseDecimal(values.yearsExperience), ...skillSet },
    },
  };
}

/** The field of the form for a field of the API: `motherTongue` for `candidateInfo.skillSet.motherTongue`. */
export function formField(field: string): string {
  const [, end] = /^candidateInfo\.unavailable\.(from|to)$/.exec(field) ?? [];
  if (end) return end === 'from' ? 'unavailableFrom' : 'unavailableTo';
  return field.replace(/^candidateInfo\.(skillSet\.)?/, '');
}
