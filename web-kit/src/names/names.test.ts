import { expect, it } from 'vitest';
import { createIntl } from 'react-intl';
import english from '../../i18n/en.json';
import { translateBy } from '../i18n';
import { countryName, functionName, languageName, provinceChoices, sourceLanguage, targetLanguage } from '.';

it('names languages with a capital and provinces with the fallback last', () => {
  expect(languageName('nl', 'fr')).toBe('Néerlandais');
  expect(provinceChoices('BE', 'Andere', 'nl').at(-1)).toEqual({ value: 'OTH', label: 'Andere' });
  expect(provinceChoices('JP', 'Andere', 'nl')).toHaveLength(1);
});

it.each([
  ['nl', ['Antwerpen', 'Brussel', 'Henegouwen', 'Limburg', 'Luik']],
  ['fr', ['Anvers', 'Brabant flamand', 'Brabant wallon', 'Bruxelles', 'Flandre occidentale']],
  ['en', ['Antwerp', 'Brussels', 'East Flanders', 'Flemish Brabant', 'Hainaut']],
] as const)('lists the Belgian provinces by their names in %s', (language, first) => {
  const labels = provinceChoices('BE', 'Other', language).map(({ label }) => label);
  expect(labels.slice(0, 5)).toEqual(first);
  expect(labels).toHaveLength(12);
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
