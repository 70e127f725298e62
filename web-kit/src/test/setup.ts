import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { forgetClock } from '../dates';
import { forgetSkeletons } from '../ui/Skeleton';

// A busy machine takes longer than the second that the library waits; a test ends as soon as it finds what it waits for.
configure({ asyncUtilTimeout: 10_000 });

// happy-dom has no fonts.
const fonts = Object.assign(new EventTarget(), { check: () => true });
Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });

// Nor has it this function; without it an error that a screen reports breaks React for all tests that follow. React has logged the error.
Object.assign(globalThis, { reportError: () => undefined });

/** Files share one page, and tests run in any order: each leaves the page as it found it. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  forgetClock();
  forgetSkeletons();
  window.history.replaceState(null, '', '/');
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
});
