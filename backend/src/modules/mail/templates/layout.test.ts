import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { compiledLayout, layoutFile } from '../../../../compile-layout.js';

it('layout.html is what layout.mjml compiles to; "node compile-layout.ts" in backend/ writes it', async () => {
  expect(await readFile(layoutFile, 'utf8')).toBe(await compiledLayout());
});
