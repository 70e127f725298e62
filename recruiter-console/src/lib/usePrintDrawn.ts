import { useEffect } from 'react';

/** Opens the print dialog once everything for paper is drawn, in its fonts. */
export function usePrintDrawn(isDrawn: boolean): void {
  useEffect(() => {
    if (isDrawn) void document.fonts.ready.then(() => window.print());
  }, [isDrawn]);
}
