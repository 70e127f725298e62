/** Checks the size of the apps' first load, and that the build parsed all texts. */
import { bundlesAreSmall, textsAreCompiled } from './lib/bundle-sizes.ts';
import { main } from './lib/main.ts';

await main(async () => {
  const right = [await bundlesAreSmall(), await textsAreCompiled()];
  return right.every(Boolean) ? 0 : 1;
});
