import { expect, it, vi } from 'vitest';

it('a call is the page’s own once nobody touched the page for a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { isUnattended } = await import('./attended');
  // Other tests may have loaded the module under the real clock, so this sets its last input by the fake one.
  window.dispatchEvent(new Event('pointerdown'));
  expect(isUnattended()).toBe(false);
  vi.advanceTimersByTime(61_000);
  expect(isUnattended()).toBe(true);
  window.dispatchEvent(new Event('keydown'));
  expect(isUnattended()).toBe(false);
  vi.useRealTimers();
});
