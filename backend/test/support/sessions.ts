import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { CodeLanguage, Example } from './document.js';

/** The result of running examples as one session. */
export interface Session {
  /** The output of each example; shorter than the examples if one ended the session. */
  printed: string[];
  exitCode: number | null;
  /** Other output, for debugging. */
  complaints: string;
}

/** Printed before each example, to separate the outputs. */
const MARK = '\u001e';

/** Builds a program from the examples of a language: bash that stops at the first error, or one module for Node. */
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

/** Writes the program of some examples of one language into a folder and returns its path. */
export async function writeSession(folder: string, examples: readonly Example[]): Promise<string> {
  const { language } = examples[0] ?? { language: 'sh' };
  const program = PROGRAMS[language];
  const path = join(folder, program.file);
  await writeFile(path, program.join(examples.map(({ code }) => code)));
  return path;
}

/** Runs such a program in its folder. */
export async function runSession(folder: string, language: CodeLanguage): Promise<Session> {
  const [command = '', ...args] = PROGRAMS[language].command;
  const child = spawn(command, args, {
    cwd: folder,
    // The session and its children use the Node of the tests.
    env: { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter), NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  const [printed, complaints, exitCode] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { printed: printed.split(MARK).slice(1), exitCode, complaints };
}
