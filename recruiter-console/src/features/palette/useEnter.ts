import { useEffect, useState } from 'react';

interface Answer {
  /** Opens the entry that is lit; undefined without one. */
  open: (() => void) | undefined;
  /** Whether an answer that is under way may light another entry. */
  isOpen: boolean;
  failed: boolean;
}

/** Enter opens what is lit; pressed before the answer is there, it waits, so fast typing leads to the same place as slow typing. */
export function useEnter({ open, isOpen, failed }: Answer) {
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    if (waits && !isOpen && !failed) open?.();
  }, [waits, isOpen, failed, open]);
  return {
    press: () => (isOpen ? setWaits(true) : open?.()),
    forget: () => setWaits(false),
  };
}
