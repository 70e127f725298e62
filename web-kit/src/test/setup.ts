import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { forgetRepeats } from '../api/repeats';
import { forgetClock } from '../dates';
import { forgetDrafts } from '../form/draft';
import { forgetSkeletons } from '../ui/Skeleton';

// By default the library waits one second, which is too short on a busy machine. A longer limit does not slow down tests that pass.
configure({ asyncUtilTimeout: 10_000 });

// happy-dom has no fonts.
const fonts = Object.assign(new EventTarget(), { check: () => true, ready: Promise.resolve() });
Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });

// happy-dom lacks this function. Without it an error that a screen reports breaks React for all tests that follow. React has already logged
// the error.
Object.assign(globalThis, { reportError: () => undefined });

// happy-dom writes an element as its HTML where a browser writes "[object HTMLDivElement]", and Popper asks often.
Element.prototype.toString = function toString(this: Element) {
  return `[object ${this.constructor.name}]`;
};

/** Test files share one page and its modules, and tests run in any order, so each test restores both. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  forgetClock();
  forgetDrafts();
  forgetRepeats();
  forgetSkeletons();
  window.history.replaceState(null, '', '/');
  // A minute without input would mark the calls of the next test as unattended.
  window.dispatchEvent(new Event('pointerdown'));
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
});

// A module that a file still loads at its end fails for good, and so do the later files of the worker that load it.
afterAll(() => vi.dynamicImportSettled());
