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

/** A running upload, or the reason why it failed. */
export interface RunningUpload {
  key: number;
  name: string;
  size: number;
  /** The progress, from 0 to 1. */
  sent: number;
  /** The reason of a failure as text; null while the upload runs. */
  reason: string | null;
  /** The button that sends the file after all. */
  again: { label: string; run: () => void } | null;
  /** The upload has no answer, so it is sent again when the network returns. */
  waits: boolean;
  cancel: () => void;
}

type Known = Pick<RunningUpload, 'name' | 'size'> | Pick<StoredFile, 'name' | 'originalname' | 'size' | 'uploadedSize'>;

/** Compares name and size, not the content. A name may be composed (é) or not (e and an accent). */
export function isSameFile(one: Known, file: File): boolean {
  const stored = 'originalname' in one ? { name: one.originalname, size: one.uploadedSize ?? one.size } : one;
  return stored.size === file.size && stored.name.normalize() === file.name.normalize();
}

/** The path of an upload by its purpose. */
export const uploadPath = (candidateId: string, purpose: Purpose): string =>
  purpose === 'portfolio' ? `/candidates/${candidateId}/file/portfolio` : `/candidates/${candidateId}/file`;

/** The query parameter with the id of the file whose description is open. */
export const DESCRIBED = 'file';
