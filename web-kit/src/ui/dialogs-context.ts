import { createContext, use, type ReactNode } from 'react';

export interface Confirmation {
  /** A question; "Are you sure?" unless said otherwise. */
  title?: ReactNode;
  /** What the action does. */
  text?: ReactNode;
  /** What the button does, in one or two words. */
  action: ReactNode;
  /** Only when something is sent, removed or declined. */
  danger?: boolean;
}

/** What leaving would lose. */
export type Unsaved = 'text' | 'files';
export type LeaveAnswer = 'stay' | 'discard' | 'save';

/** One dialog at a time, above everything; each app draws its own. */
export interface Dialogs {
  /** True when the action was chosen. */
  confirm: (question: Confirmation) => Promise<boolean>;
  /** What went wrong with a call: "`status` `title`", and the words for it. */
  showError: (error: unknown) => void;
  notice: (notice: { title: string; text: ReactNode }) => void;
  /** Something would be lost. The focus is on Stay. */
  askToLeave: (unsaved?: Unsaved) => Promise<LeaveAnswer>;
}

export const DialogsContext = createContext<Dialogs | null>(null);

export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext);
  if (!dialogs) throw new Error('useDialogs stands outside <DialogsProvider>');
  return dialogs;
}

export const useConfirm = (): Dialogs['confirm'] => useDialogs().confirm;
