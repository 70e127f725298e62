import { createContext, use, type ReactNode } from 'react';

export interface Note {
  text: ReactNode;
  undo: (() => void) | undefined;
}

export type Notify = (text: ReactNode, undo?: () => void) => void;

export const SnackbarContext = createContext<Notify | null>(null);

/** Says that something happened, with a way back where there is one. */
export function useNotify(): Notify {
  const notify = use(SnackbarContext);
  if (!notify) throw new Error('useNotify outside SnackbarProvider');
  return notify;
}
