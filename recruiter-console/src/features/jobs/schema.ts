import { isRichTextLongEnough, MAX_HTML, MAX_LINE } from '@byline/shared-types/domain';
import { parseDay, today } from '@byline/web-kit/dates';
import { array, object, string } from 'yup';

const optionalLine = () => string().trim().max(MAX_LINE, 'too_long');
const requiredLine = () => optionalLine().required('required');
const choice = () => string().required('required');
const text = () =>
  string()
    .test('length', 'min_chars', (html) => !html || isRichTextLongEnough(html))
    .max(MAX_HTML, 'too_long');

/** A day from today on. An earlier day stays valid if it was saved before and is unchanged. */
const plannedDay = (saved: string) =>
  string()
    .test('day', 'invalid_day', (typed) => !typed || parseDay(typed) !== null)
    .test('past', 'date_in_past', (typed) => {
      const day = parseDay(typed);
      return day === null || typed === saved || day >= today();
    });

/** A job (docs/domain/recruiting.md#job-form). `saved` holds the days with which the form opened. */
export const jobSchema = (saved: { from: string; to: string }) =>
  object({
    title: requiredLine(),
    client: requiredLine(),
    function: requiredLine(),
    salary: requiredLine(),
    location: optionalLine(),
    time: optionalLine(),
    languageId: choice(),
    employmentTypeId: choice(),
    applicantLevelId: choice(),
    from: plannedDay(saved.from),
    to: plannedDay(saved.to).test('order', 'end_before_start', (to, { parent }) => {
      const [first, last] = [parseDay((parent as { from?: string }).from), parseDay(to)];
      return first === null || last === null || first <= last;
    }),
    tags: array(),
    campaigns: array(),
    introduction: text(),
    description: text(),
    about: text(),
    offer: text(),
  });
