import { useEffect, useRef } from 'react';
import { usePrintKey } from '../../lib/usePrintKey';

interface PrintWhole {
  /** True if the list leaves tasks out that `unfold` shows. */
  hides: boolean;
  unfold: () => void;
  /** True once the rows are there. */
  isLoaded: boolean;
}

/** Prints by Ctrl+P after the tasks that the list leaves out are unfolded and loaded (docs/domain/interface.md#print). */
export function usePrintWhole({ hides, unfold, isLoaded }: PrintWhole): void {
  const isAsked = useRef(false);
  const printOnce = (): void => {
    if (!isAsked.current || hides || !isLoaded) return;
    isAsked.current = false;
    window.print();
  };
  usePrintKey(() => {
    isAsked.current = true;
    if (hides) unfold();
    printOnce();
  });
  useEffect(printOnce);
}
