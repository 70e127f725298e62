import { TASK_TYPES } from '@byline/shared-types/domain';
import { now, parseMoment } from '@byline/web-kit/dates';
import { line, richText } from '@byline/web-kit/schema';
import { mixed, object, string } from 'yup';

const MINUTE_MS = 60_000;

/** A deadline in the current minute is still valid, because the form has no seconds. */
const isInTime = (moment: string): boolean => Date.parse(moment) >= Math.floor(now() / MINUTE_MS) * MINUTE_MS;

/** A task (docs/domain/agenda.md#deadlines). A past deadline stays valid if it was saved before and is unchanged. */
export const taskSchema = (savedDeadline: string) =>
  object({
    title: line('title_short'),
    type: string().oneOf(TASK_TYPES, 'required').required('required'),
    assignedTo: mixed().required('required'),
    deadline: string()
      .required('required')
      .test('format', 'invalid_deadline', (text) => parseMoment(text) !== null)
      .test('future', 'date_in_past', (text) => {
        const moment = parseMoment(text);
        return moment === null || text === savedDeadline || isInTime(moment);
      }),
    description: richText('min_chars'),
  });
