import { DEFAULT_COUNTRY, toLanguage, type Label, type Language } from '@byline/shared-types/domain';
import { decimalText, parseDecimal } from '../../lib/numbers';
import { readPhone, writePhone } from './phone';

export interface ChosenSkill {
  skillId: string;
  /** 0 is not rated. */
  level: number;
  remark?: string | null;
}

/** A chosen skill as the API answers it: with its label, unless the skill is gone. */
export interface LabelledSkill extends ChosenSkill {
  label: Label | null;
  state: 'approved' | 'pending' | null;
}

export interface TranslationPair {
  from: string;
  to: string;
}

export interface Candidate {
  _id: string;
  version: number;
  firstname: string;
  name: string;
  email: string;
  language: string;
  street: string | null;
  number: string | null;
  box: string | null;
  postal: string | null;
  city: string | null;
  province: string | null;
  country: string | null;
  phone: string | null;
  website: string | null;
  avatar: string | null;
  publicEnabled: boolean;
  info: string | null;
  userfunction: { _id: string; name: string }[];
  skills: LabelledSkill[];
  links: Record<string, string>;
  newsletter: boolean;
  candidatefiles: {
    _id: string;
    originalname: string;
    name: string;
    size: number;
    kind: 'cv' | 'portfolio' | 'avatar' | 'attachment';
    portfolio: boolean;
    hidden: boolean;
    title: string | null;
    summary: string | null;
    version: number;
  }[];
  workExperience: {
    _id: string;
    version: number;
    candidateId: string;
    function: string;
    company: string;
    from: string;
    to: string | null;
  }[];
  diploma: {
    _id: string;
    version: number;
    candidateId: string;
    degree: string;
    institute: string;
    from: number;
    to: number | null;
    country: string | null;
  }[];
  candidateInfo: {
    freelancer?: boolean | null;
    topProject?: string | null;
    projectPreferences?: string | null;
    dayRate?: number | null;
    pricePerWord?: number | null;
    unavailable?: { from?: string | null; to?: string | null } | null;
    skillSet?: {
      yearsExperience?: number | null;
      motherTongue?: string | null;
      translationSkills?: TranslationPair[];
    };
  };
}

/** The part of a candidate a PATCH carries; nested objects are merged by the API. */
export type CandidatePatch = Partial<Omit<Candidate, '_id' | 'email' | 'userfunction' | 'skills'>> & {
  skills?: ChosenSkill[];
};

export const functionOf = (candidate: Pick<Candidate, 'userfunction'>): string | undefined =>
  candidate.userfunction[0]?.name;

/** Wizard step 1 and the profile's personal details. */
export interface PersonalValues {
  firstname: string;
  name: string;
  street: string;
  number: string;
  box: string;
  postal: string;
  city: string;
  country: string;
  province: string;
  /** Country of the phone number's prefix. */
  phoneCountry: string;
  phone: string;
  language: Language;
}

export function personalValues(candidate: Candidate): PersonalValues {
  const { country, national } = readPhone(candidate.phone ?? '');
  return {
    firstname: candidate.firstname,
    name: candidate.name,
    street: candidate.street ?? '',
    number: candidate.number ?? '',
    box: candidate.box ?? '',
    postal: candidate.postal ?? '',
    city: candidate.city ?? '',
    country: candidate.country ?? DEFAULT_COUNTRY,
    province: candidate.province ?? '',
    phoneCountry: country,
    phone: national,
    language: toLanguage(candidate.language),
  };
}

export function personalPatch({ phoneCountry, ...values }: PersonalValues): CandidatePatch {
  const trimmed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
  return { ...trimmed, phone: writePhone(values.phone, phoneCountry) ?? values.phone.trim() };
}

/** How somebody works: wizard step 2 and two blocks of the profile. Numbers are text while they are typed. */
export interface WorkValues {
  pricePerWord: string;
  dayRate: string;
  yearsExperience: string;
  motherTongue: string;
  translations: TranslationPair[];
  projectPreferences: string;
  topProject: string;
  freelancer: 'yes' | 'no' | '';
}

export function workValues({ candidateInfo }: Candidate): WorkValues {
  const { skillSet } = candidateInfo;
  return {
    pricePerWord: decimalText(candidateInfo.pricePerWord),
    dayRate: decimalText(candidateInfo.dayRate),
    yearsExperience: decimalText(skillSet?.yearsExperience),
    motherTongue: skillSet?.motherTongue ?? '',
    translations: (skillSet?.translationSkills ?? []).map(({ from, to }) => ({ from, to })),
    projectPreferences: candidateInfo.projectPreferences ?? '',
    topProject: candidateInfo.topProject ?? '',
    freelancer: typeof candidateInfo.freelancer === 'boolean' ? (candidateInfo.freelancer ? 'yes' : 'no') : '',
  };
}

/** Section 5: translation rows missing from or to are dropped. */
const completePairs = (pairs: readonly TranslationPair[]): TranslationPair[] =>
  pairs.filter(({ from, to }) => from !== '' && to !== '');

export function workPatch(values: WorkValues): Required<Pick<CandidatePatch, 'candidateInfo'>> {
  return {
    candidateInfo: {
      pricePerWord: parseDecimal(values.pricePerWord),
      dayRate: parseDecimal(values.dayRate),
      projectPreferences: values.projectPreferences.trim(),
      topProject: values.topProject.trim(),
      freelancer: values.freelancer === 'yes',
      skillSet: {
        yearsExperience: parseDecimal(values.yearsExperience),
        motherTongue: values.motherTongue || null,
        translationSkills: completePairs(values.translations),
      },
    },
  };
}

export const chosenSkills = (candidate: Candidate): ChosenSkill[] =>
  candidate.skills.map(({ skillId, level, remark }) => ({ skillId, level, remark: remark ?? null }));

/** Wizard step 2 in full. */
export interface WizardWorkValues extends WorkValues {
  skills: ChosenSkill[];
  info: string;
  newsletter: boolean;
  /** How many files there are: at least one is required (section 5). */
  files: number;
}

export const wizardWorkValues = (candidate: Candidate): WizardWorkValues => ({
  ...workValues(candidate),
  skills: chosenSkills(candidate),
  info: candidate.info ?? '',
  newsletter: candidate.newsletter,
  files: 0,
});

/** Everything the wizard saves at once, at the end of step 2. */
export const wizardPatch = (personal: PersonalValues, work: WizardWorkValues): CandidatePatch => ({
  ...personalPatch(personal),
  ...workPatch(work),
  skills: work.skills,
  info: work.info.trim(),
  newsletter: work.newsletter,
});

const FIELD_NAMES: Record<string, string> = {
  'candidateInfo.pricePerWord': 'pricePerWord',
  'candidateInfo.dayRate': 'dayRate',
  'candidateInfo.projectPreferences': 'projectPreferences',
  'candidateInfo.topProject': 'topProject',
  'candidateInfo.freelancer': 'freelancer',
  'candidateInfo.skillSet.yearsExperience': 'yearsExperience',
  'candidateInfo.skillSet.motherTongue': 'motherTongue',
};

/** The API's dotted field as the forms above call it. */
export function fieldOf(field: string): string {
  if (field.startsWith('skills')) return 'skills';
  if (field.startsWith('candidateInfo.skillSet.translationSkills')) return 'translations';
  return FIELD_NAMES[field] ?? field;
}
