import { useEffect } from 'react';
import { config } from '@byline/web-kit/config';

/** Sets the title of the browser's tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${config.productName}` : config.productName;
  }, [title]);
}
