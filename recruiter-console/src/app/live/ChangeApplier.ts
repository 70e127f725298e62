import type { Change, Changes } from '@byline/shared-types/domain';
import { deviceTime, now } from '@byline/web-kit/dates';
import { api } from '../../api';
import { liveState, setLive, unseenKey, type Mark } from '../../lib/live/live-state';
import { untilRead, untilRested, type LastRead } from '../../lib/live/read-pace';
import type { AppStore } from '../store/store';
import { allTags, tagsOf } from './change-tags';
import { changedRows, showRows } from './changed-rows';

/** A user's own change needs no read if this tab has just made one. */
const OWN_MS = 5_000;
const MARKED_MS = 20_000;
const PRESSES = ['pointerdown', 'pointerup', 'pointercancel'] as const;
const ACTS = ['keydown', 'input', ...PRESSES] as const;

/** A change of these shows on the candidate's page. */
const OF_PROFILE = new Set(['candidate', 'experience', 'diploma', 'file']);

/** A colleague who reads changes nothing that others should look at; a conversation's mails have marks of their own. */
const UNMARKED = new Set(['viewer', 'conversation']);

/** Whether a record that belongs to a candidate changed, such as a mail or a note. */
const isPart = ({ kind, candidateId }: Change): boolean =>
  candidateId !== null && kind !== 'viewer' && !OF_PROFILE.has(kind);
const byWhom = ({ candidateId, by }: Change): string => `${candidateId} ${by}`;

/** Shows the changes of colleagues: reads what is on the screen again, and marks it. */
export class ChangeApplier {
  private waiting: Change[] = [];
  /** The time of the first of them. */
  private waitingSince = 0;
  private missed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last: LastRead = { at: 0, took: 0 };
  private reading = false;
  private wasLive = false;
  /** A read during a drag would take the dragged item away. */
  private pressed = false;
  private actedAt = 0;
  private writes: object;
  /** The time of this tab's last write. */
  private wroteAt = 0;
  private readonly leaveStore: () => void;

  constructor(
    private readonly store: AppStore,
    private readonly me: string,
  ) {
    this.writes = store.getState()[api.reducerPath].mutations;
    this.leaveStore = store.subscribe(this.noteWrites);
    document.addEventListener('visibilitychange', this.read);
    for (const type of ACTS) window.addEventListener(type, this.act, true);
  }

  /** Null: the connection broke. */
  readonly take = (message: Changes | null): void => {
    const live = message?.live === true;
    if (live) this.wasLive = true;
    if (live && liveState().behindSince !== null) setLive({ behindSince: null });
    if (!live && this.wasLive && liveState().behindSince === null) setLive({ behindSince: now() });
    if (!message) return;
    this.noteWrites();
    if (this.waiting.length === 0 && !this.missed) this.waitingSince = deviceTime();
    this.missed ||= message.missed;
    this.waiting.push(...message.changes.filter((change) => change.by !== this.me || this.concernsThisTab(change)));
    this.readSoon();
  };

  stop(): void {
    clearTimeout(this.timer);
    this.leaveStore();
    document.removeEventListener('visibilitychange', this.read);
    for (const type of ACTS) window.removeEventListener(type, this.act, true);
    setLive({ behindSince: null, marks: new Map(), unseen: new Map() });
  }

  /** A change of this user concerns this tab if another tab made it. The other viewers of a candidate do not depend on this user. */
  private concernsThisTab({ kind }: Change): boolean {
    return kind !== 'viewer' && deviceTime() - this.wroteAt > OWN_MS;
  }

  /** The store tells of a write late, so every change from this user looks too. */
  private readonly noteWrites = (): void => {
    const { mutations } = this.store.getState()[api.reducerPath];
    if (mutations !== this.writes) this.wroteAt = deviceTime();
    this.writes = mutations;
  };

  private readonly act = ({ type }: Event): void => {
    this.actedAt = deviceTime();
    if (type.startsWith('pointer')) this.pressed = type === 'pointerdown';
    this.readSoon();
  };

  private get isHeld(): boolean {
    return this.pressed || this.reading || (this.waiting.length === 0 && !this.missed);
  }

  private readSoon(): void {
    if (this.isHeld) return;
    this.timer ??= setTimeout(this.readAtRest, untilRead(this.last, deviceTime()));
  }

  private readonly readAtRest = (): void => {
    const rest = untilRested(this.actedAt, this.waitingSince, deviceTime());
    if (rest > 0) this.timer = setTimeout(this.readAtRest, rest);
    else this.read();
  };

  /** A hidden window reads when it is shown again. */
  private readonly read = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (document.hidden || this.isHeld) return;
    const changes = this.waiting;
    const { inPlace, whole } = changedRows(this.missed ? [] : changes, this.store.getState());
    const tags = this.missed ? allTags() : [...changes.flatMap(tagsOf), ...whole];
    this.waiting = [];
    this.missed = false;
    this.last = { at: deviceTime(), took: 0 };
    this.mark(changes);
    this.store.dispatch(api.util.invalidateTags([...new Set(tags)]));
    showRows(inPlace, this.store);
    void this.waitForAnswers();
  };

  /** The next read waits for the answers of this one, so that a busy API gets no more reads than it answers. */
  private async waitForAnswers(): Promise<void> {
    this.reading = true;
    await Promise.allSettled(this.store.dispatch(api.util.getRunningQueriesThunk()));
    this.reading = false;
    this.last.took = deviceTime() - this.last.at;
    this.readSoon();
  }

  private mark(changes: readonly Change[]): void {
    const at = deviceTime();
    const marks = new Map<string, Mark>([...liveState().marks].filter(([, mark]) => at - mark.at < MARKED_MS));
    const unseen = new Map<string, string>();
    const parts = new Set(changes.filter(isPart).map(byWhom));
    for (const change of changes) {
      const { kind, id, candidateId, by } = change;
      if (by === null || by === this.me || UNMARKED.has(kind)) continue;
      // The write of a part also dates the candidate.
      if (kind === 'candidate' && parts.has(byWhom(change))) continue;
      if (id !== null) marks.set(id, { by, at, kind });
      if (candidateId === null) continue;
      if (OF_PROFILE.has(kind)) marks.set(candidateId, { by, at, kind });
      else unseen.set(unseenKey(candidateId, kind), by);
    }
    setLive({ marks, ...(unseen.size > 0 && { unseen: new Map([...liveState().unseen, ...unseen]) }) });
    setTimeout(() => {
      const left = [...liveState().marks].filter(([, mark]) => mark.at !== at);
      if (left.length < liveState().marks.size) setLive({ marks: new Map(left) });
    }, MARKED_MS);
  }
}
