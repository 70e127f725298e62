import { MAX_FILE_BYTES } from '@byline/shared-types/domain';

/** The reason to refuse a file before a byte is sent. The API checks again, by content. */
export type FileRefusal = 'type' | 'size';

const endingOf = (name: string): string => name.split('.').at(-1)?.toLowerCase() ?? '';

export function refusalOf(file: File, types: Record<string, readonly string[]>): FileRefusal | null {
  // An empty file has no type, whatever its name is.
  if (file.size === 0 || !Object.values(types).flat().includes(endingOf(file.name))) return 'type';
  return file.size > MAX_FILE_BYTES ? 'size' : null;
}

/** PDF, DOCX, JPEG or PNG. */
export function fileKind(name: string): string {
  const ending = endingOf(name).toUpperCase();
  return ending === 'JPG' ? 'JPEG' : ending;
}
