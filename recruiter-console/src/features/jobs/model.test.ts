import { expect, it } from 'vitest';
import type { JobResponse } from '../../api';
import { copyOf, newJob, toRequest, toValues } from './model';

const NOW = new Date('2026-11-30T23:30:00Z');
const job = {
  title: ' Translator ',
  client: 'Leie & Land',
  function: 'translator',
  salary: '€0.14',
  location: null,
  time: null,
  languageId: 'nl',
  employmentTypeId: 't1',
  applicantLevelId: 'l1',
  from: '2026-11-02',
  to: '2027-01-29',
  tags: ['a'],
  campaigns: [],
  introduction: null,
  description: '<p>Two words</p>',
  about: null,
  offer: null,
  answerDays: null,
  workFrom: '2026-11-16',
  workTo: '2027-02-26',
  workDays: 2.5,
} as unknown as JobResponse;

it('ends tomorrow by the agency’s calendar when it is new', () => {
  expect(newJob('fr', NOW)).toMatchObject({ from: '', to: '02/12/2026', languageId: 'fr', introduction: '' });
});

it('comes back from its form as it was, without the blanks around a line', () => {
  const { title, ...rest } = job;
  expect(title).toBe(' Translator ');
  expect(toRequest(toValues(job))).toEqual({ ...rest, title: 'Translator' });
});

it('is copied with its days, unless one of them passed', () => {
  expect(copyOf(job, new Date('2026-11-01T10:00:00Z'))).toEqual(toValues(job));
  expect(copyOf(job, new Date('2026-11-10T10:00:00Z'))).toMatchObject({ from: '', workFrom: '16/11/2026' });
  const withoutDays = { from: '', to: '02/12/2026', workFrom: '', workTo: '' };
  expect(copyOf(job, NOW)).toEqual({ ...toValues(job), ...withoutDays });
});
