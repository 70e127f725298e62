/**
 * `make bench SIZE=10000`: the API over that many demo candidates, on a database of its own. The first page is measured in turns with
 * a bare server over the same database (tools/bench/bare-server.ts), so that their ratio means the same on a fast and on a slow
 * machine; the other queries are measured against the API's own first page.
 */
import { join } from 'node:path';
import { measure, median, type Measurement } from './bench/load.ts';
import { buildAll } from './lib/build.ts';
import { demoLogins, logIn } from './lib/demo-session.ts';
import { main } from './lib/main.ts';
import { root } from './lib/paths.ts';
import { step, UserError } from './lib/print.ts';
import { startApi, startData, startNode, whenReady } from './lib/product.ts';
import { freePorts } from './lib/settings.ts';
import { temporaryFolder } from './lib/temporary.ts';

const rounds = 5;

await main(async () => {
  const size = Number(process.argv[2] ?? 10_000);
  if (!Number.isInteger(size) || size < 1) throw new UserError(`SIZE=${process.argv[2]} is not a number of candidates`);
  const folder = await temporaryFolder();
  await buildAll(folder, ['backend']);
  const ports = await freePorts();
  const { env } = await startData({ stateFolder: folder, ports, demoSize: size, env: { LOG_LEVEL: 'error' } });
  await startApi(env, ports, folder);
  const bareUrl = `http://127.0.0.1:${ports.console}/`;
  const bare = startNode(
    'bare',
    [join(root, 'tools/bench/bare-server.ts')],
    { ...env, PORT: String(ports.console) },
    folder,
  );
  await whenReady(bare, bareUrl);

  const api = `http://127.0.0.1:${ports.api}`;
  const { token } = await logIn(api, (await demoLogins()).recruiter);
  const headers = { authorization: `Bearer ${token}` };
  const list = (query: string): string => `${api}/api/v1/candidates?limit=25&filter[archived]=false${query}`;

  const [first, floor] = await step(`first page, API and bare server in turns, ${rounds} rounds`, () =>
    inTurns(
      () => measure(list(''), headers),
      () => measure(bareUrl, {}),
    ),
  );
  console.log(`\n${size.toLocaleString('en')} candidates, 8 connections, median of ${rounds} rounds\n`);
  console.log(`${''.padEnd(38)}${['req/s', 'p50 ms', 'p99 ms', 'KB'].map((title) => title.padStart(9)).join('')}`);
  print('bare server: first page', floor);
  print('API: first page', first);
  const others: [name: string, url: string, extra?: Record<string, string>][] = [
    ['API: status and function', list('&filter[status]=phone_interview&filter[function]=translator')],
    ['API: search', list('&search=janssens')],
    ['API: page in the middle', list(`&skip=${Math.floor(size / 2)}`)],
    ['API: first page, exact count', list(''), { prefer: 'count=exact' }],
    ['API: tiles', `${api}/api/v1/candidates/tiles`],
  ];
  for (const [name, url, extra] of others) print(name, await measure(url, { ...headers, ...extra }));
  const ratio = first.requestsPerSecond / floor.requestsPerSecond;
  console.log(`\nThe API answers ${ratio.toFixed(2)} times as many first pages a second as the bare server.`);
  return 0;
});

function print(name: string, { requestsPerSecond, p50, p99, bytes }: Measurement): void {
  const cells = [requestsPerSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), (bytes / 1024).toFixed(1)];
  console.log(`${name.padEnd(38)}${cells.map((cell) => cell.padStart(9)).join('')}`);
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
