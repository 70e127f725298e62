import { USER_FUNCTIONS } from '@byline/shared-types/domain';
import { describe, expect, it } from 'vitest';
import { isSlugOf, slugsWith, slugWords } from './public-slug.rules.js';

describe('the words of a speaking address', () => {
  it.each([
    ['Camille', 'copywriter', 'camille-copywriter'],
    ['  Jean-Luc  d’Hondt ', 'uxcopywriter', 'jean-luc-d-hondt-ux-copywriter'],
    ['Élise Nguyễn', 'translator', 'elise-nguyen-translator'],
    ['İbrahim', 'Designer', 'ibrahim-graphic-designer'],
    ['Дмитрий', 'translator', 'дмитрий-translator'],
    ['محمد', null, 'محمد'],
    ['สมชาย ใจดี', 'translator', 'สมชาย-ใจดี-translator'],
    ['👩‍🎨 Mia ❤️', null, 'mia'],
    ['👩‍🎨', 'translator', 'translator'],
    ['👩‍🎨', null, ''],
    ['../?#%2F', null, '2f'],
    ['a'.repeat(100), 'translator', `${'a'.repeat(40)}-translator`],
  ] as const)('of %s, %s are %s', (firstname, role, words) => {
    expect(slugWords({ firstname, function: role })).toBe(words);
  });

  it('are words for every function', () => {
    for (const role of USER_FUNCTIONS) expect(slugWords({ firstname: 'A', function: role })).toMatch(/^a(-[a-z]+)+$/);
  });
});

describe('the addresses of somebody', () => {
  it('are of their words with a number or without', () => {
    expect(isSlugOf('mia-translator', 'mia-translator')).toBe(true);
    expect(isSlugOf('mia-translator', 'mia-translator-4821')).toBe(true);
    expect(isSlugOf('mia', 'mia-translator-4821')).toBe(false);
    expect(isSlugOf('mia', 'miranda')).toBe(false);
  });

  it('have the newest first, each once, and no more than twenty', () => {
    expect(slugsWith('b', ['a', 'b', 'c'])).toEqual(['b', 'a', 'c']);
    const many = Array.from({ length: 20 }, (_, index) => `mia-${index}`);
    expect(slugsWith('new', many)).toEqual(['new', ...many.slice(0, 19)]);
  });
});
