import { createContext, use } from 'react';

/** A completed bulk operation that the user can undo for some time: the user's own, or a colleague's. */
export interface Undoable {
  id: string;
  text: string;
  /** The verb that undoes it, or the colleague's name, with the remaining time. */
  detail: string;
  /** Undoes the user's own; opens a colleague's. */
  choose: () => void;
}

/** A colleague's bulk operation that runs or waits, or the user's own that waits for approval. */
export interface Work {
  id: string;
  state: 'runs' | 'waits';
  text: string;
  /** The starter's name, with the progress. */
  detail: string;
  open: () => void;
}

interface LongWork {
  undoable: readonly Undoable[];
  work: readonly Work[];
}

export const WorkContext = createContext<LongWork>({ undoable: [], work: [] });

export const useWork = (): LongWork => use(WorkContext);
