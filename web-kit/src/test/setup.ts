import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine takes longer than the second that the library waits; a test ends as soon as it finds what it waits for.
configure({ asyncUtilTimeout: 10_000 });

// happy-dom has no fonts.
const fonts = Object.assign(new EventTarget(), { check: () => true });
Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
