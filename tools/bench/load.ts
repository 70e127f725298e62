import { Agent, get } from 'node:http';
import { median } from './row.ts';

/** A call. */
export interface Target {
  url: string;
  headers?: Record<string, string>;
}

/** One request, read to its end. Anything but a 200 ends the measurement: errors are fast, and would look good. */
function request({ url, headers = {} }: Target, agent: Agent): Promise<void> {
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

/** The requests a second of some busy connections. */
export async function requestsPerSecond(target: Target, { connections = 8, seconds = 1 } = {}): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  const end = started + seconds * 1000;
  let answered = 0;
  const oneConnection = async (): Promise<void> => {
    do {
      await request(target, agent);
      answered += 1;
    } while (performance.now() < end);
  };
  await Promise.all(Array.from({ length: connections }, oneConnection));
  agent.destroy();
  return (1000 * answered) / (performance.now() - started);
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
