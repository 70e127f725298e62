import { fileSize } from '@byline/shared-types/domain';
import type { FileResponse } from '../../api';
import { fileKind } from '@byline/web-kit/files';

export type StoredFile = FileResponse;

export type Purpose = 'cv' | 'portfolio';

/** The files a list shows: of one purpose or both, never the photo, never a hidden one. */
export const filesFor = (files: readonly StoredFile[], purpose?: Purpose): StoredFile[] =>
  files.filter(({ kind, hidden }) => !hidden && (purpose ? kind === purpose : kind === 'cv' || kind === 'portfolio'));

/** "PDF, 412 KB". */
export const describeFile = (file: Pick<StoredFile, 'originalname' | 'size'>, language: string): string =>
  `${fileKind(file.originalname)}, ${fileSize(file.size, language)}`;

/** One running upload, or the reason why it failed. */
export interface RunningUpload {
  key: number;
  name: string;
  size: number;
  /** 0 to 1. */
  sent: number;
  /** The reason of a refusal, in words; null while it runs. */
  reason: string | null;
  /** The way to send it after all. */
  again: { label: string; run: () => void } | null;
  /** It got no answer, so it is sent again once there is a network. */
  waits: boolean;
  cancel: () => void;
}

/** Compares name and size, not the content. */
export const isSameFile = (one: { name: string; originalname?: string; size: number }, file: File): boolean =>
  one.size === file.size && (one.originalname ?? one.name) === file.name;

/** The path of an upload by its purpose. */
export const uploadPath = (candidateId: string, purpose: Purpose): string =>
  purpose === 'portfolio' ? `/candidates/${candidateId}/file/portfolio` : `/candidates/${candidateId}/file`;

/** The parameter of the address that says which file is described. */
export const DESCRIBED = 'file';
