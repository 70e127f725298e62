/** `make demo SIZE=100000`: replaces the local data by demo data of that size, also while Byline runs. */
import { buildAll } from './lib/build.ts';
import { isEmpty, writeDemoData } from './lib/demo-data.ts';
import { main } from './lib/main.ts';
import { stateDir } from './lib/paths.ts';
import { refuseTakenPorts } from './lib/ports.ts';
import { UserError } from './lib/print.ts';
import { runScript } from './lib/product.ts';
import { claimState, runningEnv } from './lib/running.ts';
import { fixedPorts, namedPorts, productEnv } from './lib/settings.ts';
import { givenByEnv, startServices } from './services/index.ts';

await main(async () => {
  const size = Number(process.argv[2] ?? 2_000);
  if (!Number.isInteger(size) || size < 1) throw new UserError(`SIZE=${process.argv[2]} is not a number of candidates`);
  await buildAll(stateDir, ['backend']);
  const running = await runningEnv(stateDir);
  const env = running ?? (await startForLoading());
  const isLocal = !process.env.MONGODB_URI;
  if (!isLocal && !(await isEmpty(env)))
    throw new UserError('The database of MONGODB_URI holds data, which make demo does not touch.');
  await writeDemoData(size, env, isLocal);
  console.log(running ? 'The running Byline shows them now.' : 'Loaded; "make run" shows them.');
  return 0;
});

async function startForLoading(): Promise<Record<string, string>> {
  await claimState(stateDir);
  const given = givenByEnv();
  const ports = fixedPorts();
  await refuseTakenPorts(namedPorts(ports, ['mongo', 'redis', 'mailSmtp', 'mailPage']));
  const services = await startServices(stateDir, ports, { given });
  const env = await productEnv(stateDir, ports, services);
  await runScript('bringing the database up to date', 'migrate', [], env, stateDir);
  return env;
}
