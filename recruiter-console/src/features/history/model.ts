import { formatDay, parseDay } from '@byline/web-kit/dates';
import type { DiplomaResponse, ExperienceResponse } from '../../api';

export interface WorkValues {
  function: string;
  company: string;
  from: string;
  to: string;
}
export interface DiplomaValues {
  degree: string;
  institute: string;
  from: string;
  to: string;
  country: string;
}

/** A year of four digits; null for any other text. */
export const parseYear = (text: string | undefined): number | null =>
  /^(19|20)\d\d$/.test(text?.trim() ?? '') ? Number(text) : null;

export const workValues = (work?: ExperienceResponse): WorkValues => ({
  function: work?.function ?? '',
  company: work?.company ?? '',
  from: formatDay(work?.from),
  to: formatDay(work?.to),
});

export const workRequest = ({ function: name, company, from, to }: WorkValues) => ({
  function: name.trim(),
  company: company.trim(),
  from: parseDay(from) ?? '',
  to: parseDay(to),
});

export const diplomaValues = (diploma?: DiplomaResponse): DiplomaValues => ({
  degree: diploma?.degree ?? '',
  institute: diploma?.institute ?? '',
  from: diploma ? String(diploma.from) : '',
  to: diploma?.to ? String(diploma.to) : '',
  country: diploma?.country ?? '',
});

export const diplomaRequest = ({ degree, institute, from, to, country }: DiplomaValues) => ({
  degree: degree.trim(),
  institute: institute.trim(),
  from: parseYear(from) ?? 0,
  to: parseYear(to),
  country: country || null,
});
