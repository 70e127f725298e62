import type { CandidateResponse } from '../../api';

/** The fields that list rows and profiles show in the same way. */
export type CandidateBase = Pick<
  CandidateResponse,
  'function' | 'city' | 'country' | 'candidateInfo' | 'availability' | 'bookings' | 'skills'
>;
