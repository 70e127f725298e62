import { createContext, use } from 'react';

/** Something that was done and can be taken back for some time. */
export interface Undoable {
  id: string;
  /** The act, and the word for taking it back. */
  text: string;
  action: string;
  /** Whole minutes that are left. */
  minutes: number;
  undo: () => void;
}

export const UndoableContext = createContext<readonly Undoable[]>([]);

export const useUndoable = (): readonly Undoable[] => use(UndoableContext);
