import { MAX_LINE } from './limits.js';

/** Types an upload may have, by content, and the endings they go by (docs/domain/files.md#uploads). */
export const PROFILE_FILE_TYPES = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
} as const;

/** Attachments of mails and tests take doc and the spreadsheet types as well. */
export const ATTACHMENT_FILE_TYPES = {
  ...PROFILE_FILE_TYPES,
  'application/msword': ['doc'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
} as const;

export const AVATAR_FILE_TYPES = { 'image/jpeg': ['jpg', 'jpeg'], 'image/png': ['png'] } as const;

/** The `accept` attribute of a file input for one of the maps above. */
export const acceptOf = (types: Record<string, readonly string[]>): string =>
  Object.values(types)
    .flat()
    .map((ending) => `.${ending}`)
    .join(',');

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

/** What a photo is stored as, whatever was sent. */
const STORED_FILE_TYPES: Record<string, readonly string[]> = { ...ATTACHMENT_FILE_TYPES, 'image/webp': ['webp'] };
const KNOWN_ENDINGS = Object.values(STORED_FILE_TYPES).flat();

const endingOf = (name: string): string => /.\.([^.]*)$/u.exec(name)?.[1]?.toLowerCase() ?? '';

/** A file's name with the ending its bytes have (docs/domain/files.md#names): another type's ending goes, anything else stays before it. */
export function withEndingOf(mimeType: string, name: string): string {
  const endings = STORED_FILE_TYPES[mimeType];
  const ending = endingOf(name);
  if (!endings?.[0] || endings.includes(ending)) return name;
  const base = KNOWN_ENDINGS.includes(ending) ? name.slice(0, -ending.length - 1) : name;
  return `${[...base].slice(0, MAX_LINE - endings[0].length - 1).join('')}.${endings[0]}`;
}

/** Names that Windows keeps for its devices, whatever their ending. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?=\s*(?:\.|$))/i;
/** What file systems take for one name, in bytes, with room for " (1)". */
const MAX_NAME_BYTES = 240;

/** The name to save a file under, on Windows too: none of the characters it has a use for, no device, no dot or blank at the end, not too long. */
export function savedName(name: string): string {
  const plain = name.replace(/[<>:"/\\|?*\p{C}]/gu, '_').replace(/[. ]+$/, '');
  const [base = '', ending = ''] = /^(.+)(\.[^.]{1,10})$/u.exec(plain)?.slice(1) ?? [plain];
  const letters = [...base.replace(DEVICE, '_$&')];
  const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
  while (bytesOf(letters.join('') + ending) > MAX_NAME_BYTES) letters.pop();
  return `${letters.join('').replace(/[. ]+$/, '')}${ending}` || 'file';
}
