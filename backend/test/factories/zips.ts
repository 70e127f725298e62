import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';

/** What is in a zip by its names, as a reader of somebody else's finds it. */
export const unzipped = (zip: Buffer): Map<string, Buffer> =>
  new Map(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, Buffer.from(bytes)]));

/** Python checks every checksum and header; throws what it says. */
export async function requireSoundZip(zip: Buffer): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'byline-zip-'));
  try {
    const path = join(folder, 'a.zip');
    await writeFile(path, zip);
    await promisify(execFile)('python3', ['-m', 'zipfile', '-t', path]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
