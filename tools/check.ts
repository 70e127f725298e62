/** `make check`: what can be said without running the product. */
import { main } from './lib/main.ts';
import { stateDir } from './lib/paths.ts';
import { staticChecks } from './lib/static-checks.ts';
import { conclude, runSteps } from './lib/steps.ts';

await main(async () => conclude(await runSteps(staticChecks(stateDir))));
