/** Whether what the built apps load first is small enough, and has no text in it that is still to be parsed. */
import { bundlesAreSmall, textsAreCompiled } from './lib/bundle-sizes.ts';
import { main } from './lib/main.ts';

await main(async () => {
  const right = [await bundlesAreSmall(), await textsAreCompiled()];
  return right.every(Boolean) ? 0 : 1;
});
