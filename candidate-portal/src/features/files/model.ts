import { fileSize } from '@byline/shared-types/domain';
import type { FileResponse } from '../../api';
import { fileKind } from '@byline/web-kit/files';

export type StoredFile = FileResponse;

export type Purpose = 'cv' | 'portfolio';

/** The visible files of one purpose, or else all CV and portfolio files, without the photo. */
export const filesFor = (files: readonly StoredFile[], purpose?: Purpose): StoredFile[] =>
  files.filter(({ kind, hidden }) => !hidden && (purpose ? kind === purpose : kind === 'cv' || kind === 'portfolio'));

/** "PDF, 412 KB". */
export const describeFile = (file: Pick<StoredFile, 'originalname' | 'size'>, language: string): string =>
  `${fileKind(file.originalname)}, ${fileSize(file.size, language)}`;

/** The path of an upload by its purpose. */
export const uploadPath = (candidateId: string, purpose: Purpose): string =>
  purpose === 'portfolio' ? `/candidates/${candidateId}/file/portfolio` : `/candidates/${candidateId}/file`;

/** The query parameter with the id of the file whose description is open. */
export const DESCRIBED = 'file';
