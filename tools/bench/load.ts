import { Agent, get } from 'node:http';

export interface Measurement {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  bytes: number;
}

/** One request; its size. Anything but a 200 ends the measurement: errors are fast, and would look good. */
function request(url: string, headers: Record<string, string>, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}

/** Keeps a number of connections busy for a while. */
export async function measure(
  url: string,
  headers: Record<string, string>,
  { connections = 8, seconds = 4 } = {},
): Promise<Measurement> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let bytes = 0;
  const started = performance.now();
  const end = started + seconds * 1000;
  const oneConnection = async (): Promise<void> => {
    while (performance.now() < end) {
      const sent = performance.now();
      bytes = await request(url, headers, agent);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, oneConnection));
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const quantile = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
  return { requestsPerSecond: times.length / elapsed, p50: quantile(0.5), p99: quantile(0.99), bytes };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
