import { createContext, use, type ReactNode } from 'react';

export interface Confirmation {
  /** A question with the thing's name in it. */
  title: ReactNode;
  /** What happens then. */
  text?: ReactNode;
  /** The verb. */
  action: ReactNode;
  /** Only when something is sent, removed or declined. */
  danger?: boolean;
}

export interface Dialogs {
  /** Asks; true when the action was chosen. */
  confirm: (question: Confirmation) => Promise<boolean>;
  /** Says what went wrong: status and title, the server's message. */
  respond: (error: unknown) => void;
}

export const DialogsContext = createContext<Dialogs | null>(null);

export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext);
  if (!dialogs) throw new Error('useDialogs outside DialogsProvider');
  return dialogs;
}
