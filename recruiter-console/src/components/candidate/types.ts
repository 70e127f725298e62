import type { CandidateResponse } from '../../api';

/** What a list row and a full profile have in common and is shown alike. */
export type CandidateBase = Pick<CandidateResponse, 'function' | 'city' | 'country' | 'candidateInfo' | 'skills'>;
