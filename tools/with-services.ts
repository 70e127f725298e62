/**
 * Starts database, Redis, mail catcher and S3 server on free ports, runs a command with their addresses in the environment
 * (MONGODB_URI, REDIS_URL, SMTP_URL, MAIL_API_URL, S3_…), and removes all data:
 *   node tools/with-services.ts npx vitest run --config backend/vitest.config.ts candidates
 */
import { main } from './lib/main.ts';
import { runInForeground } from './lib/processes.ts';
import { databaseFolder, temporaryFolder } from './lib/temporary.ts';
import { startTestServices } from './services/index.ts';

const [command, ...args] = process.argv.slice(2);

await main(async () => {
  if (command === undefined) {
    console.error('usage: node tools/with-services.ts COMMAND [ARGUMENT ...]');
    return 2;
  }
  const folder = await temporaryFolder();
  const env = await startTestServices(folder, await databaseFolder(folder));
  return runInForeground(command, args, { env });
});
