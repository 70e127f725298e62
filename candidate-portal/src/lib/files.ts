import { MAX_FILE_BYTES } from '@byline/shared-types/domain';

/** Why a file would be refused, told before a byte is sent. The API judges again, by content. */
export type FileRefusal = 'type' | 'size';

export function refusalOf(file: File, types: Record<string, readonly string[]>): FileRefusal | null {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!Object.values(types).flat().includes(ending)) return 'type';
  return file.size > MAX_FILE_BYTES ? 'size' : null;
}

/** Decimal units, as the limit is one: 412 KB, 6.2 MB, in the language's own notation. */
export function fileSize(bytes: number, language: string): string {
  const write = (value: number, digits: number): string =>
    new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
  return bytes < 1_000_000
    ? `${write(Math.max(1, Math.round(bytes / 1_000)), 0)} KB`
    : `${write(bytes / 1_000_000, 1)} MB`;
}

/** PDF, DOCX, JPEG or PNG. */
export function fileKind(name: string): string {
  const ending = name.split('.').at(-1)?.toUpperCase() ?? '';
  return ending === 'JPG' ? 'JPEG' : ending;
}
