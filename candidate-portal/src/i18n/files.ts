import type { FileRefusal } from '../lib/files';
import { fileSize } from '../lib/files';
import { problemText } from './errors';
import { fileReasons } from './messages';
import { toProblem } from '../lib/problem';
import type { Translate } from './useT';

/** Why a file is refused, before it is sent. */
export function refusalText(t: Translate, file: File, refusal: FileRefusal, language: string, images = false): string {
  if (refusal === 'size') return t(fileReasons.size, { size: fileSize(file.size, language) });
  return t(images ? fileReasons.imageType : fileReasons.type);
}

/** Why the API refused an upload. */
export function uploadErrorText(t: Translate, error: unknown, images = false): string {
  const problem = toProblem(error);
  if (problem?.code === 'file_type') return t(images ? fileReasons.imageType : fileReasons.type);
  return problemText(t, problem);
}
