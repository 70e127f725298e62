import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';

const HEAP_MB = 256;
const MAX_MEMORY = 700_000_000;
const LOOK_MS = 100;
const PAGE_BYTES = 4_096;

/** Let the process read files and load native code, but neither write a file nor start a process. */
const RIGHTS = ['--permission', '--allow-fs-read=*', '--allow-addons', '--disable-warning=SecurityWarning'];

export type ConfinedProcess = ChildProcess & { stdin: Writable; stdout: Readable };

/** Ends a process that takes too much memory. Only Linux tells the memory of another process. */
async function limitMemory(child: ChildProcess): Promise<void> {
  const pages = (await readFile(`/proc/${String(child.pid)}/statm`, 'utf8').catch(() => '')).split(' ')[1];
  if (Number(pages ?? 0) * PAGE_BYTES > MAX_MEMORY) child.kill('SIGKILL');
}

/** Starts a process of limited memory, without settings and secrets, to read bytes of strangers. The signal ends it. */
export function startConfined(script: string, args: readonly string[], signal: AbortSignal): ConfinedProcess {
  const child = spawn(process.execPath, [...RIGHTS, `--max-old-space-size=${HEAP_MB}`, script, ...args], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    signal,
    killSignal: 'SIGKILL',
  });
  // `close` follows an error too.
  child.on('error', () => undefined);
  const look = setInterval(() => void limitMemory(child), LOOK_MS);
  child.on('close', () => clearInterval(look));
  return child;
}
