import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useBlocker, useLocation, useNavigate, type Blocker, type Location } from 'react-router-dom';
import { closeTopOverlay, isOverlayOpen, Steps } from '../back';
import { useDialogs, type Unsaved } from '../ui/dialogs-context';
import { inTime } from './in-time';

/** A form that may contain unsaved text. */
export interface Guarded {
  /** Whether the form has unsaved text. */
  isDirty: () => boolean;
  /** Query parameters that show the form, in addition to the path. A change of one of them closes it. */
  shownBy: readonly string[];
  /** The kind of unsaved content; text by default. */
  holds?: Unsaved;
  /** A navigation keeps the draft of this form, so it asks nothing. */
  keptOnClose?: boolean;
  /** Whether a draft keeps the content through a reload. */
  isKept: () => boolean;
  /** For autosave: saves now; true if all is saved. */
  finish?: () => Promise<boolean>;
  /** Saves the form; true if that succeeds. */
  save: () => Promise<boolean>;
  discard: () => void;
}

const GuardedForms = createContext<Set<Guarded> | null>(null);
const SettleAll = createContext<(() => Promise<boolean>) | null>(null);

type BlockedMove = Extract<Blocker, { state: 'blocked' }>;

/** A navigation or a logout that waits for the user's decision. */
interface WayOut {
  /** Null for the end of the session, which has no address. */
  move: BlockedMove | null;
  /** The address to which a form navigates when it closes after the save. */
  closing: { to: Location; replace: boolean } | null;
}

/**
 * Surrounds every screen, inside the router. All forms share its blocker, because a router allows only one
 * (docs/domain/interface.md#leaving).
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [forms] = useState(() => new Set<Guarded>());
  const { askToLeave } = useDialogs();
  const navigate = useNavigate();
  const here = useLocation();
  const wayOut = useRef<WayOut | null>(null);
  const steps = useRef<Steps>(null);
  /** Whether the blocked step closes an overlay. */
  const closes = useRef(false);
  /** The forms with unsaved values that the next address would close. */
  const lostBy = (from: Location, to: Location): Guarded[] =>
    [...forms].filter((form) => !form.keptOnClose && isLeft(form, from, to) && form.isDirty());
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to, historyAction }) => {
    const isStep = String(historyAction) === 'POP';
    closes.current = isStep && isOverlayOpen();
    // While a navigation waits, a saved form closes and navigates too. That address is kept, so that the user still arrives where they
    // asked to go.
    if (wayOut.current && !closes.current)
      wayOut.current.closing = { to, replace: String(historyAction) === 'REPLACE' };
    const isStopped = closes.current || wayOut.current !== null || lostBy(from, to).length > 0;
    if (isStopped && isStep) steps.current?.stopped();
    return isStopped;
  });

  /** Asks about these forms, saves or drops their content, and continues the navigation; true if the user leaves. */
  const decide = async (lost: Guarded[], move: BlockedMove | null): Promise<boolean> => {
    const way: WayOut = { move, closing: null };
    wayOut.current = way;
    let leaves = false;
    try {
      const answer = lost.length > 0 ? await askToLeave(whatOf(lost)) : 'discard';
      way.closing = null;
      leaves = answer !== 'stay' && (await settle(lost, answer));
    } finally {
      const isHere = wayOut.current === way;
      leaves &&= isHere;
      if (isHere) wayOut.current = null;
      if (leaves) move?.proceed();
      else if (isHere) move?.reset();
      // One form is saved and closes, but another one could not be saved.
      if (isHere && !leaves && way.closing) await navigate(way.closing.to, { replace: way.closing.replace });
    }
    return leaves;
  };
  const settleAll = async (): Promise<boolean> => {
    const lost = await unsavedOf(forms);
    return wayOut.current === null && decide(lost, null);
  };
  // After the page is closed, a late answer must not continue a navigation.
  useEffect(() => () => void (wayOut.current = null), []);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (closes.current) {
      closes.current = false;
      // If a navigation waits for the answer of this overlay, `decide` resets the blocker.
      if (!wayOut.current?.move) blocker.reset();
      closeTopOverlay();
    } else if (!wayOut.current) void decide(lostBy(here, blocker.location), blocker);
    else if (!wayOut.current.move) blocker.reset();
  });
  useEffect(() => {
    steps.current = new Steps();
    return steps.current.attach();
  }, []);
  useEffect(() => steps.current?.arrived(), [here]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if ([...forms].some((form) => form.isDirty() && !form.isKept())) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [forms]);
  return (
    <GuardedForms value={forms}>
      <SettleAll value={settleAll}>{children}</SettleAll>
    </GuardedForms>
  );
}

function isLeft({ shownBy }: Guarded, from: Location, to: Location): boolean {
  if (from.pathname !== to.pathname) return true;
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return shownBy.some((name) => before.get(name) !== after.get(name));
}

/** The kind of content that leaving these forms would lose: unsent text if one of them has it, else text if one of them has it. */
const whatOf = (lost: Guarded[]): Unsaved =>
  (['unsent', 'text'] as const).find((kind) => lost.some(({ holds = 'text' }) => holds === kind)) ?? 'files';

/** The forms with unsaved text, after autosave has run. */
async function unsavedOf(forms: Iterable<Guarded>): Promise<Guarded[]> {
  const isSaved = (form: Guarded): Promise<boolean> | boolean =>
    form.finish ? inTime(form.finish(), false) : !form.isDirty();
  const judged = await Promise.all([...forms].map(async (form) => ({ form, saved: await isSaved(form) })));
  return judged.flatMap(({ form, saved }) => (saved ? [] : [form]));
}

/** Saves the forms one after the other, or drops their content; false if one could not be saved. */
async function settle(forms: Guarded[], answer: 'save' | 'discard'): Promise<boolean> {
  for (const form of forms) {
    if (answer === 'discard') form.discard();
    else if (!(await form.save())) return false;
  }
  return true;
}

/** Whether any form on this page has unsaved text. */
export function useHasTyped(): () => boolean {
  const forms = use(GuardedForms);
  return () => [...(forms ?? [])].some((form) => form.isDirty());
}

/** For the end of a session, which closes every form of the page: asks, then saves or drops the unsaved content; true if the session may end. */
export function useSettleAll(): () => Promise<boolean> {
  const settleAll = use(SettleAll);
  return () => settleAll?.() ?? Promise.resolve(true);
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
      get finish() {
        return latest.current.finish;
      },
      get keptOnClose() {
        return latest.current.keptOnClose ?? false;
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
