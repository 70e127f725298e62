let pressed = false;
const waiting = new Set<() => void>();

// The server that draws first pages has no window.
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
 * Calls `act` once a pressed mouse button is released and its click delivered, or at once if no button is pressed. Otherwise an error that
 * appears when a field loses the focus would move the pressed button away from the pointer.
 */
export function afterPress(act: () => void): void {
  if (pressed) waiting.add(act);
  else act();
}
