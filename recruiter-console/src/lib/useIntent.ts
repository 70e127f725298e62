import { useEffect, useRef } from 'react';

/** How long a pointer rests on something before it is taken for an intention, in ms. */
const REST_MS = 50;

/** What was read longer ago than this is asked again, in seconds. */
export const FRESH = 10;

/** Properties of what may be opened, so that it is asked for before the click: once the pointer rests on it, or it has the focus. */
export function useIntent<Target>(onIntent?: (target: Target) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = (): void => clearTimeout(timer.current);
  useEffect(() => forget, []);
  return (target: Target) =>
    onIntent && {
      onPointerEnter: () => {
        forget();
        timer.current = setTimeout(() => onIntent(target), REST_MS);
      },
      onPointerLeave: forget,
      onFocus: () => onIntent(target),
    };
}
