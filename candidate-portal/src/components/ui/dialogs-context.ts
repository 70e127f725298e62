import { createContext, useContext, type ReactNode } from 'react';

export interface Question {
  /** "Are you sure?" unless said otherwise. */
  title?: string;
  text: ReactNode;
  /** What the red button does, in one or two words. */
  action: string;
}

export interface Dialogs {
  /** True when the person said yes. */
  confirm: (question: Question) => Promise<boolean>;
  /** "`status` `title`" and the server's words, or something_wrong and contact_recruiter. */
  showResponse: (error: unknown) => void;
  notice: (notice: { title: string; text: string }) => void;
  /** Confirms that something was saved; leaves by itself. */
  toast: (text: string) => void;
}

export const DialogsContext = createContext<Dialogs | null>(null);

export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('useDialogs stands outside <DialogsProvider>');
  return dialogs;
}

export const useConfirm = (): Dialogs['confirm'] => useDialogs().confirm;
export const useResponseDialog = (): Dialogs['showResponse'] => useDialogs().showResponse;
export const useToast = (): Dialogs['toast'] => useDialogs().toast;
