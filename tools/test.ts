/**
 * `make test` runs all checks and tests; services use free ports and a temporary folder. `node tools/test.ts journeys` runs the steps with
 * that word in their name, and the steps they need; `SHARD=1/4` a quarter of the journeys; `--quick` the steps without database and browser.
 */
import { join } from 'node:path';
import { appNames } from '../app-server/src/app-policy.ts';
import { main } from './lib/main.ts';
import { root } from './lib/paths.ts';
import { UserError } from './lib/print.ts';
import { sharedTypesStep, staticChecks } from './lib/static-checks.ts';
import { runFailedFilesAgain } from './lib/second-run.ts';
import { runSteps, type Step } from './lib/steps.ts';
import { report } from './lib/summary.ts';
import { temporaryFolder } from './lib/temporary.ts';
import { vitestStep } from './lib/vitest.ts';

const only = process.argv.slice(2);
const isQuick = only[0] === '--quick';
const { SHARD } = process.env;
const backendTests = ['--config', 'backend/vitest.config.ts'];

await main(
  async () => {
    const started = performance.now();
    const folder = await temporaryFolder();
    process.env.TMPDIR = folder; // removed even if the tests are killed
    // The tests start the API and its worker forty times; compiled code of an earlier start saves a quarter of a second of each.
    process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
    const steps = chosenSteps(folder);
    const { results, unstable } = await runFailedFilesAgain(await runSteps(steps, folder), steps, folder);
    return report(results, performance.now() - started, unstable);
  },
  { onSignal: () => console.log('\nStopping ...') },
);

function chosenSteps(folder: string): Step[] {
  const quick = [...staticChecks, ...unitTests(folder)];
  if (isQuick) return quick;
  const all = [...productTests(folder), ...quick];
  return only.length === 0 ? all : withNeeds(all, only);
}

/** The steps with one of these words in their name, and the steps they need. */
function withNeeds(steps: Step[], words: string[]): Step[] {
  const wanted = new Set<string>();
  const want = (step: Step): void => {
    wanted.add(step.name);
    for (const needed of steps.filter(({ name }) => step.needs?.includes(name))) want(needed);
  };
  steps.filter(({ name }) => words.some((word) => name.includes(word))).forEach(want);
  if (wanted.size === 0)
    throw new UserError(
      `no step is called "${words.join('" or "')}"; there are:\n${steps.map(({ name }) => `  ${name}`).join('\n')}`,
    );
  return steps.filter(({ name }) => wanted.has(name));
}

function unitTests(folder: string): Step[] {
  return [
    vitestStep({ name: 'unit tests: tools', args: ['--config', 'tools/vitest.config.ts'] }, folder),
    vitestStep(
      {
        name: 'unit tests: backend, shared-types',
        needs: [sharedTypesStep],
        args: [...backendTests, '--sequence.shuffle'],
        folders: [join(root, 'backend/src/'), join(root, 'shared-types/')],
      },
      folder,
    ),
    ...['web-kit', ...appNames].map((workspace) =>
      vitestStep(
        { name: `component tests: ${workspace}`, needs: [sharedTypesStep], args: ['--root', workspace] },
        folder,
      ),
    ),
  ];
}

function productTests(folder: string): Step[] {
  const build = (workspace: string): string => `build: ${workspace}`;
  const builds = ['recruiter-console', 'backend', 'candidate-portal'];
  const browser = 'browser';
  return [
    ...builds.map((workspace) => ({
      name: build(workspace),
      needs: [sharedTypesStep],
      command: ['node', 'tools/build.ts', workspace],
    })),
    { name: browser, command: ['node', 'tools/browser-check.ts'] },
    vitestStep(
      {
        name: 'browser journeys',
        needs: [...builds.map(build), browser],
        args: ['--config', 'e2e/vitest.config.ts'],
        once: SHARD ? [`--shard=${SHARD}`] : [],
      },
      folder,
    ),
    vitestStep(
      {
        name: 'HTTP tests (real MongoDB, Redis, SMTP, S3)',
        needs: [build('backend')],
        behind: ['node', 'tools/with-services.ts'],
        args: backendTests,
        folders: [join(root, 'backend/test/'), join(root, 'demo/test/')],
      },
      folder,
    ),
    { name: 'bundle sizes', needs: appNames.map(build), command: ['node', 'tools/bundle-check.ts'] },
    {
      name: 'API contract and client are fresh',
      needs: [build('backend')],
      command: ['node', 'tools/contract-check.ts'],
    },
  ];
}
