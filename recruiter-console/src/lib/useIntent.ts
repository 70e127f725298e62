import { useEffect, useRef } from 'react';

/** How long a pointer must rest on an element before its target loads, in ms. */
const REST_MS = 50;

/** Older data is read again, in seconds. */
export const FRESH = 10;

/** Handlers that load a target before the click: once the pointer rests on the element or it has the focus. */
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
