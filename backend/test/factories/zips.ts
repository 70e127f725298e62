import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';

/** The content of a zip by name, read by another program than ours. */
export const unzipped = (zip: Buffer): Map<string, Buffer> =>
  new Map(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, Buffer.from(bytes)]));

/** Lets Python check every checksum and header; throws its message. */
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
