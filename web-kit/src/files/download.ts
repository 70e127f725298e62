import { apiUrl, authorization, currentToken, goesOn } from '../api';
import { useEffect, useState } from 'react';
import { ProblemError, toProblem } from '../problems/problem';

export interface FetchOptions {
  signal?: AbortSignal;
  /** The body of a request that makes a file. */
  body?: object;
  /** Receives the number of bytes that have arrived. */
  onBytes?: (bytes: number) => void;
}

/** An answer that breaks off counts as a failure. */
async function readBytes(response: Response, onBytes?: (bytes: number) => void): Promise<Blob> {
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      onBytes?.(bytes);
      controller.enqueue(chunk);
    },
  });
  let bytes = 0;
  const whole = new Response(response.body?.pipeThrough(counted) ?? null, { headers: response.headers });
  return whole.blob().catch(() => {
    throw new ProblemError(null);
  });
}

/** Fetches the bytes of a file of the API. A plain link can't, because the request needs the bearer token. Throws a ProblemError. */
export async function fetchFile(path: string, options: FetchOptions = {}): Promise<Blob> {
  const { signal, body, onBytes } = options;
  const token = currentToken();
  const asked = body && { method: 'POST', body: JSON.stringify(body) };
  const headers = { ...authorization(), ...(body && { 'content-type': 'application/json' }) };
  const response = await fetch(apiUrl(path), { headers, ...asked, ...(signal && { signal }) }).catch(() => null);
  if (response?.ok) return readBytes(response, onBytes);
  if (!response) throw new ProblemError(null);
  const data: unknown = response.headers.get('content-type')?.includes('json') ? await response.json() : null;
  const error = new ProblemError(toProblem({ status: response.status, data }));
  if (await goesOn(error, { token, saving: false })) return fetchFile(path, options);
  throw error;
}

/** An image of the API as an object address; null while it loads, if there is no image, and after a failure. */
export function useImage(path: string | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (path === null) return undefined;
    const abort = new AbortController();
    let made: string | null = null;
    fetchFile(path, { signal: abort.signal }).then(
      (blob) => {
        if (abort.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      },
      // Without a picture the initials stay. No message, because the user cannot do anything about it.
      () => setAddress(null),
    );
    return () => {
      abort.abort();
      if (made) URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [path]);
  return address;
}
