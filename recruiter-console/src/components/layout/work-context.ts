import { createContext, use } from 'react';

/** Something that was done and can be taken back for some time. */
export interface Undoable {
  id: string;
  /** The act, and the word for taking it back. */
  text: string;
  action: string;
  /** How long it can be. */
  left: string;
  undo: () => void;
}

/** A change to many candidates that goes on, waits or can be taken back, of somebody else or for somebody else to decide on. */
export interface Work {
  id: string;
  state: 'runs' | 'waits' | 'ended';
  text: string;
  /** Its starter, and how far it is. */
  detail: string;
  open: () => void;
}

interface LongWork {
  undoable: readonly Undoable[];
  work: readonly Work[];
}

export const WorkContext = createContext<LongWork>({ undoable: [], work: [] });

export const useWork = (): LongWork => use(WorkContext);
