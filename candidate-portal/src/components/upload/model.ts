import type { FileResponse } from '../../api';

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

/** The parts of a stored file that tell it from others. */
export type KnownFile = Pick<FileResponse, 'name' | 'originalname' | 'size' | 'uploadedSize'>;

/** Compares name and size, not the content. A name may be composed (é) or not (e and an accent). */
export function isSameFile(one: Pick<RunningUpload, 'name' | 'size'> | KnownFile, file: File): boolean {
  const stored = 'originalname' in one ? { name: one.originalname, size: one.uploadedSize ?? one.size } : one;
  return stored.size === file.size && stored.name.normalize() === file.name.normalize();
}
