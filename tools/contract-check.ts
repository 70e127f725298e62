/** Compares the committed contract and clients with the built backend. */
import { contractIsFresh } from './lib/contract.ts';
import { main } from './lib/main.ts';
import { temporaryFolder } from './lib/temporary.ts';

await main(async () => ((await contractIsFresh(await temporaryFolder())) ? 0 : 1));
