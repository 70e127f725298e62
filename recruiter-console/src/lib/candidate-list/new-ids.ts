import { createContext, use } from 'react';

/** The candidates who are new in the opened view. */
export const NewIdsContext = createContext<ReadonlySet<string>>(new Set());

export const useIsNew = (candidateId: string): boolean => use(NewIdsContext).has(candidateId);
