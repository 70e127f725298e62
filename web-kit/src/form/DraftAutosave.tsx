import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useState } from 'react';
import type { DraftOf } from './draft';
import { useLeaveGuard } from './leave-guard';
import type { FormDraft } from './useDraft';

const KEPT_AFTER_MS = 300;

/** What is being typed, and whether it would be lost. */
class DirtyTracker<Values extends FormikValues> {
  private values: Values;
  /** Values that nothing is lost of: those the form began with, or those that were saved. */
  private readonly clean: Set<string>;
  private sending = false;
  private saved = false;
  private kept = true;
  /** Nothing was typed yet, or since it was sent: a draft that is offered, or that waits to be saved, stays as it is. */
  private untouched = true;
  private timer: ReturnType<typeof setTimeout> | undefined;
  keep: FormDraft<Values>['keep'];

  constructor(
    initial: Values,
    keep: FormDraft<Values>['keep'],
    private readonly staysWhenSent: boolean,
  ) {
    this.values = initial;
    this.clean = new Set([JSON.stringify(initial)]);
    this.keep = keep;
  }

  readonly isDirty = (): boolean => !this.sending && !this.clean.has(JSON.stringify(this.values));
  readonly isKept = (): boolean => this.kept;

  type(values: Values): void {
    if (JSON.stringify(values) === JSON.stringify(this.values)) return;
    this.values = values;
    this.untouched = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(this.flush, KEPT_AFTER_MS);
  }

  readonly flush = (): void => {
    clearTimeout(this.timer);
    if (!this.sending && !this.untouched) this.kept = this.keep(this.isDirty() ? this.values : null);
  };

  readonly discard = (): void => {
    this.clean.add(JSON.stringify(this.values));
    this.untouched = false;
    this.flush();
  };

  /** A field has another value that nobody typed here: nothing would be lost of it. */
  readonly rebase = (field: string, value: unknown): void => {
    const begun = [...this.clean].map((values) => JSON.parse(values) as FormikValues);
    for (const values of begun) this.clean.add(JSON.stringify({ ...values, [field]: value }));
  };

  /** True while the form is sent: nothing is asked or kept then, because what follows (a note, a navigation) belongs to it. */
  readonly send = async (values: Values, onSubmit: (values: Values) => Promise<void>): Promise<void> => {
    this.flush();
    this.sending = true;
    try {
      await onSubmit(values);
      this.saved = true;
      if (this.staysWhenSent) {
        // Whoever saves it drops the draft: closing the form must not write it again.
        this.untouched = JSON.stringify(values) === JSON.stringify(this.values);
        return;
      }
      this.clean.add(JSON.stringify(values));
      this.keep(null);
    } finally {
      this.sending = false;
    }
  };

  /** Sends the form; whether it was saved. With a wrong field it is not even sent. */
  readonly save = async (submit: () => Promise<void>): Promise<boolean> => {
    this.saved = false;
    await submit();
    return this.saved;
  };
}

export function useDirtyTracker<Values extends FormikValues>(
  initial: Values,
  { keep }: FormDraft<Values>,
  of: DraftOf | undefined,
): DirtyTracker<Values> {
  const [tracker] = useState(() => new DirtyTracker(initial, keep, of?.staysWhenSent ?? false));
  return tracker;
}

interface DraftAutosaveProps<Values extends FormikValues> {
  tracker: DirtyTracker<Values>;
  /** Without it nothing of the form is kept, and leaving it asks nothing. */
  of: DraftOf | undefined;
}

/** Inside a form: keeps what is typed as a draft, and registers the form with the leave guard. */
export function DraftAutosave<Values extends FormikValues>({ tracker, of }: DraftAutosaveProps<Values>) {
  const guarded = of !== undefined;
  const { values, submitForm } = useFormikContext<Values>();
  useEffect(() => {
    if (guarded) tracker.type(values);
  }, [tracker, values, guarded]);
  useEffect(() => {
    if (!guarded) return undefined;
    // A window of another width draws some forms anew: the new one begins with the draft before the old one is gone.
    const events = ['pagehide', 'resize'];
    for (const event of events) window.addEventListener(event, tracker.flush);
    return () => {
      for (const event of events) window.removeEventListener(event, tracker.flush);
      tracker.flush();
    };
  }, [tracker, guarded]);
  useLeaveGuard(
    {
      shownBy: of?.shownBy ?? [],
      isDirty: tracker.isDirty,
      isKept: tracker.isKept,
      discard: tracker.discard,
      save: () => tracker.save(submitForm),
    },
    guarded && !of.leavesFreely,
  );
  return null;
}
