import { DEFAULT_COUNTRY } from '@byline/shared-types/domain';
import { currentYear } from '@byline/web-kit/dates';
import type { CreateDiplomaRequest, DiplomaResponse } from '../../api';

export type Diploma = DiplomaResponse;

/** Years are text, as in the lists; an empty `to` means that the education continues. */
export interface DiplomaValues {
  degree: string;
  institute: string;
  from: string;
  to: string;
  country: string;
}

export const diplomaValues = (diploma: Diploma | null): DiplomaValues => ({
  degree: diploma?.degree ?? '',
  institute: diploma?.institute ?? '',
  from: String(diploma?.from ?? currentYear()),
  to: diploma?.to ? String(diploma.to) : '',
  country: diploma ? (diploma.country ?? '') : DEFAULT_COUNTRY,
});

export const toDiploma = (values: DiplomaValues, candidateId: string): CreateDiplomaRequest => ({
  candidateId,
  degree: values.degree.trim(),
  institute: values.institute.trim(),
  from: Number(values.from),
  to: values.to === '' ? null : Number(values.to),
  country: values.country || null,
});

const GOES_ON = 9999;

/** Latest first; an entry without an end comes before all others. */
export const byYear = (list: readonly Diploma[]): Diploma[] =>
  [...list].sort((a, b) => (b.to ?? GOES_ON) - (a.to ?? GOES_ON) || b.from - a.from);
