import { useSyncExternalStore } from 'react';
import { writeStored } from '../storage';

export type ThemeMode = 'light' | 'dark';

const root = document.documentElement;
const read = (): ThemeMode => (root.dataset.theme === 'dark' ? 'dark' : 'light');

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(root, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The attribute `data-theme` decides (theme.js sets it first); a choice is remembered in this browser. */
export function useThemeMode(): [ThemeMode, (mode: ThemeMode) => void] {
  const mode = useSyncExternalStore(subscribe, read);
  const choose = (next: ThemeMode): void => {
    root.dataset.theme = next;
    writeStored('byline.theme', next);
  };
  return [mode, choose];
}
