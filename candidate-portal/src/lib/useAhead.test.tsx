import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAhead } from './useAhead';

const load = vi.fn(() => Promise.resolve());

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
});
afterEach(() => {
  load.mockClear();
});

it('fetches after a while, and not for who left', () => {
  renderHook(() => useAhead(load)).unmount();
  renderHook(() => useAhead(load));
  vi.advanceTimersByTime(2_900);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(load).toHaveBeenCalledOnce();
});

it('waits for a network, since a browser asks for a file that failed no second time', () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderHook(() => useAhead(load));
  vi.advanceTimersByTime(5_000);
  expect(load).not.toHaveBeenCalled();
  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledOnce();
});

it('leaves it to who counts their bytes', () => {
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
  renderHook(() => useAhead(load));
  vi.advanceTimersByTime(5_000);
  expect(load).not.toHaveBeenCalled();
});
