import { useEffect, useState } from 'react';

interface Answer {
  /** Opens the entry that is lit; undefined without one. */
  open: (() => void) | undefined;
  /** Whether an answer that is under way may light another entry. */
  isUndecided: boolean;
  failed: boolean;
}

/** Enter opens what is lit; pressed before the answer is there, it waits, so fast typing leads to the same place as slow typing. */
export function useEnter({ open, isUndecided, failed }: Answer) {
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    if (waits && !isUndecided && !failed) open?.();
  }, [waits, isUndecided, failed, open]);
  return {
    press: () => (isUndecided ? setWaits(true) : open?.()),
    forget: () => setWaits(false),
  };
}
