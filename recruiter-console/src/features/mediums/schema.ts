import { isRichTextLongEnough, isWebAddress, MAX_CODE, MAX_HTML, MAX_LINE, MAX_URL } from '@byline/shared-types/domain';
import { parseDay, today } from '@byline/web-kit/dates';
import { amount } from '@byline/web-kit/schema';
import { object, string } from 'yup';

/** Limits of the API in euro: price of a medium, budget of a campaign. */
const MAX_PRICE = 10_000_000;
const MAX_BUDGET = 100_000_000;

const line = (max = MAX_LINE) => string().trim().max(max, 'too_long');
const remarks = () =>
  string()
    .test('length', 'min_chars', (html) => !html || isRichTextLongEnough(html))
    .max(MAX_HTML, 'too_long');

/** A medium needs a name (docs/domain/recruiting.md#mediums). */
export const mediumSchema = object({
  name: line().required('required'),
  url: line(MAX_URL).test('url', 'invalid_url', (value) => !value || isWebAddress(value)),
  street: line(),
  postal: line(MAX_CODE),
  city: line(),
  country: string(),
  startPrice: amount(MAX_PRICE),
  remarks: remarks(),
});

/** A day from today on. An earlier day stays valid if it was saved before and is unchanged. */
const plannedDay = (saved: string) =>
  string()
    .test('day', 'invalid_day', (typed) => !typed || parseDay(typed) !== null)
    .test('past', 'date_in_past', (typed) => {
      const day = parseDay(typed);
      return day === null || typed === saved || day >= today();
    });

/** A campaign (docs/domain/recruiting.md#campaigns). `saved` holds the days with which the form opened. */
export const campaignSchema = (saved: { start: string; end: string }) =>
  object({
    title: line().required('required'),
    budget: amount(MAX_BUDGET),
    start: plannedDay(saved.start),
    end: plannedDay(saved.end).test('order', 'end_before_start', (end, { parent }) => {
      const [first, last] = [parseDay((parent as { start?: string }).start), parseDay(end)];
      return first === null || last === null || first <= last;
    }),
    remarks: remarks(),
  });
