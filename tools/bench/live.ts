import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_LOGINS } from '../../demo/src/logins.ts';
import { demoLogins, logIn } from '../lib/demo-session.ts';
import { json, openConsoles, type Colleague, type Live, type Rows } from './live-console.ts';
import { spreadOf, type Row, type Section } from './row.ts';

const CONSOLES = 50;
const RECRUITERS = 5;
const CHANGES_A_SECOND = 20;
const SECONDS = 20;
/** Changed in turns, so that each has been seen before its next change. */
const ITEMS = 100;
const SCREENS = ['agenda', 'tasks', 'candidates', 'applications'];
/** Streams open and settle before the changes begin. */
const SETTLE_MS = 2_000;

type Person = { email: string; userId: string };

/** Changes a record, and tells its id as the request goes out. */
type Act = (turn: number, begin: (id: string) => void) => Promise<unknown>;

/** The acts of colleagues, one of each kind after the other. */
async function actsOn(live: Live): Promise<Act[]> {
  const { records: everybody } = await json<Rows>(live, 'recruiters?limit=1');
  const dates = { startDate: '2027-11-03T09:00:00.000Z', endDate: '2027-11-03T10:00:00.000Z' };
  const deadline = {
    deadline: dates.startDate,
    type: 'call',
    description: '<p>Soon</p>',
    assignedTo: everybody[0]?._id,
  };
  const items: string[] = [];
  const tasks: Rows['records'] = [];
  const made = async (path: string, body: object): Promise<string> =>
    (await json<{ data: { _id: string } }>(live, path, 'POST', body)).data._id;
  for (let one = 0; one < ITEMS; one += 1) {
    items.push(await made('calendar', { title: `Item ${one}`, ...dates }));
    // Of their own, because a recruiter who works beside them changes others.
    tasks.push({ _id: await made('tasks', { title: `Task ${one}`, ...deadline }) });
  }
  const { records: people } = await json<Rows>(live, 'candidates?limit=100&fields=_id');
  const versioned =
    (path: string, records: Rows['records'], body: (turn: number) => object): Act =>
    async (turn, begin) => {
      const { _id } = records[turn % records.length] ?? { _id: '' };
      const { version } = await json<{ version: number }>(live, `${path}/${_id}`);
      begin(_id);
      await json(live, `${path}/${_id}`, 'PATCH', { version, ...body(turn) });
    };
  const item: Act = async (turn, begin) => {
    const id = items[turn % items.length] ?? '';
    begin(id);
    await json(live, `calendar/${id}`, 'PATCH', { title: `Item ${turn}` });
  };
  const phone = versioned('candidates', people, (turn) => ({ phone: `+32470${String(turn).padStart(6, '0')}` }));
  return [item, phone, item, versioned('tasks', tasks, (turn) => ({ title: `Task ${turn}` }))];
}

/** Calls as several recruiters, because the API lets each have few streams: candidates of the demo who get the role. */
async function recruiters(live: Live): Promise<Colleague[]> {
  const { password } = demoLogins().recruiter;
  const withLogin: Person[] = [];
  for (let skip = 0; skip < live.size && withLogin.length < RECRUITERS; skip += 100) {
    const path = `candidates?limit=100&skip=${skip}&sort=createdAt&fields=email,userId`;
    const { records } = await json<{ records: { email: string; userId: string | null }[] }>(live, path);
    withLogin.push(
      ...records.flatMap(({ email, userId }) =>
        userId === null || DEMO_LOGINS.some((one) => one.email === email) ? [] : [{ email, userId }],
      ),
    );
  }
  return Promise.all(
    withLogin.slice(0, RECRUITERS).map(async ({ email, userId }) => {
      await json(live, 'users/role', 'PATCH', { userId, role: 'recruiter' });
      const { token } = await logIn(new URL(live.call('').url).origin, { ...demoLogins().recruiter, email, password });
      return {
        ...live,
        userId,
        call: (path: string) => ({ ...live.call(path), headers: { authorization: `Bearer ${token}` } }),
      };
    }),
  );
}

async function processor({ ports }: Live): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${ports.metrics}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;

