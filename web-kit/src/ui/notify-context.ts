import { createContext, use, type ReactNode } from 'react';

export interface NotifyAction {
  label: ReactNode;
  run: () => void;
}

interface Extras {
  undo?: () => void;
  /** Actions other than undo, each with its own label. */
  actions?: readonly NotifyAction[];
  /** Tells of an act that failed, so without the tick. */
  failed?: boolean;
  /** Puts "Done" before the text (docs/domain/interface.md#snackbar). */
  success?: boolean;
}

/** Shows a snackbar: one line that disappears by itself. */
export type Notify = (text: ReactNode, extras?: Extras) => void;

export const NotifyContext = createContext<Notify | null>(null);

export function useNotify(): Notify {
  const notify = use(NotifyContext);
  if (!notify) throw new Error('useNotify stands outside its provider');
  return notify;
}
