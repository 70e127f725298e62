import { useSyncExternalStore } from 'react';

const paper = (): MediaQueryList => window.matchMedia('print');

function subscribe(onChange: () => void): () => void {
  const list = paper();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether it is drawn for paper: what only paper has is not there for those who read a screen (docs/domain/interface.md#print). */
export const useIsPaper = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => paper().matches,
    () => false,
  );
