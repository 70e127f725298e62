import { THEMES, type Theme } from '@byline/shared-types/domain';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../storage';

/** The theme on the screen. */
export type ThemeMode = Exclude<Theme, 'system'>;

const KEY = 'byline.theme';
/** A function, because the server that draws first pages has no document. */
const root = (): HTMLElement => document.documentElement;
const read = (): ThemeMode => (root().dataset.theme === 'dark' ? 'dark' : 'light');
const readChosen = (): Theme => {
  const chosen = root().dataset.themeChosen ?? readStored(KEY);
  return THEMES.find((theme) => theme === chosen) ?? 'system';
};

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(root(), { attributes: true, attributeFilter: ['data-theme', 'data-theme-chosen'] });
  return () => observer.disconnect();
}

/** Shows a theme, and stores it in this browser, where theme.js reads it before the first paint. */
export function applyTheme(theme: Theme): void {
  writeStored(KEY, theme);
  const isDark = theme === 'system' ? window.matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  root().dataset.theme = isDark ? 'dark' : 'light';
  root().dataset.themeChosen = theme;
}

/** The theme that the user has chosen in this browser. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, readChosen);

/** The value of `data-theme`, which theme.js sets first, and a function that changes the theme. */
export const useThemeMode = (): [ThemeMode, (mode: ThemeMode) => void] => [
  useSyncExternalStore(subscribe, read),
  applyTheme,
];
