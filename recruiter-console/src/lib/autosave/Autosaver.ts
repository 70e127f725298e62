import { AUTOSAVE_MS } from '@byline/shared-types/domain';
import { now } from '@byline/web-kit/dates';
import { readDraft, writeDraft, type DraftOf } from '@byline/web-kit/form';
import { isStale, toProblem } from '@byline/web-kit/problems';
import { changedKeys, merge, type Value, type Values } from './merge';

/** The values on the server; the version is null before the first save. */
export interface Snapshot {
  values: Values;
  version: number | null;
}

export interface AutosaveCalls {
  /** Resolves to the new version. */
  save: (values: Values, version: number | null) => Promise<number>;
  /** Reads the current values after a colleague saved. */
  load: () => Promise<Snapshot>;
  /** True for values that the form cannot save. */
  refuses?: ((values: Values) => boolean) | undefined;
  /** Runs after changes of a colleague were merged with ours, without a conflict. */
  onMerged?: (() => void) | undefined;
}

export interface AutosaveState {
  values: Values;
  status: 'idle' | 'saving' | 'saved' | 'failed' | 'refused';
  savedAt: Date | null;
  conflicts: Values;
  error: unknown;
}

const RETRY_MS = { first: 2_000, longest: 60_000 };

/** True without an answer, or for a temporary error: a retry may succeed. */
function mayPass(error: unknown): boolean {
  const status = toProblem(error)?.status;
  return status === undefined || status === 429 || status >= 500;
}

/** Saves automatically, one call at a time. Keeps the user's and a colleague's changes. */
export class Autosaver {
  private base: Snapshot;
  private state: AutosaveState;
  private running: Promise<boolean> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retryAfter = RETRY_MS.first;
  private alive = true;
  private kept = true;
  /** The user discarded the changes during a save: after its end there is nothing left to save. */
  private dropped = false;
  /**
   * The values of the create call until the server answers. A retry sends the same values, so the server creates one
   * record.
   */
  private unanswered: Values | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(
    saved: Snapshot,
    /** This device keeps unsaved values here. */
    private draft: DraftOf,
    private readonly owner: string | null,
    private calls: AutosaveCalls,
  ) {
    this.base = saved;
    const unsaved = readDraft(owner, draft);
    const start = unsaved
      ? merge(JSON.parse(unsaved.base) as Values, unsaved.values, saved.values)
      : { values: saved.values, conflicts: {} };
    this.state = { ...start, status: 'idle', savedAt: null, error: null };
  }

  /** Runs on every render: takes the current calls and the draft's key, which changes when a new record gets its id. */
  attach(draft: DraftOf, calls: AutosaveCalls): void {
    this.calls = calls;
    const { form, record } = this.draft;
    if (form === draft.form && record === draft.record) return;
    writeDraft(this.owner, this.draft, null);
    this.draft = draft;
    this.keep();
  }

  readonly getState = (): AutosaveState => this.state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The values to save. A key in conflict keeps the colleague's value until the user chooses. */
  private get wanted(): Values {
    return { ...this.state.values, ...this.state.conflicts };
  }

  private get hasChanges(): boolean {
    return changedKeys(this.base.values, this.wanted).length > 0;
  }

  /** The changes stay unsaved until the user acts. */
  readonly isStuck = (): boolean =>
    Object.keys(this.state.conflicts).length > 0 || this.state.status === 'failed' || this.state.status === 'refused';
  readonly isKept = (): boolean => this.kept;

  readonly type = (key: string, value: Value): void => {
    this.dropped = false;
    this.set({ values: { ...this.state.values, [key]: value } });
    this.keep();
    this.schedule(AUTOSAVE_MS);
  };

  /** Ends a conflict: keeps the user's value or the colleague's. */
  readonly choose = (key: string, whose: 'mine' | 'theirs'): void => {
    const { [key]: theirs = '', ...conflicts } = this.state.conflicts;
    const values = whose === 'mine' ? this.state.values : { ...this.state.values, [key]: theirs };
    this.set({ values, conflicts });
    this.keep();
    void this.flush();
  };

