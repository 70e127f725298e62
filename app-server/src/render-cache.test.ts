import { afterEach, expect, it, vi } from 'vitest';
import { RenderCache } from './render-cache.ts';

afterEach(() => vi.useRealTimers());

it('draws once what a hundred ask for, anew when it has changed, and forgets within a minute', () => {
  vi.useFakeTimers();
  const draw = vi.fn(() => 'page');
  const kept = new RenderCache<string>(2);
  for (let asked = 0; asked < 100; asked++) expect(kept.of({ id: 1, name: 'Noor' }, draw)).toBe('page');
  expect(draw).toHaveBeenCalledTimes(1);
  kept.of({ id: 1, name: 'Nora' }, draw);
  expect(draw).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  kept.of({ id: 1, name: 'Nora' }, draw);
  expect(draw).toHaveBeenCalledTimes(3);
});

it('keeps no more than it may, those used last', () => {
  const draw = vi.fn(() => 'page');
  const kept = new RenderCache<string>(2);
  for (const id of [1, 2, 1, 3, 1]) kept.of(id, draw);
  expect(draw).toHaveBeenCalledTimes(3);
  kept.of(2, draw);
  expect(draw).toHaveBeenCalledTimes(4);
});

it('tries again what failed', async () => {
  const kept = new RenderCache<Promise<string>>(2);
  await expect(kept.of(1, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  await expect(kept.of(1, () => Promise.resolve('there'))).resolves.toBe('there');
});
