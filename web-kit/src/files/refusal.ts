import { MAX_FILE_BYTES } from '@byline/shared-types/domain';

/** The reason to refuse a file before a byte is sent. The API checks again, by content. */
export type FileRefusal = 'empty' | 'noEnding' | 'heic' | 'type' | 'size';

/** The photos of iPhones, which neither browsers nor the API can read. */
const HEIC = ['heic', 'heif'];

const endingOf = (name: string): string => name.split('.').at(-1)?.toLowerCase() ?? '';

export function refusalOf(file: File, types: Record<string, readonly string[]>): FileRefusal | null {
  const ending = endingOf(file.name);
  if (file.size === 0) return 'empty';
  if (!/[^.]\.[^.]+$/.test(file.name)) return 'noEnding';
  if (HEIC.includes(ending)) return 'heic';
  if (!Object.values(types).flat().includes(ending)) return 'type';
  return file.size > MAX_FILE_BYTES ? 'size' : null;
}

/** PDF, DOCX, JPEG, …, by the ending of a name. */
export function fileKind(name: string): string {
  const ending = endingOf(name).toUpperCase();
  return ending === 'JPG' ? 'JPEG' : ending;
}
