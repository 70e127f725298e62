import type { Specialism } from '@byline/shared-types/domain';
import { describe, expect, it } from 'vitest';
import { languageFamily, pairKeys, tongueKeys } from './language-key.rules.js';

const pair = (from: string, to: string, sworn = false, specialisms: Specialism[] = []) => ({
  ...{ _id: null as never, from, to, specialisms, pricePerWord: null },
  sworn: sworn ? { court: null, country: 'BE' } : null,
});

describe('languageFamily', () => {
  it.each([
    ['nl', ['nl']],
    ['nl-BE', ['nl-BE', 'nl']],
    ['zh-TW', ['zh-TW', 'zh-Hant', 'zh']],
    ['zh-Hans', ['zh-Hans', 'zh']],
    ['sr-BA', ['sr-BA', 'sr-Cyrl', 'sr']],
    ['nb', ['nb', 'no']],
    ['es-419', ['es-419', 'es']],
  ])('of %s is %j', (code, family) => {
    expect(languageFamily(code)).toEqual(family);
  });
});

describe('pairKeys', () => {
  it('have a variant and its language, both ends alone, and the oath', () => {
    expect(pairKeys({ translationSkills: [pair('fr', 'nl-BE', true)] }).sort()).toEqual(
      ['>nl', '>nl-BE', 'fr>', 'fr>nl', 'fr>nl-BE', '>!', '>nl!', '>nl-BE!', 'fr>!', 'fr>nl!', 'fr>nl-BE!'].sort(),
    );
  });

  it('have each subject area, also of one end and under oath', () => {
    const keys = pairKeys({ translationSkills: [pair('fr', 'nl', true, ['legal'])] });
    for (const key of ['fr>nl#legal', '>nl!#legal', '>#legal', '>!#legal']) expect(keys).toContain(key);
    expect(keys).not.toContain('fr>nl#medical');
  });

  it('never mix two pairs', () => {
    const keys = pairKeys({ translationSkills: [pair('fr', 'en', true), pair('de', 'nl')] });
    expect(keys).not.toContain('fr>nl');
    expect(keys).not.toContain('de>nl!');
    expect(keys).toContain('fr>en!');
  });

  it('of a language without a country have no variant', () => {
    expect(pairKeys({ translationSkills: [pair('fr', 'nl')] })).not.toContain('fr>nl-BE');
  });
});

it('tongueKeys have each native language with its family', () => {
  const languages = [
    { language: 'fr-BE', level: 'native' as const },
    { language: 'en', level: 'C1' as const },
  ];
  expect(tongueKeys({ motherTongue: 'nl-BE', languages })).toEqual(['nl-BE', 'nl', 'fr-BE', 'fr']);
});
