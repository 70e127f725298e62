import { useRef } from 'react';

/** Ignores calls while an earlier one is under way, so a double click acts once. */
export function useOnce<Given extends unknown[]>(act: (...given: Given) => Promise<unknown>) {
  const underWay = useRef(false);
  return async (...given: Given): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      await act(...given);
    } finally {
      underWay.current = false;
    }
  };
}
