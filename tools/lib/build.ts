import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './paths.ts';
import { step, UserError } from './print.ts';
import { start, tail } from './processes.ts';

interface Workspace {
  folder: string;
  label: string;
  isApp: boolean;
}

const sharedTypes: Workspace = { folder: 'shared-types', label: 'shared types', isApp: false };
const others: Workspace[] = [
  { folder: 'backend', label: 'API and worker', isApp: false },
  { folder: 'candidate-portal', label: 'candidate portal', isApp: true },
  { folder: 'recruiter-console', label: 'recruiter console', isApp: true },
];

/** Builds workspaces whose sources changed since their last build. */
export async function buildAll(stateFolder: string, folders = others.map(({ folder }) => folder)): Promise<void> {
  const base = await hashOf(['package-lock.json', 'tsconfig.base.json'], sharedTypes.folder);
  await buildOne(sharedTypes, base, stateFolder);
  const wanted = others.filter(({ folder }) => folders.includes(folder));
  await Promise.all(
    wanted.map(async (workspace) => {
      const sources = await Promise.all(
        [workspace.folder, ...(workspace.isApp ? ['web-kit'] : [])].map((folder) => hashOf([], folder)),
      );
      return buildOne(workspace, base + sources.join(''), stateFolder);
    }),
  );
}

async function buildOne({ folder, label, isApp }: Workspace, hash: string, stateFolder: string): Promise<void> {
  const dist = join(root, folder, 'dist');
  const stamp = join(dist, '.built-from');
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash) return;
  await step(`building the ${label}`, async () => {
    await rm(stamp, { force: true });
    const build = start({
      name: `build-${folder}`,
      command: 'npm',
      args: ['run', 'build', '--workspace', folder],
      cwd: root,
      // NODE_ENV=test would build React's slow development version.
      env: { NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: undefined },
      logFile: join(stateFolder, 'logs', `build-${folder}.log`),
      pidsFolder: join(stateFolder, 'pids'),
    });
    const end = await build.end;
    if (end !== 'exit code 0') throw new UserError(`Building the ${label} failed:\n${tail(build.logFile, 40)}`);
    if (isApp) await compress(dist);
    await writeFile(stamp, hash);
  });
}

async function hashOf(files: string[], folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [...files, ...(await sourcesIn(folder))]) {
    hash
      .update(file)
      .update('\0')
      .update(await readFile(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

async function sourcesIn(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist', 'coverage', 'test'].includes(entry.name)) files.push(...(await sourcesIn(path)));
    } else if (!/\.test\.tsx?$/.test(entry.name)) {
      files.push(path);
    }
  }
  return files.sort();
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes a .br and a .gz beside every static text file, so no request has to compress it. */
async function compress(dist: string): Promise<void> {
  for (const file of await readdir(dist, { recursive: true })) {
    // Files that begin with a dot are not served.
    if (!/\.(js|css|svg)$/.test(file) || file === 'config.js' || file.startsWith('.')) continue;
    const content = await readFile(join(dist, file));
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    await writeFile(join(dist, `${file}.br`), await brotli(content, { params: quality }));
    await writeFile(join(dist, `${file}.gz`), await gzipped(content));
  }
}
