import {
  DAY_RATE_MAX,
  MAX_PHONE,
  MAX_SKILLS,
  PRICE_PER_WORD_MAX,
  RATE_MIN,
  WORK_TEXTS,
  YEARS_EXPERIENCE,
} from '@byline/shared-types/domain';
import { longer } from '@byline/web-kit/problems';
import { array, boolean, number, object, string, type StringSchema, type TestContext } from 'yup';
import { amount, years } from '@byline/web-kit/schema';
import {
  candidateInfoTexts,
  candidateTexts,
  languageChecks,
  line,
  text,
  type TextField,
} from '@byline/web-kit/candidate';
import { writePhone } from '@byline/web-kit/phone';
import { PERSONAL_TEXTS } from './text-fields';

export { writePhone };

const parentText = (context: TestContext, name: string): string => {
  const value = (context.parent as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
};

/** Length limits of texts, and which texts are required. */
const checksOf = <Name extends string>(
  wanted: Record<Name, boolean>,
  texts: Record<NoInfer<Name>, TextField>,
): Record<Name, StringSchema> => {
  const checkOf = (name: Name): StringSchema =>
    wanted[name] ? texts[name].check.required('required') : texts[name].check;
  const names = Object.keys(wanted) as Name[];
  return Object.fromEntries(names.map((name) => [name, checkOf(name)])) as Record<Name, StringSchema>;
};

const personalFields = {
  firstname: line().required('required'),
  name: line().required('required'),
  ...checksOf(PERSONAL_TEXTS, candidateTexts),
  phoneCountry: string(),
  phone: string()
    .trim()
    .required('required')
    .max(MAX_PHONE, longer)
    .test(
      'phone',
      'invalid_phone',
      (typed, context) => !typed || writePhone(typed, parentText(context, 'phoneCountry')) !== null,
    ),
};

/** One of the two rates is enough; without any, both fields show the error (docs/domain/candidates.md#rates). */
const rate = (max: number, otherName: string) =>
  amount(max, RATE_MIN).test(
    'one-rate',
    'at_least_one_price_required',
    (typed, context) => Boolean(typed?.trim()) || parentText(context, otherName).trim() !== '',
  );

const experience = years(YEARS_EXPERIENCE.max).required('required');

const offerFields = {
  pricePerWord: rate(PRICE_PER_WORD_MAX, 'dayRate'),
  dayRate: rate(DAY_RATE_MAX, 'pricePerWord'),
  yearsExperience: experience,
  freelancer: string().oneOf(['yes', 'no'], 'required').required('required'),
};

const aboutFields = {
  ...languageChecks,
  ...checksOf(WORK_TEXTS, candidateInfoTexts),
};

const info = text().required('required');
const skills = array().min(1, 'please_select_one_skill').max(MAX_SKILLS, 'too_many_skills');

export const personalSchema = object(personalFields);
export const workSchema = object({ ...offerFields, ...aboutFields });
export const infoSchema = object({ info });
export const skillsSchema = object({ skills });
export const offerSchema = object({ ...offerFields, skills, files: number().min(1, 'required') });
export const aboutSchema = object({ ...aboutFields, info, newsletter: boolean() });
