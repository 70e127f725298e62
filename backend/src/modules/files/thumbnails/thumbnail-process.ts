import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { startConfined } from '../../../common/processes/confined-process.js';

const TIMEOUT_MS = 30_000;

/** The source file in tests, the bundled file in the product. */
const SCRIPT = fileURLToPath(new URL(`./draw-thumbnail${extname(import.meta.url)}`, import.meta.url));

/** Draws a thumbnail in a process of limited time and memory. Null if the file cannot be read within them, or the signal stops the process. */
export async function drawThumbnail(file: Readable, mimeType: string, signal: AbortSignal): Promise<Buffer | null> {
  const child = startConfined(SCRIPT, [mimeType], AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
  const ended = new Promise<boolean>((resolve) => {
    child.on('close', (code) => {
      resolve(code === 0);
    });
  });
  const [bytes, whole] = await Promise.all([
    buffer(child.stdout),
    ended,
    // A process that ends early does not read everything.
    pipeline(file, child.stdin).catch(() => undefined),
  ]);
  return whole ? bytes : null;
}
