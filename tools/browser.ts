import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { downloadsDir, onPath, root } from './lib/paths.ts';

const run = promisify(execFile);

/** Same-origin and CORS checks stay on: the journeys must see what a visitor's browser would refuse. */
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
  /** Where it came from, for the start-up text. */
  describe: string;
  options: LaunchOptions;
}

/** CHROMIUM_PATH, else an installed Chromium, else the one inside the npm package, which needs no root. */
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
 * @sparticuz/chromium unpacks into the temporary folder, where two test processes would race for half-written files.
 * We let it unpack into a folder of ours and move that into place in one step.
 */
async function packagedBrowser(): Promise<FoundBrowser> {
  const manifest = await readFile(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const folder = join(downloadsDir, `chromium-${version}`);
  if (!existsSync(folder)) {
    const partial = `${folder}.${process.pid}`;
    await mkdir(partial, { recursive: true });
    const unpack = "import('@sparticuz/chromium').then((module) => module.default.executablePath())";
    await run(process.execPath, ['--eval', unpack], { cwd: root, env: { ...process.env, TMPDIR: partial } });
    try {
      await rename(partial, folder);
    } catch (error) {
      await rm(partial, { recursive: true, force: true });
      if (!existsSync(folder)) throw error; // else another process was first, with the same content
    }
  }
  const options: LaunchOptions = { executablePath: join(folder, 'chromium'), args: [...flags, '--no-zygote'] };
  // Without a font configuration of the machine's own, the package's font (Open Sans) is better than no text at all.
  if (!existsSync('/etc/fonts/fonts.conf')) {
    options.env = { ...definedEnv(), FONTCONFIG_PATH: join(folder, 'fonts') };
  }
  return { describe: `Chromium ${version} of the npm package @sparticuz/chromium`, options };
}

function definedEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

export async function launchBrowser(): Promise<Browser> {
  const { options } = await findBrowser();
  return chromium.launch(options);
}
