import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a server draws the page, and while what it drew is woken up, which must be the same. */
export const useIsAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
