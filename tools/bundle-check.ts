/** Whether what the built apps load first is small enough. */
import { bundlesAreSmall } from './lib/bundle-sizes.ts';
import { main } from './lib/main.ts';

await main(async () => ((await bundlesAreSmall()) ? 0 : 1));
