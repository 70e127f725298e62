/**
 * Starts database, Redis and mail catcher on free ports with data of their own, runs a command with their addresses in
 * the environment (MONGODB_URI, REDIS_URL, SMTP_URL, MAIL_API_URL), and removes everything again:
 *   node tools/with-services.ts npx vitest run --config backend/vitest.config.ts candidates
 */
import { main } from './lib/main.ts';
import { runInForeground } from './lib/processes.ts';
import { temporaryFolder } from './lib/temporary.ts';
import { freeServicePorts, serviceEnv, startServices } from './services/index.ts';

const [command, ...args] = process.argv.slice(2);

await main(async () => {
  if (command === undefined) {
    console.error('usage: node tools/with-services.ts COMMAND [ARGUMENT ...]');
    return 2;
  }
  const services = await startServices(await temporaryFolder(), await freeServicePorts(), { cacheGigabytes: 0.5 });
  return runInForeground(command, args, { env: serviceEnv(services) });
});
