import { apiUrl, authorization } from '@byline/shared-types/api';
import { useEffect, useState } from 'react';

async function fetchBlob(path: string, signal?: AbortSignal): Promise<Blob | null> {
  const response = await fetch(apiUrl(path), { headers: authorization(), ...(signal && { signal }) });
  return response.ok ? response.blob() : null;
}

/** An image of the API as an object address; null while it loads, when it is absent, and whenever the answer is not 200. */
export function useImage(path: string | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (path === null) return undefined;
    const abort = new AbortController();
    let made: string | null = null;
    fetchBlob(path, abort.signal).then(
      (blob) => {
        if (blob === null || abort.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      },
      // No picture is not an error anybody can act on: the initials stay.
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

/** Saves a file of the API under its own name. False: it could not be had. */
export async function download(path: string, name: string): Promise<boolean> {
  const blob = await fetchBlob(path);
  if (!blob) return false;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
  return true;
}
