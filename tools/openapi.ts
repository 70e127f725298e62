/** `make openapi`: writes openapi.yaml from the backend's code, and the API client from openapi.yaml. Commit both. */
import { buildAll } from './lib/build.ts';
import { clientFile, contractFile, writeClient, writeContract } from './lib/contract.ts';
import { main } from './lib/main.ts';
import { stateDir } from './lib/paths.ts';

await main(async () => {
  await buildAll(stateDir, ['backend']);
  await writeContract(contractFile);
  await writeClient(clientFile);
  await buildAll(stateDir, []);
  console.log(`Written: ${contractFile}, ${clientFile}`);
  return 0;
});
