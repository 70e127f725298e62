import { savedName } from '@byline/shared-types/domain';
import { fetchFile, type FetchOptions } from './download';

/** By then the browser has the bytes; revoking the address in the same tick may save an empty file. */
const KEPT_MS = 60_000;

/** Saves a file of the API under its own name, as far as file systems take it, and answers that. Throws a ProblemError. */
export async function saveFile(path: string, name: string, options: FetchOptions = {}): Promise<string> {
  return saveBlob(await fetchFile(path, options), name);
}

/** Saves what was made here under a name, as far as file systems take it, and answers that. */
export function saveBlob(blob: Blob, name: string): string {
  const href = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href, download: savedName(name) });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
  return link.download;
}
