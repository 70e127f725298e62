import { useSyncExternalStore } from 'react';

const onVisibility = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Whether the window is visible. */
export const useVisible = (): boolean => useSyncExternalStore(onVisibility, () => !document.hidden);
