import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a server draws the page and during hydration, because both must render the same. */
export const useIsAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
