import type { FileRef } from './file-bytes';
import { useFileUrlQuery } from './index';

/** A photo's address once it is there; none without one. */
export function useFileUrl(file: FileRef | null): string | undefined {
  const { currentData } = useFileUrlQuery(file ?? { id: '', fileId: '' }, { skip: file === null });
  return currentData;
}
