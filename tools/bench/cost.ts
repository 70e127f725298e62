import { Agent } from 'node:http';
import { request, type Target } from './load.ts';
import type { Stage } from './stage.ts';

/** Where a program's processor time is read. */
type Clock = () => Promise<number>;

const textOf = async (url: string): Promise<string> => (await fetch(url)).text();

/** Seconds of the processor that the API has used, from its metrics. */
export const apiClock =
  ({ ports }: Stage): Clock =>
  async () => {
    const metrics = await textOf(`http://127.0.0.1:${ports.metrics}/metrics`);
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
  };

/** The same of the limit programs. */
export const limitClock =
  ({ limit }: Stage): Clock =>
  async () =>
    Number(JSON.parse(await textOf(limit('cpu').url)));

/** The same of MongoDB, which says so on Linux. */
const databaseClock =
  ({ db }: Stage): Clock =>
  async () => {
    const { extra_info: info } = (await db.admin().command({ serverStatus: 1 })) as {
      extra_info?: { user_time_us?: number; system_time_us?: number };
    };
    return ((info?.user_time_us ?? 0) + (info?.system_time_us ?? 0)) / 1e6;
  };

/**
 * Milliseconds of the processor, the server's and the database's, for one request of so many. Unlike time on a clock it says the same on a
 * machine that does other things besides.
 */
export async function costOf(stage: Stage, server: Clock, target: Target, requests: number): Promise<number> {
  const used = async (): Promise<number> => (await server()) + (await databaseClock(stage)());
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const before = await used();
  await Promise.all(
    [0, 1].map(async (connection) => {
      for (let asked = connection; asked < requests; asked += 2) await request(target, agent);
    }),
  );
  const cost = (1000 * ((await used()) - before)) / requests;
  agent.destroy();
  return cost;
}
