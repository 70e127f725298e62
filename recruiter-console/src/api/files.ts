import { apiUrl, authorization, emptyApi } from '@byline/shared-types/api';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

interface FileRef {
  id: string;
  fileId: string;
}

const path = ({ id, fileId }: FileRef): string => `/candidates/${id}/file/${fileId}`;

/** The bytes of a candidate's file: it needs the bearer token, so a plain link can't fetch it. */
async function fetchFile(file: FileRef): Promise<{ data: Blob } | { error: FetchBaseQueryError }> {
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

/** Addresses of fetched files (`blob:`), given back when nothing shows them any more. */
const filesApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    fileUrl: build.query<string, FileRef>({
      queryFn: async (file) => {
        const result = await fetchFile(file);
        if ('error' in result) return result;
        const url = URL.createObjectURL(result.data);
        blobs.set(url, result.data);
        return { data: url };
      },
      onCacheEntryAdded: async (_file, { cacheDataLoaded, cacheEntryRemoved }) => {
        const loaded = await cacheDataLoaded.catch(() => null);
        await cacheEntryRemoved;
        if (!loaded) return;
        blobs.delete(loaded.data);
        URL.revokeObjectURL(loaded.data);
      },
      keepUnusedDataFor: 30,
    }),
  }),
});
export const { useFileUrlQuery } = filesApi;

/** A photo's address once it is there; none without one. */
export function useFileUrl(file: FileRef | null): string | undefined {
  const { currentData } = useFileUrlQuery(file ?? { id: '', fileId: '' }, { skip: file === null });
  return currentData;
}

/** Saves a file under its name. Resolves to the problem when it could not be fetched. */
export async function downloadFile(file: FileRef, name: string): Promise<FetchBaseQueryError | null> {
  const result = await fetchFile(file);
  if ('error' in result) return result.error;
  const href = URL.createObjectURL(result.data);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has the bytes by the next minute at the latest.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
  return null;
}
