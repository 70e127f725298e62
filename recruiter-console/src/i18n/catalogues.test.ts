import { LANGUAGES } from '@byline/shared-types/domain';
import { expect, it } from 'vitest';
import french from '../../i18n/fr.json?raw';
import { loadMessages } from './catalogues';

it.each([...LANGUAGES])('texts in %s are there, parsed', async (language) => {
  const messages = await loadMessages(language);
  expect(Object.keys(messages).length).toBeGreaterThan(0);
  expect(Object.values(messages).filter((text) => !Array.isArray(text))).toEqual([]);
});

it('has no bare space in French where a no-break space belongs', () => {
  const texts = Object.values(JSON.parse(french) as Record<string, string>);
  // "::" is of a number's format.
  expect(texts.filter((text) => /[ \u00a0][?!;]| :(?!:)|«[ \u202f]|[ \u202f]»/.test(text))).toEqual([]);
});
