import { LANGUAGES } from '@byline/shared-types/domain';
import { expect, it } from 'vitest';
import { loadMessages } from './catalogues';

it.each([...LANGUAGES])('texts in %s are there, parsed', async (language) => {
  const messages = await loadMessages(language);
  expect(Object.keys(messages).length).toBeGreaterThan(0);
  expect(Object.values(messages).filter((text) => !Array.isArray(text))).toEqual([]);
});
