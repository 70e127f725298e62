import { apiUrl, authorization } from '@byline/web-kit/api';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

export interface FileRef {
  id: string;
  fileId: string;
}

const path = ({ id, fileId }: FileRef): string => `/candidates/${id}/file/${fileId}`;

/** The bytes of a candidate's file: it needs the bearer token, so a plain link can't fetch it. */
export async function fetchFile(file: FileRef): Promise<{ data: Blob } | { error: FetchBaseQueryError }> {
  try {
    const response = await fetch(apiUrl(path(file)), { headers: authorization() });
    if (response.ok) return { data: await response.blob() };
    const data: unknown = response.headers.get('content-type')?.includes('json') ? await response.json() : null;
    return { error: { status: response.status, data } };
  } catch (error) {
    return { error: { status: 'FETCH_ERROR', error: String(error) } };
  }
}

/** Blobs behind the addresses that are in use: the content policy lets nothing fetch a `blob:` address again. */
const blobs = new Map<string, Blob>();

export const fileBytes = async (url: string): Promise<ArrayBuffer> => (blobs.get(url) ?? new Blob()).arrayBuffer();

/** Fetches a file; its address must be released. */
export async function fetchAddress(file: FileRef): Promise<{ data: string } | { error: FetchBaseQueryError }> {
  const result = await fetchFile(file);
  if ('error' in result) return result;
  const url = URL.createObjectURL(result.data);
  blobs.set(url, result.data);
  return { data: url };
}

export function releaseAddress(url: string): void {
  blobs.delete(url);
  URL.revokeObjectURL(url);
}
