import { useSyncExternalStore } from 'react';

const paper = (): MediaQueryList => window.matchMedia('print');

function subscribe(onChange: () => void): () => void {
  const list = paper();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the page is drawn for paper: a screen reader must not find the parts that only paper shows (docs/domain/interface.md#print). */
export const useIsPaper = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => paper().matches,
    () => false,
  );
