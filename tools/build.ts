/** Builds the shared types and the named workspaces, or all: `node tools/build.ts candidate-portal`. */
import { buildAll } from './lib/build.ts';
import { main } from './lib/main.ts';
import { stateDir } from './lib/paths.ts';

await main(async () => {
  const folders = process.argv.slice(2);
  await buildAll(stateDir, folders.length > 0 ? folders : undefined);
  return 0;
});
