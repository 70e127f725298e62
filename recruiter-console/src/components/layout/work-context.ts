import { createContext, use } from 'react';

/** A completed action that the user can undo for some time. */
export interface Undoable {
  id: string;
  /** The action, and the verb that undoes it. */
  text: string;
  action: string;
  /** The remaining time. */
  left: string;
  undo: () => void;
}

/** A colleague's bulk operation that runs, waits or can be undone, or the user's own that waits for approval. */
export interface Work {
  id: string;
  state: 'runs' | 'waits' | 'ended';
  text: string;
  /** The starter's name, with the progress or the time left to undo. */
  detail: string;
  open: () => void;
}

interface LongWork {
  undoable: readonly Undoable[];
  work: readonly Work[];
}

export const WorkContext = createContext<LongWork>({ undoable: [], work: [] });

export const useWork = (): LongWork => use(WorkContext);
