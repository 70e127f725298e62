import { Agent, get } from 'node:http';
import { median } from './row.ts';

/** A call. */
export interface Target {
  url: string;
  headers?: Record<string, string>;
}

export interface Measurement {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
}

/** One request, read to its end. Anything but a 200 ends the measurement: errors are fast, and would look good. */
export function request({ url, headers = {} }: Target, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}

/** Keeps a number of connections busy for a while. */
export async function measure(target: Target, { connections = 8, seconds = 1 } = {}): Promise<Measurement> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  const oneConnection = async (): Promise<void> => {
    do {
      const sent = performance.now();
      await request(target, agent);
      times.push(performance.now() - sent);
    } while (performance.now() < end);
  };
  await Promise.all(Array.from({ length: connections }, oneConnection));
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  return { requestsPerSecond: times.length / elapsed, p50: median(times) };
}

/** The median time of a call in milliseconds, one after the other; several targets are asked at once, each on its own connection. */
export async function timeAlone(target: Target | readonly Target[], times = 9): Promise<number> {
  const targets = [target].flat();
  const agent = new Agent({ keepAlive: true, maxSockets: targets.length });
  const took: number[] = [];
  for (let asked = 0; asked < times; asked += 1) {
    const sent = performance.now();
    await Promise.all(targets.map((one) => request(one, agent)));
    took.push(performance.now() - sent);
  }
  agent.destroy();
  return median(took);
}
