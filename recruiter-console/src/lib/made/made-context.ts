import type { NotifyAction } from '@byline/web-kit/ui';
import { createContext, use, type ReactNode } from 'react';

/** The lists with pages, which turn to a record of theirs. */
export type MadeIn = 'candidates' | 'jobs' | 'mediums' | 'campaigns' | 'tasks' | 'recruiters';

/** A record that was just made. */
export interface Made {
  id: string;
  /** The list that turns to it; one that shows all its records need not. */
  list?: MadeIn | undefined;
  /** What the snackbar says of it, and what can be done with it there. */
  said?: ReactNode;
  actions?: readonly NotifyAction[];
}

interface MadeState {
  /** Null once it was in sight for a moment. */
  made: Made | null;
  /** Lights its row, as soon as there is one. */
  light: (made: Made) => void;
}

export const MadeContext = createContext<MadeState | null>(null);

export function useMade(): MadeState {
  const state = use(MadeContext);
  if (!state) throw new Error('useMade stands outside its provider');
  return state;
}
