import { object, type ValidationError } from 'yup';
import { expect, it } from 'vitest';
import { languageChecks } from './language-checks';
import { takenByOthers, takenByPairs } from './taken-languages';

const errorsOf = (values: object): Record<string, string> => {
  try {
    object(languageChecks).validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as ValidationError;
    return Object.fromEntries(inner.map(({ path = '', message }) => [path, message]));
  }
};
const pairs = (...rows: string[]) =>
  rows.map((row) => ({ from: row.split('>')[0] ?? '', to: row.split('>')[1] ?? '' }));

it('takes each pair and each language once, and no pair of a language with itself', () => {
  expect(errorsOf({ translationSkills: pairs('en>nl', 'nl>en', '>nl', '>nl', 'nl>nl-BE') })).toEqual({});
  expect(errorsOf({ translationSkills: pairs('en>nl', '>', 'en>nl') })).toEqual({
    'translationSkills[2].to': 'already_listed',
  });
  expect(errorsOf({ translationSkills: pairs('nl>nl') })).toEqual({ 'translationSkills[0].to': 'same_language' });
  expect(errorsOf({ languages: ['en', '', '', 'en'].map((language) => ({ language, level: 'C1' })) })).toEqual({
    'languages[3].language': 'already_listed',
  });
});

it('offers no language that would make such a row', () => {
  const rows = pairs('en>nl', '>nl', 'en>');
  expect(takenByPairs(rows, 1, 'from')).toEqual(['nl', 'en']);
  expect(takenByPairs(rows, 1, 'to')).toEqual([]);
  expect(takenByPairs(rows, 2, 'to')).toEqual(['en', 'nl']);
  const languages = [
    { language: 'en', level: 'C1' as const },
    { language: '', level: 'C1' as const },
  ];
  expect(takenByOthers({ motherTongue: 'nl', languages }, 1)).toEqual(['nl', 'en']);
});
