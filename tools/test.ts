/**
 * `make test`: everything, on a machine that has run nothing before. Services run on free ports over data of their own,
 * in a temporary folder that is gone afterwards. `node tools/test.ts journeys` runs the steps with that in their name, and
 * what they need.
 */
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.ts';
import { appNames } from './lib/app-policy.ts';
import { buildAll } from './lib/build.ts';
import { bundlesAreSmall } from './lib/bundle-sizes.ts';
import { contractIsFresh } from './lib/contract.ts';
import { main } from './lib/main.ts';
import { root } from './lib/paths.ts';
import { UserError } from './lib/print.ts';
import { sharedTypesStep, staticChecks } from './lib/static-checks.ts';
import { conclude, outcome, runSteps, type Outcome, type Step } from './lib/steps.ts';
import { temporaryFolder } from './lib/temporary.ts';
import { runVitest } from './lib/vitest.ts';
import { startTestServices } from './services/index.ts';

const only = process.argv[2];
const backend = ['--config', 'backend/vitest.config.ts'];

await main(
  async () => {
    const folder = await temporaryFolder();
    process.env.TMPDIR = folder; // whatever the tests write goes with it, even when they are killed
    const steps = allSteps(folder);
    const chosen = only === undefined ? steps : withNeeds(steps, only);
    if (chosen.length === 0)
      throw new UserError(
        `no step is called "${only}"; there are:\n${steps.map(({ name }) => `  ${name}`).join('\n')}`,
      );
    return conclude(await runSteps(chosen));
  },
  { onSignal: () => console.log('\nStopping ...') },
);

/** The steps with these words in their name, and the ones they need. */
function withNeeds(steps: Step[], words: string): Step[] {
  const wanted = new Set<string>();
  const want = (step: Step): void => {
    wanted.add(step.name);
    for (const needed of steps.filter(({ name }) => step.needs?.includes(name))) want(needed);
  };
  steps.filter(({ name }) => name.includes(words)).forEach(want);
  return steps.filter(({ name }) => wanted.has(name));
}

function allSteps(folder: string): Step[] {
  const build = 'build';
  const browser = 'browser';
  return [
    ...staticChecks(folder),
    {
      name: build,
      needs: [sharedTypesStep],
      run: async () => {
        await buildAll(folder);
        return outcome(true);
      },
    },
    { name: 'bundle sizes', needs: [build], run: async () => outcome(await bundlesAreSmall()) },
    {
      name: 'API contract and client are fresh',
      needs: [build],
      run: async () => outcome(await contractIsFresh(folder)),
    },
    {
      name: 'unit tests: tools',
      run: () => runVitest('tools', ['--config', 'tools/vitest.config.ts'], { folder }),
    },
    {
      name: 'unit tests: backend, shared types',
      run: () => runVitest('unit', [...backend, join(root, 'backend/src/'), join(root, 'shared-types/')], { folder }),
    },
    { name: 'HTTP tests (real MongoDB, Redis, SMTP, S3)', run: () => httpTests(folder) },
    ...['web-kit', ...appNames].map((folderOfTests) => ({
      name: `component tests: ${folderOfTests}`,
      run: () => runVitest(folderOfTests, ['--root', folderOfTests], { folder }),
    })),
    {
      name: browser,
      run: async () => {
        const { describe, options } = await findBrowser();
        await (await chromium.launch(options)).close();
        console.log(`  ${describe}`);
        return outcome(true);
      },
    },
    {
      name: 'browser journeys',
      needs: [build, browser],
      run: () => runVitest('e2e', ['--config', 'e2e/vitest.config.ts'], { folder }),
    },
  ];
}

async function httpTests(folder: string): Promise<Outcome> {
  const { all, env } = await startTestServices(join(folder, 'services'));
  for (const { describe } of all) console.log(`  ${describe}`);
  const result = await runVitest('http', [...backend, join(root, 'backend/test/')], { folder, env });
  await Promise.all(all.map((service) => service.stop()));
  return result;
}
