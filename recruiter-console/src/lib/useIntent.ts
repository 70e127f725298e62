import { useEffect, useRef, useState } from 'react';

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

/** The same for one control. Its target may change while the pointer rests on it or it has the focus, as that of "Next page". */
export function useStepIntent(onIntent: (() => void) | undefined) {
  const [rests, setRests] = useState(false);
  useEffect(() => {
    if (!rests || !onIntent) return undefined;
    const timer = setTimeout(onIntent, REST_MS);
    return () => clearTimeout(timer);
  }, [rests, onIntent]);
  const come = (): void => setRests(true);
  const go = (): void => setRests(false);
  return onIntent && { onPointerEnter: come, onPointerLeave: go, onFocus: come, onBlur: go };
}
