import type { Change, Changes } from '../../shared-types/src/domain/changes.ts';
import { untilRead, type LastRead } from '../../recruiter-console/src/lib/live/read-pace.ts';
import type { Stage } from './stage.ts';

export type Live = Pick<Stage, 'call' | 'ports' | 'size'>;
export type Rows = { records: { _id: string; version?: number }[] };
/** A recruiter, whose calls these are. */
export type Colleague = Live & { userId: string };

const SINCE = '2027-11-03T08:00:00.000Z';
const WEEK = 'filter[startDate]=2027-11-01&filter[endDate]=2027-11-07';
const DAY = 'filter[startDate]=2027-11-03T08:00:00Z&filter[endDate]=2027-11-03';

/** The user of a console, and the rows of its list. */
interface Shown {
  me: string;
  listed: ReadonlySet<string>;
}

/** The paths that a screen reads for changes, as the console's cache tags say. */
type Reads = (changes: readonly Change[], shown: Shown) => string[];
const of = (changes: readonly Change[], kind: Change['kind']): Change[] => changes.filter((one) => one.kind === kind);
const SCREENS: Record<string, Reads> = {
  agenda: (changes) => (of(changes, 'calendar-item').length > 0 ? [`calendar?${WEEK}&limit=100&skip=0`] : []),
  tasks: (changes, { me }) => [
    ...(of(changes, 'task').length > 0
      ? [
          `tasks?filter[completed]=false&filter[assignedTo]=${me}&filter[deadline][from]=${SINCE}&limit=10&sort=deadline`,
          `tasks/counts?filter[since]=${SINCE}&filter[assignedTo]=${me}`,
        ]
      : []),
    ...(of(changes, 'calendar-item').length > 0
      ? [`calendar?${DAY}&filter[assignedTo]=${me}&limit=25&sort=startDate`]
      : []),
  ],
  candidates: (changes, { listed }) => {
    const changed = of(changes, 'candidate');
    const rows = new Set(changed.flatMap(({ id }) => (id !== null && listed.has(id) ? [id] : [])));
    return [
      ...(changed.length > 0 ? ['candidates/tiles'] : []),
      ...(rows.size > 0 ? [`candidates?filter[ids]=${[...rows].join()}&limit=${rows.size}`] : []),
    ];
  },
  applications: (changes) => (of(changes, 'application').length > 0 ? ['jobapplications/counts'] : []),
};

export async function json<T>({ call }: Live, path: string, method = 'GET', body?: object): Promise<T> {
  const { url, headers } = call(path);
  const answer = await fetch(url, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A visible console: hears of changes, and reads its screen again at the console's pace. */
class OpenConsole {
  readonly seen: number[] = [];
  requests = 0;
  private waiting: Change[] = [];
  private last: LastRead = { at: 0, took: 0 };
  private timer: NodeJS.Timeout | undefined;
  private readonly live: Live;
  private readonly reads: Reads;
  private readonly shown: Shown;
  private readonly begun: ReadonlyMap<string, number>;
  constructor(user: Colleague, screen: string, listed: ReadonlySet<string>, begun: ReadonlyMap<string, number>) {
    this.shown = { me: user.userId, listed };
    [this.live, this.reads, this.begun] = [user, SCREENS[screen] ?? (() => []), begun];
  }

  async follow(signal: AbortSignal, isOpen: () => void): Promise<void> {
    const { url, headers } = this.live.call('changes');
    const answer = await fetch(url, { headers: { ...headers, accept: 'text/event-stream' }, signal });
    if (!answer.ok) throw new Error(`a stream answered ${answer.status}`);
    isOpen();
    const decoder = new TextDecoder();
    let text = '';
    for await (const piece of answer.body ?? []) {
      const events = (text + decoder.decode(piece, { stream: true })).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1];
        if (data) this.waiting.push(...(JSON.parse(data) as Changes).changes);
      }
      this.soon();
    }
  }

  private soon(): void {
    if (this.waiting.length > 0)
      this.timer ??= setTimeout(() => void this.read(), untilRead(this.last, performance.now()));
  }

  private async read(): Promise<void> {
    const changes = this.waiting.splice(0);
    const paths = this.reads(changes, this.shown);
    this.last = { at: performance.now(), took: 0 };
    this.requests += paths.length;
    await Promise.allSettled(paths.map((path) => json(this.live, path)));
    this.last.took = performance.now() - this.last.at;
    for (const change of changes) {
      const began = this.begun.get(change.id ?? '');
      if (began !== undefined && this.reads([change], this.shown).length > 0) this.seen.push(performance.now() - began);
    }
    this.timer = undefined;
    this.soon();
  }
}

/** Consoles of colleagues, on these screens in turns; `begun` has the time of each record's last change. */
interface Consoles {
  colleagues: readonly Colleague[];
  screens: readonly string[];
  count: number;
  begun: Map<string, number>;
}

/** Opens so many consoles on these screens, in turns; they follow what changes until `closing`. */
export async function openConsoles(
  live: Live,
  { colleagues, screens, count, begun }: Consoles,
  closing: AbortSignal,
): Promise<OpenConsole[]> {
  const { records } = await json<Rows>(live, 'candidates?limit=25&fields=_id');
  const listed = new Set(records.map(({ _id }) => _id));
  const consoles = Array.from({ length: count }, (_, place) => {
    const colleague = colleagues[place % colleagues.length];
    if (!colleague) throw new Error('there are no colleagues');
    return new OpenConsole(colleague, screens[place % screens.length] ?? '', listed, begun);
  });
  await Promise.all(
    consoles.map(
      (one) => new Promise<void>((open, fail) => void one.follow(closing, open).catch(fail)), // an end after the opening is the closing
    ),
  );
  return consoles;
}
