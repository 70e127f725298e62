import { extname } from 'node:path';
import {
  ATTACHMENT_FILE_TYPES,
  AVATAR_FILE_TYPES,
  PROFILE_FILE_TYPES,
  RECRUITER_FILE_TYPES,
  type FileKind,
} from '@byline/shared-types/domain';
import { ProblemError } from '../../common/errors/problem.error.js';

type FileTypes = Readonly<Record<string, readonly string[]>>;

const TYPES_OF: Record<FileKind, FileTypes> = {
  cv: PROFILE_FILE_TYPES,
  portfolio: PROFILE_FILE_TYPES,
  avatar: AVATAR_FILE_TYPES,
  attachment: ATTACHMENT_FILE_TYPES,
  library: ATTACHMENT_FILE_TYPES,
};

/** The types of a kind, or of a recruiter's file of a candidate. */
export const typesOf = (kind: FileKind, byRecruiter: boolean): FileTypes =>
  byRecruiter && (kind === 'cv' || kind === 'attachment') ? RECRUITER_FILE_TYPES : TYPES_OF[kind];

/** The old Office formats share one container; the stream inside says which it is. */
const OLD_OFFICE = [
  ['application/msword', Buffer.from('WordDocument', 'utf16le')],
  ['application/vnd.ms-excel', Buffer.from('Workbook', 'utf16le')],
  ['application/vnd.ms-outlook', Buffer.from('__properties_version1.0', 'utf16le')],
] as const;

const HEADER = /^[!-9;-~]+:[^\r\n]*(\r?\n[ \t][^\r\n]*)*\r?\n/;
/** Enough for the headers that servers on the way add. */
const HEADER_BYTES = 20_000;

/** Whether the text begins like a stored mail: headers, among them a sender. */
function isMail(bytes: Buffer): boolean {
  const text = bytes.subarray(0, HEADER_BYTES).toString('latin1');
  return HEADER.test(text) && /^from:.*@/im.test(text) && /^(date|subject|message-id|received):/im.test(text);
}

/** Whether the bytes are plain text, of UTF-8 or an older code: without control characters. */
const isText = (bytes: Buffer): boolean => bytes.every((byte) => byte > 31 || (byte > 8 && byte < 14));

async function typeOf(bytes: Buffer): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type'); // most requests have no file
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  if (mime === undefined && isMail(bytes)) return 'message/rfc822';
  if (mime === undefined && isText(bytes)) return 'text/plain';
  if (mime !== 'application/x-cfb') return mime;
  return OLD_OFFICE.find(([, stream]) => bytes.includes(stream))?.[0];
}

/** Whether a worker can draw a file's thumbnail. */
export const hasThumbnail = (mimeType: string): boolean =>
  mimeType === 'application/pdf' || mimeType.startsWith('image/');

const wordsFor = (types: FileTypes): string => Object.values(types).flat().join(', ');

/** The type of a file by its content. Refuses a type that is not among `types`, or the ending of another type. */
export async function requireFileType(bytes: Buffer, originalname: string, types: FileTypes): Promise<string> {
  const type = await typeOf(bytes);
  const ending = extname(originalname).slice(1).toLowerCase();
  if (type && types[type]?.includes(ending)) return type;
  throw new ProblemError('file_type', { parameters: { types: wordsFor(types) } });
}
