import { createContext, use, type ReactNode } from 'react';

export interface Confirmation {
  /** The question; "Are you sure?" by default. */
  title?: ReactNode;
  /** Describes the effect of the action. */
  text?: ReactNode;
  /** The verb of the button, in one or two words. */
  action: ReactNode;
  /** For actions that send, remove or decline. */
  danger?: boolean;
}

/** The kind of content that leaving would lose. Unsent text is text that the question cannot save, because saving would send it. */
export type Unsaved = 'text' | 'files' | 'unsent';
export type LeaveAnswer = 'stay' | 'discard' | 'save';

/** Opens dialogs, one at a time; each app draws them in its own style. */
export interface Dialogs {
  /** True if the user chose the action. */
  confirm: (question: Confirmation) => Promise<boolean>;
  /** Shows the failure of a call: "`status` `title`" and its explanation. */
  showError: (error: unknown) => void;
  notice: (notice: { title: string; text: ReactNode }) => void;
  /** Asks before leaving would lose something. The focus is on Stay. */
  askToLeave: (unsaved?: Unsaved) => Promise<LeaveAnswer>;
}

export const DialogsContext = createContext<Dialogs | null>(null);

export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext);
  if (!dialogs) throw new Error('useDialogs stands outside <DialogsProvider>');
  return dialogs;
}

export const useConfirm = (): Dialogs['confirm'] => useDialogs().confirm;
