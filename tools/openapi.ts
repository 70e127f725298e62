/** `make openapi` writes openapi.yaml from the backend's code, and each app's client from it. Commit all three. */
import { buildAll } from './lib/build.ts';
import { contractFile, writeClients, writeContract } from './lib/contract.ts';
import { main } from './lib/main.ts';
import { stateDir } from './lib/paths.ts';

await main(async () => {
  await buildAll(stateDir, ['backend']);
  await writeContract(contractFile);
  console.log(`Written: ${[contractFile, ...(await writeClients())].join(', ')}`);
  return 0;
});
