import { expect, it, vi } from 'vitest';
import { theme } from './theme/theme';

it('asks for the font of the theme before the page draws a letter', async () => {
  const load = vi.fn(() => Promise.resolve([]));
  // The DOM of the tests loads no fonts.
  Object.defineProperty(document.fonts, 'load', { value: load, configurable: true });
  await import('./first-files');
  const [family = ''] = theme.typography.fontFamily?.split(',') ?? [];
  expect(load).toHaveBeenCalledWith(`13px ${family}`);
});
