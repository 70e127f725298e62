import { useMemo, useSyncExternalStore } from 'react';

/** Whether a media query matches. MUI's hook asks the theme at each drawing too, and many components ask for the width. */
export function useMedia(query: string): boolean {
  const { subscribe, matches } = useMemo(() => {
    const list = window.matchMedia(query);
    return {
      subscribe: (then: () => void) => {
        list.addEventListener('change', then);
        return () => list.removeEventListener('change', then);
      },
      matches: () => list.matches,
    };
  }, [query]);
  return useSyncExternalStore(subscribe, matches);
}
