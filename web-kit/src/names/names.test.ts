import { expect, it } from 'vitest';
import { countryName, functionName, languageName, provinceChoices } from '.';

it('names languages with a capital and provinces with the fallback last', () => {
  expect(languageName('nl', 'fr')).toBe('Néerlandais');
  expect(provinceChoices('BE', 'Andere').at(-1)).toEqual({ value: 'OTH', label: 'Andere' });
  expect(provinceChoices('JP', 'Andere')).toHaveLength(1);
});

it('leaves a code that is none as it is', () => {
  expect(languageName('no such language', 'en')).toBe('no such language');
  expect(countryName('??', 'en')).toBe('??');
});

it('calls a Designer what a person reads', () => {
  const t = ({ defaultMessage }: { defaultMessage?: unknown }): string => String(defaultMessage);
  expect(functionName(t, 'Designer')).toBe('Graphic designer');
  expect(functionName(t, 'Typesetter')).toBe('Typesetter');
});
