/** `make run`: builds and runs everything on this machine with demo data until Ctrl-C; tools/bootstrap.sh installs the packages first. */
import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import { DEMO_LOGINS } from '../demo/src/logins.ts';
import { buildAll } from './lib/build.ts';
import { cleanUpLater } from './lib/cleanup.ts';
import { keepAlive } from './lib/keep-alive.ts';
import { main } from './lib/main.ts';
import { stateDir } from './lib/paths.ts';
import { refuseTakenPorts } from './lib/ports.ts';
import { seconds } from './lib/print.ts';
import { tail } from './lib/processes.ts';
import { startProduct, type Product } from './lib/product.ts';
import { claimState } from './lib/running.ts';
import { fixedPorts, namedPorts, type Ports } from './lib/settings.ts';
import { givenByEnv } from './services/index.ts';

await main(
  async () => {
    const started = performance.now();
    console.log('Starting Byline');
    const ports = fixedPorts();
    const given = givenByEnv();
    await claimState(stateDir);
    await refuseTakenPorts(
      namedPorts(ports, [
        ...(['api', 'portal', 'console', 'worker', 'metrics', 'workerMetrics', 'inboundSmtp'] as const),
        ...(given.mail ? [] : (['mailPage', 'mailSmtp'] as const)),
        ...(given.mongo ? [] : (['mongo'] as const)),
        ...(given.redis ? [] : (['redis'] as const)),
      ]),
    );
    await buildAll(stateDir);
    const demoSize = Number(process.env.DEMO_SIZE ?? 2_000);
    const product = await startProduct({ stateFolder: stateDir, ports, given, demoSize });
    await writeFile(join(stateDir, 'running.json'), JSON.stringify(product.env, null, 2), { mode: 0o600 });
    console.log(`\nByline is running (ready in ${seconds(performance.now() - started)})\n`);
    printAddresses(product, ports);
    return untilOneKeepsEnding(product);
  },
  { onSignal: () => console.log('\nStopping ...'), interruptCode: 0 },
);

function printAddresses({ urls, services }: Product, ports: Ports): void {
  console.log(`  Candidate portal   ${urls.portal}`);
  console.log(`  Recruiter console  ${urls.console}`);
  console.log(`  API                ${urls.api}/api/v1 (documentation: ${urls.api}/api/docs)`);
  if (services.mail.webUrl !== undefined) {
    console.log(`  Mails it sends     http://localhost:${ports.mailPage}`);
    console.log(`  Answer the newest  make answer TEXT='That suits me'`);
  }
  console.log('\n  Demo logins');
  for (const { app, email, password, note } of DEMO_LOGINS) {
    console.log(`    ${app.padEnd(8)}  ${email.padEnd(32)}  ${password.padEnd(20)}  ${note}`);
  }
  console.log(`\n  Data and logs: ${stateDir}\n  Ctrl-C stops it.\n`);
}

/** Restarts processes that end, until one keeps ending. */
async function untilOneKeepsEnding({ services, api, worker, portal, console: console_ }: Product): Promise<number> {
  const stopping = new AbortController();
  cleanUpLater('starting things again', () => Promise.resolve(stopping.abort()));
  const started = [
    services.mongo.process,
    services.redis.process,
    services.mail.process,
    api,
    worker,
    portal,
    console_,
  ];
  const processes = started.filter((running) => running !== undefined);
  const { name, logFile, ended } = await keepAlive(processes, { signal: stopping.signal });
  console.error(
    `\nThe ${name} process ended three times within a minute (${ended()}), so the rest is stopped. Its log, ${logFile}, ends on:\n${tail(logFile)}`,
  );
  return 1;
}
