import { fetchFile } from '@byline/web-kit/files';
import { toProblem } from '@byline/web-kit/problems';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

export interface FileRef {
  /** The owner's collection; `candidates` by default. */
  of?: 'candidates' | 'mediums';
  id: string;
  fileId: string;
}

export const filePath = ({ of = 'candidates', id, fileId }: FileRef): string => `/${of}/${id}/file/${fileId}`;

/** The blobs of the addresses in use: the content policy forbids fetching a `blob:` address. */
const blobs = new Map<string, Blob>();

export const fileBytes = async (url: string): Promise<ArrayBuffer> => (blobs.get(url) ?? new Blob()).arrayBuffer();

/** Fetches a file; the caller must release its address. */
export async function fetchAddress(file: FileRef): Promise<{ data: string } | { error: FetchBaseQueryError }> {
  try {
    const blob = await fetchFile(filePath(file));
    const url = URL.createObjectURL(blob);
    blobs.set(url, blob);
    return { data: url };
  } catch (error) {
    const problem = toProblem(error);
    return {
      error: problem ? { status: problem.status, data: problem } : { status: 'FETCH_ERROR', error: String(error) },
    };
  }
}

export function releaseAddress(url: string): void {
  blobs.delete(url);
  URL.revokeObjectURL(url);
}
