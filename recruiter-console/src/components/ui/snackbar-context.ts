import { createContext, use, type ReactNode } from 'react';

export interface Note {
  text: ReactNode;
  /** In 600 before the text. */
  title: ReactNode;
  undo: (() => void) | undefined;
}

export interface NotifyOptions {
  undo?: () => void;
  /** Says "great_success" first (docs/domain/interface.md#dialogs). */
  success?: boolean;
}
export type Notify = (text: ReactNode, options?: NotifyOptions) => void;

export const SnackbarContext = createContext<Notify | null>(null);

/** Says that something happened, with a way back where there is one. */
export function useNotify(): Notify {
  const notify = use(SnackbarContext);
  if (!notify) throw new Error('useNotify outside SnackbarProvider');
  return notify;
}
