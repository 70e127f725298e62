import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../storage';

/** Storage key of the device's clock error in milliseconds, because a reloaded page needs the time before its first answer. */
const KEY = 'byline.clock';

/** The server's time at its last answer, and the reading of `performance.now()` at that moment. */
let told = remembered();
/** How often the clock was set by more than the noise. */
let settings = 0;
const listeners = new Set<() => void>();

/** A smaller difference proves nothing: a `Date` header counts whole seconds, and an answer takes time. */
const NOISE_MS = 5_000;

/**
 * The server's time in milliseconds; before the first answer, the device's. A device's clock may be hours off, so every comparison with the
 * present uses this time (docs/domain/interface.md#clock).
 */
export const now = (): number => (told ? told.time + performance.now() - told.at : Date.now());

/** The device's time in milliseconds, only for durations: it also counts the time that the device sleeps. */
export const deviceTime = (): number => Date.now();

/**
 * Sets the clock by the `Date` header of an answer. Within the noise the latest time is the most exact, because an answer arrives late,
 * never early.
 */
export function setClock(date: string | null | undefined): void {
  const time = Date.parse(date ?? '');
  if (Number.isNaN(time)) return;
  const ahead = time - now();
  if (told && ahead <= 0 && ahead > -NOISE_MS) return;
  const isNews = !told || Math.abs(ahead) > NOISE_MS;
  told = { time, at: performance.now() };
  const wrong = time - Date.now();
  writeStored(KEY, Math.abs(wrong) > NOISE_MS ? String(wrong) : null);
  if (!isNews) return;
  settings += 1;
  for (const listener of listeners) listener();
}

function remembered(): { time: number; at: number } | null {
  const wrong = Number(readStored(KEY));
  return wrong ? { time: Date.now() + wrong, at: performance.now() } : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Changes when the clock is set; 0 while only the device's clock is known. */
export const useClockSetting = (): number =>
  useSyncExternalStore(
    subscribe,
    () => settings,
    () => 0,
  );

/** For tests: forgets the server's clock. */
export function forgetClock(): void {
  told = null;
  settings = 0;
}
