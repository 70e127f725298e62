/** `make dev`: like `make run`, with hot reloading of the apps by Vite, and a rebuild and restart of API and worker on change. */
import { watch } from 'node:fs';
import { join } from 'node:path';
import type { AppName } from '../app-server/src/app-policy.ts';
import { buildAll } from './lib/build.ts';
import { main } from './lib/main.ts';
import { root, stateDir } from './lib/paths.ts';
import { refuseTakenPorts } from './lib/ports.ts';
import { messageOf } from './lib/print.ts';
import type { Running } from './lib/processes.ts';
import { startBackend, startData, startNode, type Backend } from './lib/product.ts';
import { claimState } from './lib/running.ts';
import { fixedPorts, namedPorts, urlsOf, type Ports } from './lib/settings.ts';
import { givenByEnv } from './services/index.ts';

await main(
  async () => {
    const ports = fixedPorts();
    await claimState(stateDir);
    await refuseTakenPorts(namedPorts(ports, Object.keys(ports) as (keyof Ports)[]));
    await buildAll(stateDir, ['backend']);
    const { env, services } = await startData({ stateFolder: stateDir, ports, given: givenByEnv(), demoSize: 2_000 });
    let backend = await startBackend(env, ports, stateDir);
    const portal = startVite('portal', 'candidate-portal', ports.portal, env);
    const console_ = startVite('console', 'recruiter-console', ports.console, env);
    const urls = urlsOf(ports);
    console.log(`\n  ${urls.portal}\n  ${urls.console}\n  ${urls.api}/api/docs\n  ${services.mail.webUrl ?? ''}\n`);
    onSourceChange(async () => {
      backend = await rebuild(backend, env, ports);
    });
    return Promise.race([portal.end, console_.end]).then((how) => {
      console.error(`Vite ended (${how}); see ${portal.logFile} and ${console_.logFile}`);
      return 1;
    });
  },
  { onSignal: () => console.log('\nStopping ...'), interruptCode: 0 },
);

function startVite(name: string, app: AppName, port: number, env: Record<string, string>): Running {
  const args = [join(root, 'tools/dev-app.ts'), app];
  return startNode(name, args, { ...env, NODE_ENV: 'development', PORT: String(port) }, stateDir);
}

/** Calls `changed` after a burst of changes, one call at a time. */
function onSourceChange(changed: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let busy = Promise.resolve();
  const notice = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      busy = busy.then(changed);
    }, 200);
  };
  for (const folder of ['backend/src', 'shared-types/src']) watch(join(root, folder), { recursive: true }, notice);
}

async function rebuild(backend: Backend, env: Record<string, string>, ports: Ports): Promise<Backend> {
  try {
    await buildAll(stateDir, ['backend']);
    await Promise.all([backend.api.stop(), backend.worker.stop()]);
    return await startBackend(env, ports, stateDir);
  } catch (error) {
    console.error(messageOf(error)); // the next change tries again
    return backend;
  }
}
