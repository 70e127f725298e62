import type { FileResponse } from '../../api';

/** `asks`: the same file is there. `waits`: no answer came, so the file is sent again when the network returns. */
type UploadState = 'sending' | 'asks' | 'waits' | 'refused';

/** A running upload, or the reason why it stopped. */
export interface RunningUpload {
  key: number;
  name: string;
  size: number;
  /** The progress, from 0 to 1. */
  sent: number;
  state: UploadState;
  /** The reason why the upload stopped; null while it runs. */
  reason: string | null;
  /** The button that sends the file after all. */
  again: { label: string; run: () => void } | null;
  cancel: () => void;
}

/** The parts of a stored file that tell it from others. */
export type KnownFile = Pick<FileResponse, 'name' | 'originalname' | 'size' | 'uploadedSize'>;

/** Compares name and size, not the content. A name may be composed (é) or not (e and an accent). */
export function isSameFile(one: Pick<RunningUpload, 'name' | 'size'> | KnownFile, file: File): boolean {
  const stored = 'originalname' in one ? { name: one.originalname, size: one.uploadedSize ?? one.size } : one;
  return stored.size === file.size && stored.name.normalize() === file.name.normalize();
}
