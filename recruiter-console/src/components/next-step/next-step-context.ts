import { createContext, use } from 'react';

/** An approved application. */
export interface Approved {
  candidateId: string;
  name: string;
  jobId: string;
  /** The title of the job. */
  job: string;
}

export const NextStepContext = createContext<(approved: Approved) => void>(() => undefined);

/** Offers what may come next after an approval. */
export const useNextStep = (): ((approved: Approved) => void) => use(NextStepContext);
