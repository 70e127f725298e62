import { beforeEach, expect, it, vi } from 'vitest';
import { now, setClock, today } from '.';

const SERVER = Date.parse('2026-11-25T12:00:00Z');
const HOUR_MS = 3_600_000;
const tell = (ms: number): void => setClock(new Date(SERVER + ms).toUTCString());

beforeEach(() => {
  vi.useFakeTimers({ now: SERVER + 13 * HOUR_MS });
});

it('is the device’s until the first answer, then the server’s', () => {
  expect(now()).toBe(SERVER + 13 * HOUR_MS);
  setClock(null);
  setClock('soon');
  expect(now()).toBe(SERVER + 13 * HOUR_MS);
  tell(0);
  expect(now()).toBe(SERVER);
  expect(today()).toBe('2026-11-25');
});

it('goes on by a stopwatch: setting the device’s clock changes nothing', () => {
  tell(0);
  vi.advanceTimersByTime(60_000);
  vi.setSystemTime(SERVER - 30 * HOUR_MS);
  expect(now()).toBe(SERVER + 60_000);
});

it('never goes back for an answer that was long on its way, and follows one after a sleep', () => {
  tell(0);
  vi.advanceTimersByTime(3000);
  tell(1000);
  expect(now()).toBe(SERVER + 3000);
  tell(HOUR_MS);
  expect(now()).toBe(SERVER + HOUR_MS);
});

it('is known to a page that is loaded again, before its first answer', async () => {
  tell(0);
  vi.resetModules();
  const again = await import('.');
  expect(again.now()).toBe(SERVER);
  again.setClock(new Date(SERVER + 13 * HOUR_MS).toUTCString());
  vi.resetModules();
  expect((await import('.')).now()).toBe(SERVER + 13 * HOUR_MS);
  expect(localStorage).toHaveLength(0);
});
