import { useRef } from 'react';

/** An action that is not begun again while it is under way, so that a double click does it once. */
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
