import { getIn, setIn, useFormikContext, type FormikValues } from 'formik';
import { useEffect, useState } from 'react';
import type { DraftOf } from './draft';
import { useLeaveGuard } from './leave-guard';
import type { FormDraft } from './useDraft';

const KEPT_AFTER_MS = 300;

/** Tracks the values of a form, and whether leaving would lose any. */
class DirtyTracker<Values extends FormikValues> {
  private values: Values;
  /** The values with which the form starts: the initial ones, with what the app put into fields since. */
  private start: Values;
  /** Values that leaving does not lose: the initial and the saved ones, as JSON. */
  private readonly clean: Set<string>;
  private sending = false;
  private saved = false;
  private kept = true;
  /**
   * True until the user types, and again after the form is sent, so that an offered draft, or one that a later step saves, is not
   * overwritten.
   */
  private untouched = true;
  private timer: ReturnType<typeof setTimeout> | undefined;
  keep: FormDraft<Values>['keep'];

  constructor(
    initial: Values,
    keep: FormDraft<Values>['keep'],
    private readonly staysWhenSent: boolean,
  ) {
    this.values = initial;
    this.start = initial;
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

  /** Counts a value of a field as safe, because the user did not type it here. */
  readonly rebase = (field: string, value: unknown): void => {
    const begun = [...this.clean].map((values) => JSON.parse(values) as FormikValues);
    for (const values of begun) this.clean.add(JSON.stringify({ ...values, [field]: value }));
  };

  readonly isTyped = (field: string, value: unknown): boolean =>
    ![...this.clean].some((values) => getIn(JSON.parse(values), field) === value);

  readonly startWith = (values: Readonly<Record<string, unknown>>): void => {
    for (const [field, value] of Object.entries(values)) this.start = setIn(this.start, field, value) as Values;
    this.clean.add(JSON.stringify(this.start));
  };

  /**
   * Sends the form. During the call leaving does not ask and no draft is stored, because the notice or navigation that follows belongs to
   * the save.
   */
  readonly send = async (values: Values, onSubmit: (values: Values) => Promise<void>): Promise<void> => {
    this.flush();
    this.sending = true;
    try {
      await onSubmit(values);
      this.saved = true;
      if (this.staysWhenSent) {
        // The later step drops the draft, so closing this form must not write it again.
        this.untouched = JSON.stringify(values) === JSON.stringify(this.values);
        return;
      }
      this.clean.add(JSON.stringify(values));
      this.keep(null);
    } finally {
      this.sending = false;
    }
  };

  /** Sends the form, unless a field is wrong; returns whether it was saved. */
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
  /** Without it the form keeps no draft, and leaving it asks nothing. */
  of: DraftOf | undefined;
}

/** Keeps a form's draft, and registers the form with the leave guard. */
export function DraftAutosave<Values extends FormikValues>({ tracker, of }: DraftAutosaveProps<Values>) {
  const guarded = of !== undefined;
  const { values, submitForm } = useFormikContext<Values>();
  useEffect(() => {
    if (guarded) tracker.type(values);
  }, [tracker, values, guarded]);
  useEffect(() => {
    if (!guarded) return undefined;
    // A new width of the window remounts some forms; the new form reads the draft before the old one is removed.
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
      holds: of?.sends ? 'unsent' : 'text',
      keptOnClose: of?.keptOnClose ?? false,
      isDirty: tracker.isDirty,
      isKept: tracker.isKept,
      discard: tracker.discard,
      save: () => tracker.save(submitForm),
    },
    guarded && !of.leavesFreely,
  );
  return null;
}
