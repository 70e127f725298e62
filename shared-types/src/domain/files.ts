/** Allowed types of uploads, by content, with their file extensions (docs/domain/files.md#uploads). */
export const PROFILE_FILE_TYPES = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
} as const;

/** Attachments of mails and tests may also be `doc` files and spreadsheets. */
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

/** A size in powers of 1000, like the limit (docs/domain/interface.md#sizes), in the language's notation: 412 kB, 6,2 MB, 10 Mo. */
export function fileSize(bytes: number, language: string): string {
  const step = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1000 ** step);
}

/** Device names of Windows, reserved with every extension. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?=\s*(?:\.|$))/i;
/** Maximum length of a file name, in bytes, minus room for " (1)". */
const MAX_NAME_BYTES = 240;

/** A name that every file system accepts, also on Windows: without special characters, device names, or a dot or blank at the end, and short enough. */
export function savedName(name: string): string {
  const plain = name.replace(/[<>:"/\\|?*\p{C}]/gu, '_').replace(/[. ]+$/, '');
  const [base = '', ending = ''] = /^(.+)(\.[^.]{1,10})$/u.exec(plain)?.slice(1) ?? [plain];
  const letters = [...base.replace(DEVICE, '_$&')];
  const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
  while (bytesOf(letters.join('') + ending) > MAX_NAME_BYTES) letters.pop();
  return `${letters.join('').replace(/[. ]+$/, '')}${ending}` || 'file';
}
