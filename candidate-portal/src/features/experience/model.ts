import { today } from '@byline/web-kit/dates';
import type { CreateExperienceRequest, ExperienceResponse } from '../../api';

export type Experience = ExperienceResponse;

/** The form asks for months, as YYYY-MM (docs/domain/agenda.md#work-and-diplomas); an empty `to` means that the work continues. */
export interface ExperienceValues {
  function: string;
  company: string;
  from: string;
  to: string;
}

export const experienceValues = (experience: Experience | null): ExperienceValues => ({
  function: experience?.function ?? '',
  company: experience?.company ?? '',
  from: experience?.from.slice(0, 7) ?? '',
  to: experience?.to?.slice(0, 7) ?? '',
});

/** The last day of a month, or today in the current month, because the API refuses a day in the future. */
function lastDay(month: string, now: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = `${month}-${String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, '0')}`;
  return last > now ? now : last;
}

export const toExperience = (
  values: ExperienceValues,
  candidateId: string,
  now: string = today(),
): CreateExperienceRequest => ({
  candidateId,
  function: values.function.trim(),
  company: values.company.trim(),
  from: `${values.from}-01`,
  to: values.to === '' ? null : lastDay(values.to, now),
});

/** Latest first; work without an end comes before all others. */
export const byDate = (list: readonly Experience[]): Experience[] =>
  [...list].sort((a, b) => (b.to ?? '9999').localeCompare(a.to ?? '9999') || b.from.localeCompare(a.from));
