import { isRichTextLongEnough, MAX_HTML } from '@byline/shared-types/domain';
import { parseDay, today } from '@byline/web-kit/dates';
import { longer } from '@byline/web-kit/problems';
import { string } from 'yup';

/** Rich text that may stay empty. */
export const optionalText = () =>
  string()
    .test('length', 'min_chars', (html) => !html || isRichTextLongEnough(html))
    .max(MAX_HTML, longer);

/** A day from today on; one that was saved before stays right as long as nobody changes it. */
export const plannedDay = (saved: string) =>
  string()
    .test('day', 'invalid_day', (typed) => !typed || parseDay(typed) !== null)
    .test('past', 'date_in_past', (typed) => {
      const day = parseDay(typed);
      return day === null || typed === saved || day >= today();
    });

/** A planned day that is not before the one of another field. */
export const plannedEnd = (saved: string, start: string) =>
  plannedDay(saved).test('order', 'end_before_start', (end, { parent }) => {
    const [first, last] = [parseDay((parent as Record<string, string | undefined>)[start]), parseDay(end)];
    return first === null || last === null || first <= last;
  });
