import { installControls } from './controls.ts';
import { installElements } from './elements.ts';
import { installForms } from './forms.ts';
import type { Controls, Elements, Forms, Waiting } from './parts.ts';
import { installWaiting } from './waiting.ts';

declare global {
  interface Window {
    crawl: Elements & Controls & Forms & Waiting;
  }
}

/** The script that gives every page its `crawl`, before the page's own scripts run. */
export const inPage = ['window.crawl = {};']
  .concat([installElements, installControls, installForms, installWaiting].map((install) => `(${String(install)})();`))
  .join('\n');
