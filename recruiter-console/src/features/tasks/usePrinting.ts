import { useEffect, useState } from 'react';
import { usePrintKey } from '../../lib/usePrintKey';

/** True from Ctrl+P until the list is on paper (docs/domain/interface.md#print). */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  usePrintKey(() => setPrinting(true));
  useEffect(() => {
    const end = (): void => setPrinting(false);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);
  return printing;
}

/** Opens the print dialog once the rows for it are there. */
export function usePrintDrawn(isDrawn: boolean): void {
  useEffect(() => {
    if (isDrawn) window.print();
  }, [isDrawn]);
}
