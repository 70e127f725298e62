/** So long after the last touch the page counts as unattended. */
const ATTENDED_MS = 60_000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

let touchedAt = performance.now();
const touch = (): void => {
  touchedAt = performance.now();
};
// The portal's server, which draws pages without anybody at them, has no window.
if (typeof window !== 'undefined')
  for (const name of TOUCHES) window.addEventListener(name, touch, { capture: true, passive: true });

/** Whether a call is the page's own, like a look at work that goes on: it keeps no session open that ends without use. */
export const isUnattended = (): boolean => performance.now() - touchedAt > ATTENDED_MS;
