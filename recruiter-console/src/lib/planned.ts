import { isRichTextLongEnough, MAX_HTML } from '@byline/shared-types/domain';
import { parseDay, today } from '@byline/web-kit/dates';
import { longer } from '@byline/web-kit/problems';
import { string } from 'yup';

/** Rich text that may stay empty. */
export const optionalText = () =>
  string()
    .test('length', 'min_chars', (html) => !html || isRichTextLongEnough(html))
    .max(MAX_HTML, longer);

export const anyDay = () => string().test('day', 'invalid_day', (typed) => !typed || parseDay(typed) !== null);

/** A day from today on; one that was saved before stays right as long as nobody changes it. */
export const plannedDay = (saved: string) =>
  anyDay().test('past', 'date_in_past', (typed) => {
    const day = parseDay(typed);
    return day === null || typed === saved || day >= today();
  });

/** An end that is not before the day of another field. */
export const endAfter = (end: ReturnType<typeof anyDay>, start: string) =>
  end.test('order', 'end_before_start', (typed, { parent }) => {
    const [first, last] = [parseDay((parent as Record<string, string | undefined>)[start]), parseDay(typed)];
    return first === null || last === null || first <= last;
  });

export const plannedEnd = (saved: string, start: string) => endAfter(plannedDay(saved), start);
