/** `make check`: all checks that do not run the product. */
import { main } from './lib/main.ts';
import { staticChecks } from './lib/static-checks.ts';
import { runSteps } from './lib/steps.ts';
import { report } from './lib/summary.ts';
import { temporaryFolder } from './lib/temporary.ts';

await main(async () => {
  const started = performance.now();
  const results = await runSteps(staticChecks, await temporaryFolder());
  return report(results, performance.now() - started);
});
