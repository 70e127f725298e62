import type { TestProject } from 'vitest/node';
import { buildAll } from '../../tools/lib/build.ts';
import { cleanUp } from '../../tools/lib/cleanup.ts';
import { stopLeftover } from '../../tools/lib/processes.ts';
import { startProduct } from '../../tools/lib/product.ts';
import { freePorts } from '../../tools/lib/settings.ts';
import { databaseFolder, temporaryFolder } from '../../tools/lib/temporary.ts';
import { pidsFolder } from '../../tools/services/index.ts';

/** Starts the built product with a little demo data before the first file, and removes it after the last one. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const stateFolder = await temporaryFolder();
  await buildAll(stateFolder);
  const ports = await freePorts();
  const { urls, env, services } = await startProduct({
    stateFolder,
    ports,
    demoSize: 60,
    cacheGigabytes: 0.5,
    dataFolder: await databaseFolder(stateFolder),
    env: {
      SENSITIVE_REQUESTS_PER_MINUTE: '1000',
      UPLOADS_PER_MINUTE: '1000',
      // A mail to everybody needs the approval of a colleague.
      BULK_MAIL_APPROVAL_ABOVE: '55',
      MAIL_RECONCILE_SECONDS: '2',
      MAIL_LEASE_SECONDS: '10',
    },
  });
  const mailUrl = services.mail.webUrl ?? '';
  project.provide('product', { urls, env, mailUrl, stateFolder, ports });
  return async () => {
    await stopLeftover(pidsFolder(stateFolder), 'worker'); // a journey may have replaced the worker
    await cleanUp();
  };
}
