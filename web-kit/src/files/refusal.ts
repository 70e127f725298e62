import { MAX_FILE_BYTES } from '@byline/shared-types/domain';

/** Why a file would be refused, told before a byte is sent. The API judges again, by content. */
export type FileRefusal = 'type' | 'size';

const endingOf = (name: string): string => name.split('.').at(-1)?.toLowerCase() ?? '';

export function refusalOf(file: File, types: Record<string, readonly string[]>): FileRefusal | null {
  // An empty one is of no type, whatever it is called.
  if (file.size === 0 || !Object.values(types).flat().includes(endingOf(file.name))) return 'type';
  return file.size > MAX_FILE_BYTES ? 'size' : null;
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** In powers of 1000, as the limit counts (docs/domain/interface.md#sizes), in the language's own notation: 412 kB, 6,2 MB, 10 Mo. */
export function fileSize(bytes: number, language: string): string {
  const step = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1000 ** step);
}

/** PDF, DOCX, JPEG or PNG. */
export function fileKind(name: string): string {
  const ending = endingOf(name).toUpperCase();
  return ending === 'JPG' ? 'JPEG' : ending;
}
