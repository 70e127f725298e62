import { demoLogins, logIn } from '../lib/demo-session.ts';
import { callsOf } from './calls.ts';
import { inTurns } from './in-turns.ts';
import { timeAlone } from './load.ts';
import { spreadOf, type Section } from './row.ts';
import type { Stage } from './stage.ts';

/** A person takes an answer within 100 ms for immediate. A login hashes a password, which is slow on purpose. */
const GOAL = { atMost: 100 };
/** The calls that the limit program answers too run all day, so a slower pipeline must show (docs/decisions/0011-milliseconds.md). */
const FREQUENT_GOAL = { atMost: 10 };
const LOGIN_GOAL = { atMost: 300 };

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The milliseconds that a person waits for the API, without other load. */
export async function milliseconds(stage: Stage): Promise<Section> {
  const { call, ports, size } = stage;
  const reads = await callsOf(stage);
  const send = async (path: string, body?: object, token?: string): Promise<void> => {
    const { url, headers } = call(path);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  };
  const run = Date.now().toString(36);
  let written = 0;
  const newCandidate = () => {
    const email = `bench-${run}-${(written += 1)}@byline.example`;
    return send('candidates', { firstname: 'Bench', name: 'Mark', email });
  };
  const candidateId = reads.find(({ what }) => what === 'one candidate')?.path.split('/')[1];
  /** A frequent name of a large city, so that many share a part of it. */
  const known = {
    firstname: 'Jan',
    name: 'Peeters',
    email: 'jan.peeters@bench.example',
    postal: '2000',
    country: 'BE',
  };
  const note = { candidateId, description: '<p>Bench</p>' };
  const login = () => logIn(`http://127.0.0.1:${ports.api}`, demoLogins().recruiter);
  const measured = [
    ...reads.map(({ what, path, limit }) => ({
      what,
      take: () => timeAlone(call(path)),
      goal: limit === undefined ? GOAL : FREQUENT_GOAL,
    })),
    { what: 'a new candidate', take: () => timed(newCandidate), goal: GOAL },
    { what: 'who is known already', take: () => timed(() => send('candidates/duplicates/matches', known)), goal: GOAL },
    { what: 'a new note', take: () => timed(() => send('notes', note)), goal: GOAL },
    { what: 'login', take: () => timed(login), goal: LOGIN_GOAL },
    {
      what: 'logout',
      take: async () => {
        const { token } = await login();
        return timed(() => send('auth/logout', undefined, token));
      },
      goal: GOAL,
    },
  ];
  const values = await inTurns(measured.map(({ take }) => take));
  return {
    title: `Milliseconds, at ${size.toLocaleString('en')}`,
    about:
      'The time of a call with one connection and no other load, all calls in turns; of a read the median of nine.',
    rows: measured.map(({ what, goal }, index) => ({ what, value: spreadOf(values[index] ?? []), unit: 'ms', goal })),
  };
}
