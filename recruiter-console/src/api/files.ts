import type { FileRef } from './file-bytes';
import { useFileUrlQuery } from './index';

/** The address of a photo; undefined while it loads and without a photo. */
export function useFileUrl(file: FileRef | null): string | undefined {
  const { currentData } = useFileUrlQuery(file ?? { id: '', fileId: '' }, { skip: file === null });
  return currentData;
}
