import { useSyncExternalStore } from 'react';

const paper = (): MediaQueryList => window.matchMedia('print');

function subscribe(onChange: () => void): () => void {
  const list = paper();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/**
 * Whether the page is drawn for paper. The parts that only paper shows must not exist on the screen, where a screen reader would find them
 * (docs/domain/interface.md#print).
 */
export const useIsPaper = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => paper().matches,
    () => false,
  );
