import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// happy-dom has no fonts.
const fonts = Object.assign(new EventTarget(), { check: () => true });
Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
