import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { fetchFile, type FileRef } from './file-bytes';
import { useFileUrlQuery } from './index';

/** A photo's address once it is there; none without one. */
export function useFileUrl(file: FileRef | null): string | undefined {
  const { currentData } = useFileUrlQuery(file ?? { id: '', fileId: '' }, { skip: file === null });
  return currentData;
}

/** Saves a file under its name. Resolves to the problem when it could not be fetched. */
export async function downloadFile(file: FileRef, name: string): Promise<FetchBaseQueryError | null> {
  const result = await fetchFile(file);
  if ('error' in result) return result.error;
  const href = URL.createObjectURL(result.data);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has the bytes by the next minute at the latest.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
  return null;
}
