/** Prints the browser of the journeys, and starts it. */
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.ts';
import { main } from './lib/main.ts';

await main(async () => {
  const { describe, options } = await findBrowser();
  await (await chromium.launch(options)).close();
  console.log(`  ${describe}`);
  return 0;
});
