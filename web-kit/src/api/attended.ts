/** The page counts as unattended this long after the last input. */
const ATTENDED_MS = 60_000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

let touchedAt = performance.now();
const touch = (): void => {
  touchedAt = performance.now();
};
// The portal's server draws pages too, and has no window.
if (typeof window !== 'undefined')
  for (const name of TOUCHES) window.addEventListener(name, touch, { capture: true, passive: true });

/** Whether a call comes from the page and not from its user, for example a poll. Such a call must not extend a session that ends without use. */
export const isUnattended = (): boolean => performance.now() - touchedAt > ATTENDED_MS;
