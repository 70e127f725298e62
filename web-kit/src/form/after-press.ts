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
 * Acts once the mouse button that is down is up and its click was delivered; at once when none is down. What moves the page
 * when a field loses the focus would otherwise move the very button that was pressed from under the pointer.
 */
export function afterPress(act: () => void): void {
  if (pressed) waiting.add(act);
  else act();
}
