import { useOutletContext } from 'react-router-dom';
import type { Candidate } from '../../features/candidate/model';

/** The candidate of every page below `RequireCandidate`. */
export const useCandidate = (): Candidate => useOutletContext<Candidate>();
