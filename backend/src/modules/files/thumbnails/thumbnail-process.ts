import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

const TIMEOUT_MS = 30_000;
const HEAP_MB = 256;
const MAX_MEMORY = 700_000_000;
const LOOK_MS = 100;
const PAGE_BYTES = 4_096;

/** The source file in tests, the bundled file in the product. */
const SCRIPT = fileURLToPath(new URL(`./draw-thumbnail${extname(import.meta.url)}`, import.meta.url));
/** Let the process read files and load native code, but neither write a file nor start a process. */
const RIGHTS = ['--permission', '--allow-fs-read=*', '--allow-addons', '--disable-warning=SecurityWarning'];

/** Ends a process that takes too much memory. Only Linux tells the memory of another process. */
async function limitMemory(child: ChildProcess): Promise<void> {
  const pages = (await readFile(`/proc/${String(child.pid)}/statm`, 'utf8').catch(() => '')).split(' ')[1];
  if (Number(pages ?? 0) * PAGE_BYTES > MAX_MEMORY) child.kill('SIGKILL');
}

/** Draws a thumbnail in a process of limited time and memory. Null if the file cannot be read within them, or the signal stops the process. */
export async function drawThumbnail(file: Readable, mimeType: string, signal: AbortSignal): Promise<Buffer | null> {
  const child = spawn(process.execPath, [...RIGHTS, `--max-old-space-size=${HEAP_MB}`, SCRIPT, mimeType], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<boolean>((resolve) => {
    child.on('close', (code) => {
      resolve(code === 0);
    });
    child.on('error', () => undefined);
  });
  const look = setInterval(() => void limitMemory(child), LOOK_MS);
  try {
    const [bytes, whole] = await Promise.all([
      buffer(child.stdout),
      ended,
      // A process that ends early does not read everything.
      pipeline(file, child.stdin).catch(() => undefined),
    ]);
    return whole ? bytes : null;
  } finally {
    clearInterval(look);
  }
}
