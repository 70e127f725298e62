import { createContext, use, type ReactNode } from 'react';

export interface NotifyAction {
  label: ReactNode;
  run: () => void;
}

interface Extras {
  undo?: () => void;
  /** Acts other than undo, by their own words. */
  actions?: readonly NotifyAction[];
  /** Puts "Done" before the text (docs/domain/interface.md#snackbar). */
  success?: boolean;
}

/** Reports an act in one line that leaves by itself. */
export type Notify = (text: ReactNode, extras?: Extras) => void;

export const NotifyContext = createContext<Notify | null>(null);

export function useNotify(): Notify {
  const notify = use(NotifyContext);
  if (!notify) throw new Error('useNotify stands outside its provider');
  return notify;
}
