let pressed = false;
const waiting = new Set<() => void>();

// Where first pages are drawn there is no window, and no mouse.
const { window } = globalThis as Partial<typeof globalThis>;
window?.addEventListener('mousedown', () => (pressed = true), true);
window?.addEventListener(
  'mouseup',
  () => {
    pressed = false;
    setTimeout(() => {
      for (const act of waiting) act();
      waiting.clear();
    });
  },
  true,
);

/**
 * Acts once a pressed mouse button is up and its click was delivered, or at once without one. A change of the layout as a
 * field loses the focus would otherwise move the pressed button from under the pointer.
 */
export function afterPress(act: () => void): void {
  if (pressed) waiting.add(act);
  else act();
}