  /** Saves at once; resolves to true when everything is saved. */
  readonly flush = (): Promise<boolean> => {
    clearTimeout(this.timer);
    this.running ??= this.run().finally(() => {
      this.running = null;
      this.dropped = false;
    });
    return this.running;
  };

  /** Returns to the values on the server. */
  readonly discard = (): void => {
    clearTimeout(this.timer);
    this.dropped = this.running !== null;
    this.set({ values: this.base.values, conflicts: {}, status: 'idle', error: null });
    this.keep();
  };

  /** Takes in newer values from another read, such as a refreshed list. */
  readonly receive = (saved: Snapshot): void => {
    const isNews = (saved.version ?? -1) > (this.base.version ?? -1);
    if (isNews && !this.running) this.takeIn(saved);
  };

  readonly start = (): void => {
    this.alive = true;
    if (this.hasChanges) this.schedule(0);
  };

  /** On leaving the page: sends the changes at once; this device keeps them until they are saved. */
  readonly stop = (): void => {
    this.alive = false;
    void this.flush();
  };

  private async run(): Promise<boolean> {
    while (this.hasChanges) {
      const values = this.unanswered ?? this.wanted;
      if (this.calls.refuses?.(values)) {
        this.set({ status: 'refused' });
        return false;
      }
      this.set({ status: 'saving' });
      try {
        const version = await this.calls.save(values, this.base.version);
        this.base = { values, version };
        this.unanswered = null;
        if (this.dropped) this.discard();
      } catch (error) {
        if (this.dropped) break;
        this.unanswered = this.base.version === null && mayPass(error) ? values : null;
        if (!(await this.settle(error))) return false;
        continue;
      }
      this.retryAfter = RETRY_MS.first;
      this.keep();
    }
    if (this.state.status === 'saving') this.set({ status: 'saved', savedAt: new Date(now()), error: null });
    else if (this.state.status !== 'saved') this.set({ status: 'idle', error: null });
    return !this.isStuck();
  }

  /** After an error: true if an immediate retry makes sense. */
  private async settle(error: unknown): Promise<boolean> {
    let reason = error;
    if (isStale(error)) {
      try {
        this.takeIn(await this.calls.load());
        if (Object.keys(this.state.conflicts).length === 0) this.calls.onMerged?.();
        return true;
      } catch (failure) {
        reason = failure;
      }
    }
    // The user discarded the changes during this read: a colleague may have removed the record, and there is nothing to
    // save.
    if (this.dropped) return false;
    this.set({ status: 'failed', error: reason });
    if (this.alive && mayPass(reason)) {
      this.schedule(this.retryAfter);
      this.retryAfter = Math.min(2 * this.retryAfter, RETRY_MS.longest);
    }
    return false;
  }

  private takeIn(saved: Snapshot): void {
    const { values, conflicts } = merge(this.base.values, this.wanted, saved.values);
    const keys = Object.keys({ ...this.state.conflicts, ...conflicts });
    const asked = Object.fromEntries(keys.map((key) => [key, saved.values[key] ?? '']));
    // A field in conflict shows the user's value.
    const shown = Object.fromEntries(keys.map((key) => [key, this.state.values[key] ?? '']));
    this.base = saved;
    this.set({ values: { ...values, ...shown }, conflicts: asked });
    this.keep();
  }

  private keep(): void {
    const { values } = this.state;
    const isSaved = changedKeys(this.base.values, values).length === 0;
    const draft = { values, base: JSON.stringify(this.base.values), at: new Date(now()).toISOString() };
    this.kept = writeDraft(this.owner, this.draft, isSaved ? null : draft);
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), delay);
  }

  private set(change: Partial<AutosaveState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
