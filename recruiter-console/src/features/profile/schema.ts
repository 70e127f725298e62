import {
  DAY_RATE_MAX,
  isLinkName,
  isWebAddress,
  MAX_URL,
  PRICE_PER_WORD_MAX,
  YEARS_EXPERIENCE,
} from '@byline/shared-types/domain';
import { array, object, string } from 'yup';
import { checksOf, line } from '@byline/web-kit/candidate';
import { parseDay } from '@byline/web-kit/dates';
import { emailAddress } from '@byline/web-kit/schema';
import { parseNumber } from './form';
import { ALL_TEXTS } from './text-fields';

const day = () => string().test('day', 'invalid_day', (value) => !value || parseDay(value) !== null);

/** A number as typed, within bounds; empty is no number. */
const number = (max: number) =>
  string()
    .test('number', 'number', (value) => !value || parseNumber(value) !== null)
    .test('low', 'too_low', (value) => (parseNumber(value ?? '') ?? 0) >= 0)
    .test('high', 'too_high', (value) => (parseNumber(value ?? '') ?? 0) <= max);

/** Edit mode of the profile for recruiters: only the name and the address of the mails are required. */
export const profileSchema = object({
  firstname: line().required('required'),
  name: line().required('required'),
  email: emailAddress(),
  ...checksOf(ALL_TEXTS),
  pricePerWord: number(PRICE_PER_WORD_MAX),
  dayRate: number(DAY_RATE_MAX),
  yearsExperience: number(YEARS_EXPERIENCE.max).test(
    'whole',
    'number',
    (value) => !value || /^\d+$/.test(value.trim()),
  ),
  unavailableFrom: day(),
  unavailableTo: day().test('order', 'end_before_start', (to, { parent }) => {
    const { unavailableFrom } = parent as { unavailableFrom?: string };
    const [start, end] = [parseDay(unavailableFrom), parseDay(to)];
    return start === null || end === null || start <= end;
  }),
  links: array().of(
    object({
      name: string()
        .trim()
        .required('required')
        .test('name', 'invalid', (name) => isLinkName(name)),
      url: string()
        .trim()
        .required('required')
        .max(MAX_URL, 'too_long')
        .test('url', 'invalid_url', (value) => isWebAddress(value)),
    }),
  ),
  translationSkills: array().of(object({ from: string().required('required'), to: string().required('required') })),
});
