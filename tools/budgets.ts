/**
 * `make budgets SIZE=100000`: the browser's part of `make bench` alone, over that many demo candidates, and the sizes of what both apps load;
 * `LIVE=50` opens that many consoles of colleagues beside, who make twenty changes a second. Ends with 1 when a goal is missed.
 */
import { report } from './bench/report.ts';
import { inBrowser } from './budgets/in-browser.ts';
import { bundlesAreSmall } from './lib/bundle-sizes.ts';
import { buildAll } from './lib/build.ts';
import { main } from './lib/main.ts';
import { UserError } from './lib/print.ts';
import { temporaryFolder } from './lib/temporary.ts';

await main(async () => {
  const size = Number(process.argv[2] ?? 100_000);
  if (!Number.isInteger(size) || size < 1) throw new UserError(`SIZE=${process.argv[2]} is not a number of candidates`);
  const stateFolder = await temporaryFolder();
  await buildAll(stateFolder);
  const missed = await report(
    [await inBrowser(size, stateFolder, Number(process.env.LIVE ?? 0))],
    'make budgets',
    false,
  );
  const small = await bundlesAreSmall();
  return small && missed === 0 ? 0 : 1;
});
