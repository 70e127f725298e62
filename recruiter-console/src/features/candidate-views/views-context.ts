import { createContext, use } from 'react';
import type { CandidateViewResponse } from '../../api';
import type { useViewActs } from './useViewActs';

/** The acts on views of the list that shows them. */
export interface Views extends ReturnType<typeof useViewActs> {
  /** The opened view. */
  opened: CandidateViewResponse | undefined;
  /** Whether it has more new candidates than the marked ones. */
  hasMoreNews: boolean;
  /** Shows a view; null shows all active candidates. */
  open: (view: CandidateViewResponse | null) => void;
  /** Asks for the name of a new view: of the shown list, or of a copy. */
  saveAsNew: (copied?: CandidateViewResponse) => void;
  rename: (view: CandidateViewResponse) => void;
  manage: () => void;
}

export const ViewsContext = createContext<Views | null>(null);

export function useViews(): Views {
  const views = use(ViewsContext);
  if (!views) throw new Error('useViews stands outside its provider');
  return views;
}
