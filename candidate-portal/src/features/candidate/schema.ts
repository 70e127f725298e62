import {
  DAY_RATE_MAX,
  MAX_CODE,
  MAX_LINE,
  MAX_PHONE,
  MAX_SKILLS,
  MAX_TEXT,
  PRICE_PER_WORD_MAX,
  YEARS_EXPERIENCE,
} from '@byline/shared-types/domain';
import { array, boolean, number, object, string, type TestContext } from 'yup';
import { parseDecimal } from '../../lib/numbers';
import { writePhone } from '@byline/web-kit/phone';

const line = () => string().trim().max(MAX_LINE, 'too_long');
const code = () => string().trim().max(MAX_CODE, 'too_long');
const text = () => string().trim().max(MAX_TEXT, 'too_long');

const parentText = (context: TestContext, name: string): string => {
  const value = (context.parent as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
};

/** Section 5, profile step 2: everything but the box. */
const personalFields = {
  firstname: line().required('required'),
  name: line().required('required'),
  street: line().required('required'),
  number: code().required('required'),
  box: code(),
  postal: code().required('required'),
  city: line().required('required'),
  country: string().required('required'),
  province: string().required('required'),
  phoneCountry: string(),
  phone: string()
    .trim()
    .required('required')
    .max(MAX_PHONE, 'too_long')
    .test(
      'phone',
      'invalid_phone',
      (typed, context) => !typed || writePhone(typed, parentText(context, 'phoneCountry')) !== null,
    ),
};

/** A number typed as text, between two bounds. */
const amount = (max: number) =>
  string()
    .test('number', 'invalid', (typed) => !Number.isNaN(parseDecimal(typed ?? '')))
    .test('max', 'too_high', (typed) => !((parseDecimal(typed ?? '') ?? 0) > max));

/** One of the two rates is enough; without any both fields say so (docs/domain/candidates.md#rates). */
const rate = (max: number, otherName: string) =>
  amount(max).test(
    'one-rate',
    'at_least_one_price_required',
    (typed, context) => Boolean(typed?.trim()) || parentText(context, otherName).trim() !== '',
  );

const years = amount(YEARS_EXPERIENCE.max)
  .required('required')
  .test('whole', 'invalid', (typed) => Number.isInteger(parseDecimal(typed ?? '') ?? Number.NaN));

const workFields = {
  pricePerWord: rate(PRICE_PER_WORD_MAX, 'dayRate'),
  dayRate: rate(DAY_RATE_MAX, 'pricePerWord'),
  yearsExperience: years,
  motherTongue: string(),
  translations: array(),
  projectPreferences: text().required('required'),
  topProject: text().required('required'),
  freelancer: string().oneOf(['yes', 'no'], 'required').required('required'),
};

const info = text().required('required');
const skills = array().min(1, 'please_select_one_skill').max(MAX_SKILLS, 'too_many_skills');

export const personalSchema = object(personalFields);
export const workSchema = object(workFields);
export const infoSchema = object({ info });
export const skillsSchema = object({ skills });
export const wizardWorkSchema = object({
  ...workFields,
  skills,
  info,
  newsletter: boolean(),
  files: number().min(1, 'required'),
});

/** Unavailable from and to, in this order; either may be open. */
export const availabilitySchema = object({
  from: string(),
  to: string().test('order', 'end_before_start', (to, context) => !to || to >= parentText(context, 'from')),
});
