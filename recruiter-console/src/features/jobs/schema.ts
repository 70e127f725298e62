import { ANSWER_DAYS, MAX_LINE } from '@byline/shared-types/domain';
import { longer } from '@byline/web-kit/problems';
import { wholeNumber } from '@byline/web-kit/schema';
import { array, object, string } from 'yup';
import { workSchema } from '../../components/jobs/work-values';
import { optionalText, plannedDay, plannedEnd } from '../../lib/planned';

const optionalLine = () => string().trim().max(MAX_LINE, longer);
const requiredLine = () => optionalLine().required('required');
const choice = () => string().required('required');

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
    to: plannedEnd(saved.to, 'from'),
    answerDays: wholeNumber(ANSWER_DAYS.max, ANSWER_DAYS.min),
    ...workSchema,
    tags: array(),
    campaigns: array(),
    introduction: optionalText(),
    description: optionalText(),
    about: optionalText(),
    offer: optionalText(),
  });
