import { expect, it } from 'vitest';
import type { SkillResponse } from '../../api';
import { alike, groupsOf, likeness, type Category } from './model';

const label = (EN: string, NL = `${EN} nl`, FR = `${EN} fr`) => ({ EN, NL, FR });
const skill = (_id: string, EN: string, categoryId: string | null, NL?: string): SkillResponse =>
  ({ _id, label: label(EN, NL), categoryId }) as SkillResponse;
const writing = { _id: 'w', label: label('Writing', 'Schrijven') } as Category;
const design = { _id: 'd', label: label('Design') } as Category;
const SKILLS = [
  skill('1', 'SEO texts', 'w', 'Zoekmachines'),
  skill('2', 'Éditorial', 'w'),
  skill('3', 'Logos', 'd'),
  skill('4', 'Lost', 'gone'),
];
const shown = (search: string, order: Parameters<typeof groupsOf>[3] = 'EN') =>
  groupsOf([writing, design], SKILLS, search, order).map(({ category, skills }) => [
    category?._id ?? null,
    ...skills.map(({ _id }) => _id),
  ]);

it('groups skills by their category, those of none at the end', () => {
  expect(shown('')).toEqual([
    ['d', '3'],
    ['w', '2', '1'],
    [null, '4'],
  ]);
  expect(shown('', '-EN')).toEqual([
    ['w', '1', '2'],
    ['d', '3'],
    [null, '4'],
  ]);
});

it('finds skills in every language without case and accents, and all of a category that matches', () => {
  expect(shown('ZOEK')).toEqual([['w', '1']]);
  expect(shown('editorial')).toEqual([['w', '2']]);
  expect(shown('schrijven')).toEqual([['w', '2', '1']]);
  expect(shown('nothing')).toEqual([]);
});

it('knows what a proposal may double, the likest first', () => {
  const known = [
    skill('a', 'Software localisation', 'w'),
    skill('b', 'localisations of games', 'w'),
    skill('c', 'Blogs', 'w'),
  ];
  expect(alike({ label: label('Game localisation') }, known).map(({ _id }) => _id)).toEqual(['b', 'a']);
  expect(likeness('SEO texts', 'seo téxts')).toBe(1);
  expect(likeness('Blogs', 'Legal')).toBeLessThan(0.2);
});
