import { DAY_RATE_MAX, isLinkName, PRICE_PER_WORD_MAX, RATE_MIN, YEARS_EXPERIENCE } from '@byline/shared-types/domain';
import { array, object, string } from 'yup';
import { checksOf, wholeLanguageChecks, line } from '@byline/web-kit/candidate';
import { parseDay } from '@byline/web-kit/dates';
import { amount, emailAddress, webAddress, years } from '@byline/web-kit/schema';
import { ALL_TEXTS } from './text-fields';

const day = () => string().test('day', 'invalid_day', (value) => !value || parseDay(value) !== null);

/** The edit mode of the profile requires only the name and the email address. */
export const profileSchema = object({
  firstname: line().required('required'),
  name: line().required('required'),
  email: emailAddress(),
  ...checksOf(ALL_TEXTS),
  pricePerWord: amount(PRICE_PER_WORD_MAX, RATE_MIN),
  dayRate: amount(DAY_RATE_MAX, RATE_MIN),
  yearsExperience: years(YEARS_EXPERIENCE.max),
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
      url: webAddress().required('required'),
    }),
  ),
  ...wholeLanguageChecks,
});
