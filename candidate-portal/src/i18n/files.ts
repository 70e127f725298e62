import type { FileRefusal } from '../lib/files';
import { fileSize } from '../lib/files';
import { problemText } from './errors';
import { fileReasons } from './messages';
import { toProblem } from '../lib/problem';
import type { Translate } from './useT';

/** To the next tenth of a megabyte: a byte too many must not read like the limit itself. */
const roundedUp = (bytes: number): number => Math.ceil(bytes / 100_000) * 100_000;

/** Why a file is refused, before it is sent. */
export function refusalText(t: Translate, file: File, refusal: FileRefusal, language: string, images = false): string {
  if (refusal === 'size') return t(fileReasons.size, { size: fileSize(roundedUp(file.size), language) });
  return t(images ? fileReasons.imageType : fileReasons.type);
}

/** Why the API refused an upload. */
export function uploadErrorText(t: Translate, error: unknown, images = false): string {
  const problem = toProblem(error);
  if (problem?.code === 'file_type') return t(images ? fileReasons.imageType : fileReasons.type);
  return problemText(t, problem);
}
