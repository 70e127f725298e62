import type { Waiting } from './parts.ts';

/** Runs in the page from its source text, so it uses no code from outside. */
export function installWaiting(): void {
  const waiting: Waiting = {
    quiet: (milliseconds) =>
      new Promise((done) => {
        const end = (): void => {
          observer.disconnect();
          clearTimeout(timer);
          clearTimeout(limit);
          done();
        };
        let timer = setTimeout(end, milliseconds);
        const limit = setTimeout(end, 2_000);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, milliseconds);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
  };
  Object.assign(window.crawl, waiting);
}
