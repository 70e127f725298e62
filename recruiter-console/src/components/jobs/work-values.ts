import { formatDay, parseDay } from '@byline/web-kit/dates';
import { string } from 'yup';
import type { AnsweredWorkDto } from '../../api';
import { anyDay, endAfter } from '../../lib/planned';

export const WORK_FIELDS = ['workFrom', 'workTo', 'workDays'] as const;

/** A period of work in a form. Days are DD/MM/YYYY. */
export type WorkValues = Record<(typeof WORK_FIELDS)[number], string>;

export const NO_WORK: WorkValues = { workFrom: '', workTo: '', workDays: '' };

export const toWorkValues = (work: Partial<AnsweredWorkDto> | undefined): WorkValues => ({
  workFrom: formatDay(work?.workFrom),
  workTo: formatDay(work?.workTo),
  workDays: work?.workDays ? String(work.workDays) : '',
});

export const toWork = ({ workFrom, workTo, workDays }: WorkValues): AnsweredWorkDto => ({
  workFrom: parseDay(workFrom),
  workTo: parseDay(workTo),
  workDays: workDays ? Number(workDays) : null,
});

/** A first day is needed for the other two, and where the period is `own`. */
export const workSchema = {
  workFrom: anyDay().test(
    'start',
    'required',
    (typed, { parent: { own, workTo, workDays } }: { parent: { own?: boolean } & Partial<WorkValues> }) =>
      Boolean(typed) || !(own || workTo || workDays),
  ),
  workTo: endAfter(anyDay(), 'workFrom'),
  workDays: string(),
};
