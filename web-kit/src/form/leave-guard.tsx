import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, type Blocker, type BlockerFunction, type Location } from 'react-router-dom';
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

/** Around every screen, inside the router. All forms share this blocker, because a router takes only one. */
export function LeaveGuard({ useBlocker, children }: LeaveGuardProps) {
  const [forms] = useState(() => new Set<Guarded>());
  const { askToLeave } = useDialogs();
  const asking = useRef(false);
  const here = useLocation();
  /** The forms with unsaved values that the next address would close. */
  const lostBy = (from: Location, to: Location): Guarded[] =>
    [...forms].filter((form) => isLeft(form, from, to) && form.isDirty());
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => lostBy(from, to).length > 0);
  const latest = useRef(blocker);
  useEffect(() => {
    latest.current = blocker;
  });

  const decide = async (lost: Guarded[]): Promise<void> => {
    const answer = await askToLeave(lost.every(({ holds }) => holds === 'files') ? 'files' : 'text');
    const leaves = answer !== 'stay' && (await settle(lost, answer));
    const { current } = latest;
    if (current.state !== 'blocked') return;
    if (leaves) current.proceed();
    else current.reset();
  };
  useEffect(() => {
    if (blocker.state !== 'blocked' || asking.current) return;
    asking.current = true;
    void decide(lostBy(here, blocker.location)).finally(() => {
      asking.current = false;
    });
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
