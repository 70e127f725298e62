import { expect, it } from 'vitest';
import { createIntl } from 'react-intl';
import english from '../../i18n/en.json';
import { translateBy } from '../i18n';
import { countryName, functionName, languageName, sourceLanguage, targetLanguage } from '.';

it('names languages with a capital', () => {
  expect(languageName('nl', 'fr')).toBe('Néerlandais');
});

it.each([
  ['fr', 'nl', 'en', 'Du néerlandais', 'l’anglais'],
  ['fr', 'hu', 'fr', 'De l’hongrois', 'le français'],
  ['fr', 'ase', 'nl-BE', 'De la langue des signes américaine', 'le néerlandais (Belgique)'],
  ['nl', 'ase', 'fr', 'de Amerikaanse Gebarentaal', 'het Frans'],
  ['nl', 'en', 'fr', 'het Engels', 'het Frans'],
  ['en', 'nl', 'fr', 'Dutch', 'French'],
])('names the languages of a translation in %s with their articles: %s to %s', (locale, from, to, source, target) => {
  expect([sourceLanguage(from, locale), targetLanguage(to, locale)]).toEqual([source, target]);
});

it('leaves a code that is none as it is', () => {
  expect(languageName('no such language', 'en')).toBe('no such language');
  expect(countryName('??', 'en')).toBe('??');
});

it('calls a Designer what a person reads', () => {
  const t = translateBy(createIntl({ locale: 'en', messages: english }));
  expect(functionName(t, 'Designer')).toBe('Graphic designer');
  expect(functionName(t, 'Typesetter')).toBe('Typesetter');
});
