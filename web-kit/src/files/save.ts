import { savedName } from '@byline/shared-types/domain';
import { fetchFile, type FetchOptions } from './download';

/** Until then the browser has read the bytes. Revoking the address at once may save an empty file. */
const KEPT_MS = 60_000;

/** Saves a file of the API under its own name, as far as file systems accept it; returns the saved name. Throws a ProblemError. */
export async function saveFile(path: string, name: string, options: FetchOptions = {}): Promise<string> {
  return saveBlob(await fetchFile(path, options), name);
}

/** Saves a blob under a name, as far as file systems accept it; returns the saved name. */
export function saveBlob(blob: Blob, name: string): string {
  const href = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href, download: savedName(name) });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
  return link.download;
}
