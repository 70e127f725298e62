import type { NotifyAction } from '@byline/web-kit/ui';
import { createContext, use, type ReactNode } from 'react';

/** The paged lists that turn to the page of a new record. */
export type MadeIn = 'candidates' | 'jobs' | 'mediums' | 'campaigns' | 'tasks' | 'recruiters';

export interface Made {
  id: string;
  /** The list that turns to its page; not needed for a list without pages. */
  list?: MadeIn | undefined;
  /** The text and the buttons of the snackbar. */
  said?: ReactNode;
  actions?: readonly NotifyAction[];
}

interface MadeState {
  /** Null after its row has been visible for a moment. */
  made: Made | null;
  /** Highlights the record's row once it appears. */
  light: (made: Made) => void;
}

export const MadeContext = createContext<MadeState | null>(null);

export function useMade(): MadeState {
  const state = use(MadeContext);
  if (!state) throw new Error('useMade stands outside its provider');
  return state;
}
