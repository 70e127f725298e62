import type { Page } from 'playwright-core';

/** Counts the taps of a finger on a phone; typing with the open keyboard does not count. */
export interface Taps {
  readonly count: () => number;
  /** Leaves out what happens meanwhile, such as tries of a test with wrong input. */
  uncounted: (act: () => Promise<void>) => Promise<void>;
}

/**
 * A tap opens a field of text, presses a button, a link or a box, or chooses a file. A select takes two: one opens it, one chooses. A field
 * that already has the focus takes none.
 */
export async function countTaps(page: Page): Promise<Taps> {
  let count = 0;
  let counting = true;
  await page.exposeFunction('tellTaps', (taps: number) => {
    if (counting) count += taps;
  });
  await page.addInitScript(() => {
    const tell = (taps: number): void => {
      (window as unknown as { tellTaps: (taps: number) => void }).tellTaps(taps);
    };
    const isText = (target: EventTarget | null): boolean =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type));
    addEventListener('focusin', ({ target }) => isText(target) && tell(1), true);
    addEventListener(
      'click',
      ({ target }) => {
        const control = target instanceof Element ? target.closest('button, a, summary, input, [role=option]') : null;
        // A press on a label clicks its box, which counts.
        if (control && !isText(control)) tell(1);
      },
      true,
    );
    addEventListener(
      'change',
      ({ target }) => {
        if (target instanceof HTMLSelectElement) tell(2);
        else if (target instanceof HTMLInputElement && target.type === 'file') tell(1);
      },
      true,
    );
  });
  return {
    count: () => count,
    uncounted: async (act) => {
      counting = false;
      await act();
      counting = true;
    },
  };
}