/** Twenty changes a second, so many or until `closing`; returns how long each took, in ms. */
async function change(
  acts: readonly Act[],
  begun: Map<string, number>,
  { count = Infinity, closing }: { count?: number; closing?: AbortSignal },
): Promise<number[]> {
  const started = performance.now();
  const writes: Promise<number>[] = [];
  for (let turn = 0; turn < count && !closing?.aborted; turn += 1) {
    const act = acts[turn % acts.length];
    const began = performance.now();
    const begin = (id: string) => begun.set(id, performance.now());
    if (act) writes.push(act(turn, begin).then(() => performance.now() - began));
    await sleep(Math.max(0, started + ((turn + 1) * 1000) / CHANGES_A_SECOND - performance.now()));
  }
  return Promise.all(writes);
}

/** Fifty consoles on these screens, in turns, and twenty changes a second. */
async function measure(live: Live, colleagues: readonly Colleague[], screens: readonly string[]): Promise<Row[]> {
  const begun = new Map<string, number>();
  const closing = new AbortController();
  const consoles = await openConsoles(live, { colleagues, screens, count: CONSOLES, begun }, closing.signal);
  const acts = await actsOn(live);
  await sleep(SETTLE_MS);
  for (const one of consoles) {
    one.seen.length = 0;
    one.requests = 0;
  }
  const before = await processor(live);
  const started = performance.now();
  const took = await change(acts, begun, { count: CHANGES_A_SECOND * SECONDS });
  const share = (await processor(live)) - before;
  await sleep(SETTLE_MS);
  closing.abort();
  const seen = consoles.flatMap((one) => one.seen);
  const seconds = (performance.now() - started - SETTLE_MS) / 1000;
  const reads = consoles.map(({ requests }) => requests / seconds);
  const name = screens.join(', ');
  const untouched = seen.length === 0;
  const sight: Row = {
    what: `${name}: a change is seen, p95`,
    value: { ...spreadOf(seen), median: at(seen, 0.95) },
    unit: 'ms',
    goal: { atMost: 2_000 },
    detail: `of ${seen.length}; half of them after ${Math.round(at(seen, 0.5))} ms; a write took ${Math.round(at(took, 0.5))} ms, p95 ${Math.round(at(took, 0.95))} ms`,
  };
  return [
    ...(untouched ? [] : [sight]),
    {
      what: `${name}: requests of a console a second`,
      value: spreadOf(reads),
      unit: 'requests',
      ...(untouched && { goal: { atMost: 0 }, detail: 'no change concerns them' }),
    },
    { what: `${name}: processor of the API`, value: spreadOf([(100 * share) / seconds]), unit: '% of a core' },
  ];
}

/** Fifty open consoles that follow twenty changes a second (docs/decisions/0012-live.md#measured). */
export async function live(stage: Live): Promise<Section> {
  const colleagues = await recruiters(stage);
  return {
    title: `${CONSOLES} open consoles and ${CHANGES_A_SECOND} changes a second, over ${stage.size.toLocaleString('en')} candidates`,
    about: `Half of the changes are of the agenda, the others of candidates and tasks, for ${SECONDS} s. Each console is visible, reads what its screen shows at the pace of the console, and has seen a change when that answer is there.`,
    rows: [
      ...(await measure(stage, colleagues, SCREENS)),
      ...(await measure(stage, colleagues, ['agenda'])),
      ...(await measure(stage, colleagues, ['applications'])),
    ],
  };
}

/** Opens so many consoles beside another measurement, with twenty changes a second, until `closing`; counts the changes. */
export async function colleaguesBeside(live: Live, count: number, closing: AbortSignal) {
  const begun = new Map<string, number>();
  const acts = await actsOn(live);
  await openConsoles(live, { colleagues: await recruiters(live), screens: SCREENS, count, begun }, closing);
  await sleep(SETTLE_MS);
  const changes = { made: 0, refused: 0 };
  const counted = acts.map(
    (act): Act =>
      (...of) =>
        act(...of).then(
          () => (changes.made += 1),
          () => (changes.refused += 1),
        ),
  );
  void change(counted, begun, { closing });
  return changes;
}
