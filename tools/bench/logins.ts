import { setTimeout as sleep } from 'node:timers/promises';
import { demoLogins, logIn } from '../lib/demo-session.ts';
import { inTurns } from './in-turns.ts';
import { measure } from './load.ts';
import { median, ratiosOf, type Section } from './row.ts';
import type { Stage } from './stage.ts';

const A_SECOND = 20;
const SECONDS = 4;

/** Logs in at a steady rate until `ended`, without waiting for answers. */
async function logInSteadily(origin: string, ended: () => boolean): Promise<number> {
  const { recruiter } = demoLogins();
  const answered: Promise<unknown>[] = [];
  while (!ended()) {
    answered.push(logIn(origin, recruiter));
    await sleep(1000 / A_SECOND);
  }
  await Promise.all(answered);
  return answered.length;
}

export async function logins({ call, ports, size }: Stage): Promise<Section> {
  const list = call('candidates?limit=25&filter[archived]=false');
  const origin = `http://127.0.0.1:${ports.api}`;
  const alone = async (): Promise<number> => (await measure(list, { connections: 1, seconds: SECONDS })).p50;
  const beside = async (): Promise<number> => {
    let ended = false;
    const [p50] = await Promise.all([alone().finally(() => (ended = true)), logInSteadily(origin, () => ended)]);
    return p50;
  };
  const [without = [], withThem = []] = await inTurns([alone, beside]);
  const [from, to] = [without, withThem].map((times) => median(times).toFixed(1));
  return {
    title: 'Logins beside the list',
    about: `The first page at ${size.toLocaleString('en')} with one connection, alone and while ${A_SECOND} people a second log in, in turns.`,
    rows: [
      {
        what: 'p50 beside logins / p50 alone',
        value: ratiosOf(withThem, without),
        unit: 'x',
        goal: { atMost: 1.1 },
        detail: `${from} and ${to} ms`,
      },
    ],
  };
}
