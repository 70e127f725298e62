import { useEffect } from 'react';

/** By then what was asked for is there and read: nobody waits for what comes now. */
const AHEAD_MS = 3_000;

interface Connection {
  connection?: { saveData?: boolean };
}

/** What a press will need, unless somebody counts their bytes. Never without a network: a browser asks for a failed file no second time. */
export function ahead(load: () => Promise<unknown>): void {
  const { connection } = navigator as Navigator & Connection;
  if (navigator.onLine && connection?.saveData !== true) load().catch(() => undefined);
}

/** Fetches it once the page is there and has nothing to do, so that a form opens without a network too. */
export function useAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    const whenIdle = (): void => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => ahead(load));
      else ahead(load);
    };
    const timer = setTimeout(whenIdle, AHEAD_MS);
    window.addEventListener('online', whenIdle);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', whenIdle);
    };
  }, [load]);
}
