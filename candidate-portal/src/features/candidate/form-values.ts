import { DEFAULT_COUNTRY, WORK_TEXTS, type Language, type WorkText } from '@byline/shared-types/domain';
import { decimalText, parseDecimal } from '@byline/web-kit/numbers';
import { languagePatch, languageValues, sentTexts, textsOf, type LanguageValues } from '@byline/web-kit/candidate';
import type { ContactValues } from '@byline/web-kit/cv';
import { hasPrefix, readPhone } from '@byline/web-kit/phone';
import type { Candidate, CandidatePatch, ChosenSkill } from './model';
import { PERSONAL_TEXTS } from './text-fields';

/** Wizard step 1 and the profile's personal details. */
export interface PersonalValues extends Record<keyof typeof PERSONAL_TEXTS, string> {
  firstname: string;
  name: string;
  /** Country of the phone number's prefix. */
  phoneCountry: string;
  phone: string;
  language: Language;
}

export function personalValues(candidate: Candidate): PersonalValues {
  const stored = candidate.phoneInternational ?? '';
  const known = readPhone(stored);
  const own = candidate.country ?? DEFAULT_COUNTRY;
  const country = stored === '' && hasPrefix(own) ? own : known.country;
  return {
    firstname: candidate.firstname,
    name: candidate.name,
    ...textsOf(PERSONAL_TEXTS, candidate),
    country: candidate.country ?? DEFAULT_COUNTRY,
    phoneCountry: country,
    phone: known.national,
    language: candidate.language,
  };
}

/** The form with the accepted name, address and phone of a CV. */
export function withContact(
  values: PersonalValues,
  { phone, email: _, box, ...contact }: ContactValues,
): PersonalValues {
  const number = phone ? readPhone(phone, values.phoneCountry) : null;
  return {
    ...values,
    ...contact,
    ...(box !== undefined && { box: box ?? '' }),
    ...(number && { phone: number.national, phoneCountry: number.country }),
  };
}

export async function personalPatch(values: PersonalValues): Promise<CandidatePatch> {
  // The form has loaded this file to validate the number, so it is available without a network too.
  const { writePhone } = await import('./schema');
  const { firstname, name, language, phone, phoneCountry } = values;
  return {
    firstname,
    name,
    language,
    ...sentTexts(PERSONAL_TEXTS, values),
    phone: writePhone(phone, phoneCountry) ?? phone,
  };
}

/** Values of wizard step 2 and of two profile blocks. Numbers are text while the user types. */
export interface WorkValues extends Record<WorkText, string>, LanguageValues {
  pricePerWord: string;
  dayRate: string;
  yearsExperience: string;
  freelancer: 'yes' | 'no' | '';
}

export function workValues({ candidateInfo }: Candidate): WorkValues {
  const { skillSet } = candidateInfo;
  return {
    pricePerWord: decimalText(candidateInfo.pricePerWord),
    dayRate: decimalText(candidateInfo.dayRate),
    yearsExperience: decimalText(skillSet.yearsExperience),
    ...languageValues(candidateInfo),
    ...textsOf(WORK_TEXTS, candidateInfo),
    freelancer: candidateInfo.freelancer === null ? '' : candidateInfo.freelancer ? 'yes' : 'no',
  };
}

export function workPatch(values: WorkValues): Required<Pick<CandidatePatch, 'candidateInfo'>> {
  const { skillSet, ...translation } = languagePatch(values);
  return {
    candidateInfo: {
      pricePerWord: parseDecimal(values.pricePerWord),
      dayRate: parseDecimal(values.dayRate),
      ...sentTexts(WORK_TEXTS, values),
      freelancer: values.freelancer === '' ? null : values.freelancer === 'yes',
      ...translation,
      skillSet: { yearsExperience: parseDecimal(values.yearsExperience), ...skillSet },
    },
  };
}

export const chosenSkills = (candidate: Candidate): ChosenSkill[] =>
  candidate.skills.map(({ skillId, level, remark }) => ({ skillId, level, remark }));

export const OFFERED = ['pricePerWord', 'dayRate', 'yearsExperience', 'freelancer'] as const;

/** The first page of wizard step 2: skills, rates and files. */
export interface OfferValues extends Pick<WorkValues, (typeof OFFERED)[number]> {
  skills: ChosenSkill[];
  /** The number of files; at least one is required (docs/domain/files.md#portfolio). */
  files: number;
}

/** The second page of wizard step 2: about the work, and what can wait. */
export interface AboutValues extends Omit<WorkValues, (typeof OFFERED)[number]> {
  info: string;
  newsletter: boolean;
}

export function offerValues(candidate: Candidate): OfferValues {
  const { pricePerWord, dayRate, yearsExperience, freelancer } = workValues(candidate);
  return { pricePerWord, dayRate, yearsExperience, freelancer, skills: chosenSkills(candidate), files: 0 };
}

export function aboutValues(candidate: Candidate): AboutValues {
  const { pricePerWord: _, dayRate: __, yearsExperience: ___, freelancer: ____, ...rest } = workValues(candidate);
  return { ...rest, info: candidate.info ?? '', newsletter: candidate.newsletter };
}

/** Wizard step 2 in full. */
export type WizardWorkValues = OfferValues & AboutValues;

export const wizardWorkValues = (candidate: Candidate): WizardWorkValues => ({
  ...offerValues(candidate),
  ...aboutValues(candidate),
});

/** Everything the wizard saves at once, at the end of step 2. */
export const wizardPatch = async (personal: PersonalValues, work: WizardWorkValues): Promise<CandidatePatch> => ({
  ...(await personalPatch(personal)),
  ...workPatch(work),
  skills: work.skills,
  info: work.info.trim(),
  newsletter: work.newsletter,
});
