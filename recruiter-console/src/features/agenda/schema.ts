import {
  APPOINTMENT_RECRUITERS,
  CALENDAR_ITEM_DAYS,
  DAY_MS,
  isWebAddress,
  MAX_LINE,
  MAX_URL,
} from '@byline/shared-types/domain';
import { formatMoment, parseMoment } from '@byline/web-kit/dates';
import { longer } from '@byline/web-kit/problems';
import { array, object, string } from 'yup';

/** A moment that exists: the clock skips an hour of a night in March. */
const moment = () =>
  string()
    .required('required')
    .test('format', 'invalid_moment', (text) => parseMoment(text) !== null)
    .test('skipped', 'skipped_hour', (text) => {
      const found = parseMoment(text);
      return found === null || hourOf(text) === hourOf(formatMoment(found));
    });

const hourOf = (text: string): number => Number(/(\d{1,2})[:.h]\d{2}$/.exec(text.trim())?.[1] ?? 0);

const lengthOf = (start: unknown, end: unknown): number =>
  Date.parse(parseMoment(String(end)) ?? '') - Date.parse(parseMoment(String(start)) ?? '');

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
  callLink: string()
    .trim()
    .max(MAX_URL, longer)
    .test('url', 'invalid_url', (address) => !address || isWebAddress(address)),
});
