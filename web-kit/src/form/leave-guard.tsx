import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, type Blocker, type BlockerFunction, type Location } from 'react-router-dom';
import { useDialogs, type Unsaved } from '../ui/dialogs-context';

/** A form that may hold something typed. */
export interface Guarded {
  /** Something was typed that is not saved. */
  isDirty: () => boolean;
  /** Query parameters that show the form, beside the path: a change of them closes it. */
  shownBy: readonly string[];
  /** What it holds; text unless it says otherwise. */
  holds?: Unsaved;
  /** It is kept as a draft, so that a reload loses nothing. */
  isKept: () => boolean;
  /** True when it is saved. */
  save: () => Promise<boolean>;
  discard: () => void;
}

const GuardedForms = createContext<Set<Guarded> | null>(null);

interface LeaveGuardProps {
  /** The one of the router around it. */
  useBlocker: (shouldBlock: BlockerFunction) => Blocker;
  children: ReactNode;
}

/** Around every screen, inside the router. All forms share this blocker, because a router takes only one (docs/domain/interface.md#leaving). */
export function LeaveGuard({ useBlocker, children }: LeaveGuardProps) {
  const [forms] = useState(() => new Set<Guarded>());
  const { askToLeave } = useDialogs();
  const navigate = useNavigate();
  const here = useLocation();
  const asking = useRef(false);
  const gone = useRef(false);
  /** Where forms went meanwhile that close when they are saved. */
  const closing = useRef<{ to: Location; replace: boolean }[]>([]);
  /** The forms with unsaved values that the next address would close. */
  const lostBy = (from: Location, to: Location): Guarded[] =>
    [...forms].filter((form) => isLeft(form, from, to) && form.isDirty());
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to, historyAction }) => {
    // The person arrives where they asked to go, wherever a form goes that is saved for it.
    if (asking.current) closing.current.push({ to, replace: String(historyAction) === 'REPLACE' });
    return asking.current || lostBy(from, to).length > 0;
  });

  const decide = async (move: Extract<Blocker, { state: 'blocked' }>): Promise<void> => {
    const lost = lostBy(here, move.location);
    let leaves = false;
    asking.current = true;
    try {
      const answer = lost.length > 0 ? await askToLeave(whatOf(lost)) : 'discard';
      closing.current = [];
      leaves = answer !== 'stay' && (await settle(lost, answer));
    } finally {
      asking.current = false;
      if (!gone.current && leaves) move.proceed();
      else if (!gone.current) move.reset();
    }
    // One of two forms is saved, and closes; the other could not be saved.
    const closed = closing.current.at(-1);
    if (!leaves && !gone.current && closed) await navigate(closed.to, { replace: closed.replace });
  };
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  useEffect(() => {
    if (blocker.state === 'blocked' && !asking.current) void decide(blocker);
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if ([...forms].some((form) => form.isDirty() && !form.isKept())) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [forms]);
  return <GuardedForms value={forms}>{children}</GuardedForms>;
}

function isLeft({ shownBy }: Guarded, from: Location, to: Location): boolean {
  if (from.pathname !== to.pathname) return true;
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return shownBy.some((name) => before.get(name) !== after.get(name));
}

/** Says what leaving these forms would lose: text as soon as one of them holds text. */
const whatOf = (lost: Guarded[]): Unsaved => (lost.some(({ holds }) => holds !== 'files') ? 'text' : 'files');

/** Saves the forms one after the other, or drops what they hold; false when one could not be saved. */
async function settle(forms: Guarded[], answer: 'save' | 'discard'): Promise<boolean> {
  for (const form of forms) {
    if (answer === 'discard') form.discard();
    else if (!(await form.save())) return false;
  }
  return true;
}

/** Whether a form on this page, whichever it is, holds something that is not saved. */
export function useHasTyped(): () => boolean {
  const forms = use(GuardedForms);
  return () => [...(forms ?? [])].some((form) => form.isDirty());
}

/** Registers a form with the leave guard. */
export function useLeaveGuard(form: Guarded, active: boolean): void {
  const forms = use(GuardedForms);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => {
    if (!active || !forms) return undefined;
    const entry: Guarded = {
      get shownBy() {
        return latest.current.shownBy;
      },
      get holds() {
        return latest.current.holds ?? 'text';
      },
      isDirty: () => latest.current.isDirty(),
      isKept: () => latest.current.isKept(),
      save: () => latest.current.save(),
      discard: () => latest.current.discard(),
    };
    forms.add(entry);
    return () => {
      forms.delete(entry);
    };
  }, [forms, active]);
}
