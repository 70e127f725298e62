import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { CodeLanguage, Example } from './document.js';

/** What came of running examples as one session. */
export interface Session {
  /** What each example printed; shorter than the examples when one of them ended the session. */
  printed: string[];
  exitCode: number | null;
  /** What was said besides, for a person who looks for the mistake. */
  complaints: string;
}

/** Printed before each example, to tell what is whose. */
const MARK = '\u001e';

/** How the examples of a language become a program: bash that stops at the first error, and one module for Node. */
const PROGRAMS: Record<CodeLanguage, { file: string; command: string[]; join: (codes: string[]) => string }> = {
  sh: {
    file: 'session.sh',
    command: ['bash', 'session.sh'],
    join: (codes) => `set -eo pipefail\n${codes.map((code) => `printf '\\036'\n${code}\n`).join('')}`,
  },
  ts: {
    file: 'session.mts',
    command: [process.execPath, 'session.mts'],
    join: (codes) => codes.map((code) => `process.stdout.write('\\u001e');\n${code}\n`).join(''),
  },
};

/** Writes the program of some examples of one language into a folder and answers its path. */
export async function writeSession(folder: string, examples: readonly Example[]): Promise<string> {
  const { language } = examples[0] ?? { language: 'sh' };
  const program = PROGRAMS[language];
  const path = join(folder, program.file);
  await writeFile(path, program.join(examples.map(({ code }) => code)));
  return path;
}

/** Runs the program that was written of examples of one language, in its folder. */
export async function runSession(folder: string, language: CodeLanguage): Promise<Session> {
  const [command = '', ...args] = PROGRAMS[language].command;
  const child = spawn(command, args, {
    cwd: folder,
    // The node that runs the tests, also for what a session starts.
    env: { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter), NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  const [printed, complaints, exitCode] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { printed: printed.split(MARK).slice(1), exitCode, complaints };
}
