import { expect, it } from 'vitest';
import { answersByHour, answersInAll, freshByFunction, freshInAll } from './shares';

const counts = { active: 4, within14: 1, within30: 2 };
const stats = {
  total: { active: 5, within14: 1, within30: 3 },
  functions: [
    { function: 'translator' as const, ...counts },
    { function: null, active: 1, within14: 0, within30: 1 },
  ],
  hours: [
    { hour: 8, asked: 2, answered: 1 },
    { hour: 10, asked: 4, answered: 3 },
  ],
};

it('leads from each number to the list of its people, where a list has them', () => {
  const [translators, others] = freshByFunction(stats, (name) => name ?? 'None');
  expect(translators).toMatchObject({ whole: 4, parts: [1, 2] });
  expect(translators?.links).toEqual([
    '/candidates?tile=active&function=translator',
    '/candidates?tile=active&function=translator&confirmedWithin=14',
    '/candidates?tile=active&function=translator&confirmedWithin=30',
  ]);
  expect(others).toEqual({ key: '', name: 'None', whole: 1, parts: [0, 1] });
  expect(freshInAll(stats, 'Total').links?.[2]).toBe('/candidates?tile=active&confirmedWithin=30');
});

it('has an hour without questions between two with some', () => {
  const rows = answersByHour(stats);
  expect(rows.map(({ name, whole, parts }) => [name, whole, ...parts])).toEqual([
    ['08:00', 2, 1],
    ['09:00', 0, 0],
    ['10:00', 4, 3],
  ]);
  expect(answersInAll(rows, 'Total')).toMatchObject({ whole: 6, parts: [4] });
  expect(answersByHour({ ...stats, hours: [] })).toEqual([]);
});
