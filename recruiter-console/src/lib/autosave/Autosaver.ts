import { AUTOSAVE_MS } from '@byline/shared-types/domain';
import { now } from '@byline/web-kit/dates';
import { readDraft, writeDraft, type DraftOf } from '@byline/web-kit/form';
import { isStale, toProblem } from '@byline/web-kit/problems';
import { changedKeys, merge, type Value, type Values } from './merge';

/** What the server keeps; without a version it keeps nothing yet. */
export interface Snapshot {
  values: Values;
  version: number | null;
}

export interface AutosaveCalls {
  /** Answers the version that it made. */
  save: (values: Values, version: number | null) => Promise<number>;
  /** What the server keeps now, after a colleague saved. */
  load: () => Promise<Snapshot>;
  /** True for values that can't be saved as they are. */
  refuses?: ((values: Values) => boolean) | undefined;
  /** Called when changes of a colleague came in together with ours. */
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

/** No answer, or one that says "later": the same may well be saved the next time. */
function mayPass(error: unknown): boolean {
  const status = toProblem(error)?.status;
  return status === undefined || status === 429 || status >= 500;
}

/** Saves what is typed by itself, one call at a time, and loses nothing of it: neither here nor of a colleague. */
export class Autosaver {
  private base: Snapshot;
  private state: AutosaveState;
  private running: Promise<boolean> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retryAfter = RETRY_MS.first;
  private alive = true;
  private kept = true;
  /** What is on its way was discarded meanwhile: however it ends, it leaves nothing to save. */
  private dropped = false;
  /** What was sent to make the record, while it is not known whether that was done: it is sent again as it was, so that it is made once. */
  private unanswered: Values | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(
    saved: Snapshot,
    /** Where what is not saved yet is kept on this device. */
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

  /** With every drawing: the calls of now, and where the draft is kept, which changes when what was new becomes a record. */
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

  /** What is to be saved: a key that waits for a choice stays as the colleague left it. */
  private get wanted(): Values {
    return { ...this.state.values, ...this.state.conflicts };
  }

  private get hasChanges(): boolean {
    return changedKeys(this.base.values, this.wanted).length > 0;
  }

  /** Something is not saved, and will not be without a person. */
  readonly isStuck = (): boolean =>
    Object.keys(this.state.conflicts).length > 0 || this.state.status === 'failed' || this.state.status === 'refused';
  readonly isKept = (): boolean => this.kept;

  readonly type = (key: string, value: Value): void => {
    this.dropped = false;
    this.set({ values: { ...this.state.values, [key]: value } });
    this.keep();
    this.schedule(AUTOSAVE_MS);
  };

  /** Ends a conflict: with what was written here, or with what the colleague wrote. */
  readonly choose = (key: string, whose: 'mine' | 'theirs'): void => {
    const { [key]: theirs = '', ...conflicts } = this.state.conflicts;
    const values = whose === 'mine' ? this.state.values : { ...this.state.values, [key]: theirs };
    this.set({ values, conflicts });
    this.keep();
    void this.flush();
  };

  /** Saves now what is not saved; whether all of it is. */
  readonly flush = (): Promise<boolean> => {
    clearTimeout(this.timer);
    this.running ??= this.run().finally(() => {
      this.running = null;
      this.dropped = false;
    });
    return this.running;
  };

  /** Goes back to what the server keeps. */
  readonly discard = (): void => {
    clearTimeout(this.timer);
    this.dropped = this.running !== null;
    this.set({ values: this.base.values, conflicts: {}, status: 'idle', error: null });
    this.keep();
  };

  /** What the server answered to somebody else's question: a list that was read anew. */
  readonly receive = (saved: Snapshot): void => {
    const isNews = (saved.version ?? -1) > (this.base.version ?? -1);
    if (isNews && !this.running) this.takeIn(saved);
  };

  readonly start = (): void => {
    this.alive = true;
    if (this.hasChanges) this.schedule(0);
  };

  /** The page leaves: what was typed is sent at once, and stays on this device until it is saved. */
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

  /** After a refusal: whether there is sense in saving again at once. */
  private async settle(error: unknown): Promise<boolean> {
    let reason = error;
    if (isStale(error)) {
      try {
        this.takeIn(await this.calls.load());
        this.calls.onMerged?.();
        return true;
      } catch (failure) {
        reason = failure;
      }
    }
    // Discarded while the record was read: it may be gone, and nothing is left to save.
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
    // What is asked about shows what was written here.
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
