import { ATTACHMENT_FILE_TYPES, PROFILE_FILE_TYPES } from './files.js';
import { MAX_LINE } from './limits.js';

/** Recruiters also keep documents of other programs, mails and appointments among the files of a candidate. */
export const RECRUITER_FILE_TYPES = {
  ...PROFILE_FILE_TYPES,
  'application/msword': ['doc'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/rtf': ['rtf'],
  'text/plain': ['txt'],
  'text/calendar': ['ics'],
  'application/vnd.ms-outlook': ['msg'],
  'message/rfc822': ['eml'],
} as const;

/** Types whose text the worker reads for the search (docs/domain/files.md#text). */
export const TEXT_FILE_TYPES: readonly string[] = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/msword',
  'application/vnd.oasis.opendocument.text',
  'application/rtf',
  'text/plain',
];

/** The worker has not read the file's text, has read it, or found a scan without text, a password, or a damaged file. */
export const FILE_TEXT_STATES = ['waiting', 'read', 'empty', 'locked', 'damaged'] as const;
export type FileTextState = (typeof FILE_TEXT_STATES)[number];

/** All stored types. The API stores every photo as webp. */
export const STORED_FILE_TYPES: Record<string, readonly string[]> = {
  ...ATTACHMENT_FILE_TYPES,
  ...RECRUITER_FILE_TYPES,
  'image/webp': ['webp'],
};
const KNOWN_ENDINGS = Object.values(STORED_FILE_TYPES).flat();

const endingOf = (name: string): string => /.\.([^.]*)$/u.exec(name)?.[1]?.toLowerCase() ?? '';

/** A file name with the extension of its content (docs/domain/files.md#names); replaces only the extension of another known type. */
export function withEndingOf(mimeType: string, name: string): string {
  const endings = STORED_FILE_TYPES[mimeType];
  const ending = endingOf(name);
  if (!endings?.[0] || endings.includes(ending)) return name;
  const base = KNOWN_ENDINGS.includes(ending) ? name.slice(0, -ending.length - 1) : name;
  return `${[...base].slice(0, MAX_LINE - endings[0].length - 1).join('')}.${endings[0]}`;
}
