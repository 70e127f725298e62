/** `make messages` writes each en.json from the code; `node tools/messages.ts --check` checks all catalogues. */
import { cataloguesAreRight, writeEnglish } from './lib/catalogues.ts';
import { main } from './lib/main.ts';
import { temporaryFolder } from './lib/temporary.ts';

await main(async () => {
  if (process.argv[2] === '--check') return (await cataloguesAreRight(await temporaryFolder())) ? 0 : 1;
  console.log(`Written: ${(await writeEnglish()).join(', ')}`);
  return 0;
});
