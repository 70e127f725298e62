/**
 * `make bench SIZE=10000`: the API over that many demo candidates, on a database of its own. The first page is measured in turns with
 * a bare server over the same database (tools/bench/bare-server.ts), so that their ratio means the same on a fast and on a slow
 * machine; the other queries are measured against the API's own first page.
 */
import { join } from 'node:path';
import { measureExport } from './bench/export.ts';
import { measure, median, type Measurement } from './bench/load.ts';
import { listUrl, queriesOf } from './bench/queries.ts';
import { buildAll } from './lib/build.ts';
import { demoLogins, logIn } from './lib/demo-session.ts';
import { main } from './lib/main.ts';
import { root } from './lib/paths.ts';
import { step, UserError } from './lib/print.ts';
import { startApi, startData, startNode } from './lib/product.ts';
import { freePorts } from './lib/settings.ts';
import { temporaryFolder } from './lib/temporary.ts';
import { whenReady } from './lib/wait.ts';

const rounds = 5;
const NAME = 32;
const cell = (text: string): string => text.padStart(10);

await main(async () => {
  const size = Number(process.argv[2] ?? 10_000);
  if (!Number.isInteger(size) || size < 1) throw new UserError(`SIZE=${process.argv[2]} is not a number of candidates`);
  const folder = await temporaryFolder();
  await buildAll(folder, ['backend']);
  const ports = await freePorts();
  const { env } = await startData({ stateFolder: folder, ports, demoSize: size, env: { LOG_LEVEL: 'error' } });
  const running = await startApi(env, ports, folder);
  const bareUrl = `http://127.0.0.1:${ports.console}/`;
  const bare = startNode(
    'bare',
    [join(root, 'tools/bench/bare-server.ts')],
    { ...env, PORT: String(ports.console) },
    folder,
    bareUrl,
  );
  await whenReady(bare);

  const api = `http://127.0.0.1:${ports.api}`;
  const { token } = await logIn(api, demoLogins().recruiter);
  const headers = { authorization: `Bearer ${token}` };

  const [first, floor] = await step(`first page, API and bare server in turns, ${rounds} rounds`, () =>
    inTurns(
      () => measure(listUrl(api), headers),
      () => measure(bareUrl, {}),
    ),
  );
  console.log(
    `\n${size.toLocaleString('en')} candidates; req/s, p50 and p99 with 8 connections, the first pages as the median of ${rounds} rounds; "alone" is the p50 with one\n`,
  );
  console.log(''.padEnd(NAME) + ['req/s', 'p50 ms', 'p99 ms', 'alone ms', 'KB'].map(cell).join(''));
  const one = async (url: string, asked: Record<string, string>): Promise<number> =>
    (await measure(url, asked, { connections: 1, seconds: 2 })).p50;
  print('bare server: first page', floor, await one(bareUrl, {}));
  print('API: first page', first, await one(listUrl(api), headers));
  for (const { name, url } of queriesOf(api, size))
    print(`API: ${name}`, await measure(url, headers), await one(url, headers));
  const { seconds, megabytes, growth } = await step('export of every candidate', () =>
    measureExport(api, headers, running.pid),
  );
  console.log(
    `The export took ${seconds.toFixed(1)} s for ${megabytes.toFixed(1)} MB, and ${growth.toFixed(0)} MB more memory at its most.`,
  );
  const ratio = first.requestsPerSecond / floor.requestsPerSecond;
  console.log(`\nThe API answers ${ratio.toFixed(2)} times as many first pages a second as the bare server.`);
  return 0;
});

function print(name: string, { requestsPerSecond, p50, p99, bytes }: Measurement, alone: number): void {
  const numbers = [requestsPerSecond.toFixed(0), ...[p50, p99, alone, bytes / 1024].map((value) => value.toFixed(1))];
  console.log(name.padEnd(NAME) + numbers.map(cell).join(''));
}

/** Both, one after the other, several times: what else the machine does hits both. The first round warms up and is not counted. */
async function inTurns(...measurements: (() => Promise<Measurement>)[]): Promise<[Measurement, Measurement]> {
  const results: Measurement[][] = measurements.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, measurement] of measurements.entries()) {
      const result = await measurement();
      if (round > 0) results[index]?.push(result);
    }
  }
  const [first, second] = results.map((list) => medianOf(list));
  if (first === undefined || second === undefined) throw new Error('two measurements were asked for');
  return [first, second];
}

function medianOf(list: Measurement[]): Measurement {
  const middle = (pick: (one: Measurement) => number): number => median(list.map(pick));
  return {
    requestsPerSecond: middle((one) => one.requestsPerSecond),
    p50: middle((one) => one.p50),
    p99: middle((one) => one.p99),
    bytes: middle((one) => one.bytes),
  };
}
