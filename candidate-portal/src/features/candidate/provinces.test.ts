import { expect, it } from 'vitest';
import { provinceChoices } from './provinces';

it.each([
  ['nl', ['Antwerpen', 'Brussel', 'Henegouwen', 'Limburg', 'Luik']],
  ['fr', ['Anvers', 'Brabant flamand', 'Brabant wallon', 'Bruxelles', 'Flandre occidentale']],
  ['en', ['Antwerp', 'Brussels', 'East Flanders', 'Flemish Brabant', 'Hainaut']],
] as const)('lists the Belgian provinces by their names in %s, the fallback last', (language, first) => {
  const choices = provinceChoices('BE', 'Other', language);
  expect(choices.map(({ label }) => label).slice(0, 5)).toEqual(first);
  expect(choices.at(-1)).toEqual({ value: 'OTH', label: 'Other' });
});

it('knows no provinces of most countries', () => {
  expect(provinceChoices('JP', 'Other', 'en')).toEqual([{ value: 'OTH', label: 'Other' }]);
});
