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

/** A bulk operation that runs, waits or can be undone: a colleague's, or one that a colleague has to approve. */
export interface Work {
  id: string;
  state: 'runs' | 'waits' | 'ended';
  text: string;
  /** The colleague who started it, and its progress. */
  detail: string;
  open: () => void;
}

interface LongWork {
  undoable: readonly Undoable[];
  work: readonly Work[];
}

export const WorkContext = createContext<LongWork>({ undoable: [], work: [] });

export const useWork = (): LongWork => use(WorkContext);
