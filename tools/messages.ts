/** Checks the texts of both apps, in all languages. */
import { cataloguesAreRight } from './lib/catalogues.ts';
import { main } from './lib/main.ts';

await main(async () => ((await cataloguesAreRight()) ? 0 : 1));
