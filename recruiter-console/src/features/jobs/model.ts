import { DAY_MS } from '@byline/shared-types/domain';
import { formatDay, now, parseDay, today } from '@byline/web-kit/dates';
import { decimalText, parseDecimal } from '@byline/web-kit/numbers';
import type { CreateJobRequest, JobResponse } from '../../api';
import { NO_WORK, toWork, toWorkValues, type WorkValues } from '../../components/jobs/work-values';

/** The rich texts of a job, in reading order. */
export const TEXTS = ['introduction', 'description', 'about', 'offer'] as const;
export type JobText = (typeof TEXTS)[number];

const LINES = ['title', 'client', 'function', 'salary', 'location', 'time'] as const;
type JobChoice = 'languageId' | 'employmentTypeId' | 'applicantLevelId';

/** A job in the form. Days are DD/MM/YYYY; a tag is its id, or its label if it is new. */
export type JobValues = Record<(typeof LINES)[number] | JobChoice | JobText | 'from' | 'to' | 'answerDays', string> &
  WorkValues & {
    tags: string[];
    campaigns: string[];
  };

/** A new job ends tomorrow by default (docs/domain/recruiting.md#job-form). */
export const newJob = (languageId: string, at = new Date(now())): JobValues => ({
  title: '',
  client: '',
  function: '',
  salary: '',
  location: '',
  time: '',
  languageId,
  employmentTypeId: '',
  applicantLevelId: '',
  from: '',
  to: formatDay(today(new Date(at.getTime() + DAY_MS))),
  answerDays: '',
  ...NO_WORK,
  tags: [],
  campaigns: [],
  introduction: '',
  description: '',
  about: '',
  offer: '',
});

export const toValues = (job: JobResponse): JobValues => ({
  title: job.title,
  client: job.client,
  function: job.function,
  salary: job.salary,
  location: job.location ?? '',
  time: job.time ?? '',
  languageId: job.languageId,
  employmentTypeId: job.employmentTypeId,
  applicantLevelId: job.applicantLevelId,
  from: formatDay(job.from),
  to: formatDay(job.to),
  answerDays: decimalText(job.answerDays),
  ...toWorkValues(job),
  tags: job.tags,
  campaigns: job.campaigns,
  introduction: job.introduction ?? '',
  description: job.description ?? '',
  about: job.about ?? '',
  offer: job.offer ?? '',
});

/** Copies a job. If one of its days has passed, the copy gets the days of a new job; the same for its period of work. */
export function copyOf(job: JobResponse, at = new Date(now())): JobValues {
  const values = toValues(job);
  const passed = (...days: (string | null | undefined)[]): boolean => days.some((day) => day && day < today(at));
  return {
    ...values,
    ...(passed(job.from, job.to) && { from: '', to: newJob('', at).to }),
    ...(passed(job.workFrom, job.workTo) && { workFrom: '', workTo: '' }),
  };
}

/** Turns the form into a request. The schema requires the fields that the API requires. */
export const toRequest = (values: JobValues): CreateJobRequest => {
  const lines = Object.fromEntries(LINES.map((name) => [name, values[name].trim()]));
  const { title = '', client = '', salary = '', location = '', time = '' } = lines;
  const texts = Object.fromEntries(TEXTS.map((name) => [name, values[name] || null]));
  return {
    title,
    client,
    function: lines.function ?? '',
    salary,
    location: location || null,
    time: time || null,
    languageId: values.languageId,
    employmentTypeId: values.employmentTypeId,
    applicantLevelId: values.applicantLevelId,
    from: parseDay(values.from),
    to: parseDay(values.to),
    answerDays: parseDecimal(values.answerDays),
    ...toWork(values),
    tags: values.tags,
    campaigns: values.campaigns,
    ...texts,
  };
};
