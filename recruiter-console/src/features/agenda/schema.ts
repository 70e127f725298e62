import { APPOINTMENT_RECRUITERS, CALENDAR_ITEM_DAYS, DAY_MS, MAX_LINE } from '@byline/shared-types/domain';
import { formatMoment, parseMoment } from '@byline/web-kit/dates';
import { longer } from '@byline/web-kit/problems';
import { webAddress } from '@byline/web-kit/schema';
import { array, object, string } from 'yup';

const hourOf = (text: string): number => Number(/(\d{1,2})[:.h]\d{2}$/.exec(text.trim())?.[1] ?? 0);

/** False for a text of the hour that the clock skips in a night of March. */
function exists(text: string): boolean {
  const found = parseMoment(text);
  return found === null || hourOf(text) === hourOf(formatMoment(found));
}

const moment = () =>
  string()
    .required('required')
    .test('format', 'invalid_moment', (text) => parseMoment(text) !== null)
    .test('skipped', 'skipped_hour', exists);

/** The time between two texts in ms, which is not a number if one of them names no moment. */
const lengthOf = (start: unknown, end: unknown): number => {
  const [from, to] = [start, end].map((text) => Date.parse((exists(String(text)) && parseMoment(String(text))) || ''));
  return (to ?? NaN) - (from ?? NaN);
};

/** An item of the agenda (docs/domain/calendar.md#items). The server reports a missing title, in its own dialog. */
export const itemSchema = object({
  title: string().trim().max(MAX_LINE, longer),
  start: moment(),
  end: moment()
    .test('order', 'end_before_start', (end, { parent }) => !(lengthOf((parent as { start: string }).start, end) <= 0))
    .test(
      'length',
      'date_too_late',
      (end, { parent }) => !(lengthOf((parent as { start: string }).start, end) > CALENDAR_ITEM_DAYS * DAY_MS),
    ),
  with: array().max(APPOINTMENT_RECRUITERS + 1, 'too_many'),
  place: string().trim().max(MAX_LINE, longer),
  callLink: webAddress(),
});
