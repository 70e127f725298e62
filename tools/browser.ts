import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { downloadsDir, onPath, root } from './lib/paths.ts';
import { UserError } from './lib/print.ts';
import { missingLibraries } from './services/binaries.ts';

const run = promisify(execFile);

/** Same-origin and CORS checks stay on, so journeys meet the refusals of a visitor's browser. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

export interface FoundBrowser {
  /** Its source, for the start-up text. */
  describe: string;
  options: LaunchOptions;
}

/** CHROMIUM_PATH, else an installed Chromium, else that of the npm package, which needs no root. */
export async function findBrowser(): Promise<FoundBrowser> {
  const fromEnv = process.env.CHROMIUM_PATH;
  if (fromEnv !== undefined && fromEnv !== '') {
    if (!existsSync(fromEnv)) throw new Error(`CHROMIUM_PATH names ${fromEnv}, which does not exist`);
    return { describe: `${fromEnv} (CHROMIUM_PATH)`, options: { executablePath: fromEnv, args: flags } };
  }
  const installed = onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
  if (installed !== undefined) return { describe: installed, options: { executablePath: installed, args: flags } };
  return packagedBrowser();
}

/**
 * @sparticuz/chromium unpacks into the temporary folder, where parallel test processes would read half-written files. So it
 * unpacks into another folder, which is then renamed.
 */
async function packagedBrowser(): Promise<FoundBrowser> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new UserError(
      'There is no Chromium: install one (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  }
  const manifest = await readFile(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const folder = join(downloadsDir, `chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder);
  const executablePath = join(folder, 'chromium');
  const env = await environmentFor(executablePath, folder);
  return {
    describe: `Chromium ${version} of the npm package @sparticuz/chromium`,
    options: { executablePath, args: [...flags, '--no-zygote'], ...(env !== undefined && { env }) },
  };
}

async function unpackInto(folder: string): Promise<void> {
  const partial = `${folder}.${process.pid}`;
  await mkdir(partial, { recursive: true });
  const unpack = `
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await inflate('node_modules/@sparticuz/chromium/bin/al2023.tar.br');`;
  const args = ['--input-type=module', '--eval', unpack];
  await run(process.execPath, args, { cwd: root, env: { ...process.env, TMPDIR: partial } });
  // The package's own fonts.conf names folders of a cloud function.
  const fonts = `<?xml version="1.0"?>\n<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>\n`;
  await writeFile(join(partial, 'fonts/fonts.conf'), fonts);
  try {
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // else another process was first
  }
}

/** The package brings NSS libraries and fonts for machines without them. */
async function environmentFor(executable: string, folder: string): Promise<Record<string, string> | undefined> {
  const extra: Record<string, string> = {};
  if ((await missingLibraries(executable)).length > 0) extra.LD_LIBRARY_PATH = join(folder, 'al2023/lib');
  if (!existsSync('/etc/fonts/fonts.conf')) extra.FONTCONFIG_PATH = join(folder, 'fonts');
  if (Object.keys(extra).length === 0) return undefined;
  const own = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { ...Object.fromEntries(own), ...extra };
}

export async function launchBrowser(): Promise<Browser> {
  const { options } = await findBrowser();
  return chromium.launch(options);
}
