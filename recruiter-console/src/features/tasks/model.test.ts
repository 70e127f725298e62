import { changedPart } from '@byline/web-kit/form';
import { describe, expect, it } from 'vitest';
import type { TaskResponse } from '../../api';
import { dueOf, endOfWeek, groupOf, toRequest, toValues } from './model';

const task = {
  title: 'Call back',
  type: 'call',
  assigned: [{ _id: 'u1', firstname: 'Lotte', name: 'Janssens' }],
  assignedTo: 'u1',
  deadline: '2026-11-19T16:00:00.000Z',
  description: '<p>About the rate</p>',
  completed: false,
} as TaskResponse;

it.each([
  ['2026-11-19T15:00:00Z', { kind: 'today', text: '17:00' }],
  ['2026-11-18T15:00:00Z', { kind: 'later', text: '19/11/2026 17:00' }],
  ['2026-11-19T16:05:00Z', { kind: 'lateMinutes', count: 5 }],
  ['2026-11-19T19:10:00Z', { kind: 'lateHours', count: 3 }],
  ['2026-11-21T17:00:00Z', { kind: 'lateDays', count: 2 }],
])('reads at %s as %j', (now, due) => {
  expect(dueOf(task, new Date(now))).toEqual(due);
});

it('is not late any more once it is finished', () => {
  expect(dueOf({ ...task, completed: true }, new Date('2026-11-21T17:00:00Z')).kind).toBe('later');
});

describe('a change', () => {
  it('is only what was changed', () => {
    const before = toRequest(toValues(task));
    expect(changedPart(toRequest(toValues(task)), before)).toEqual({});
    const changed = { ...toValues(task), title: 'Call', deadline: '20.11.2026 9:00' };
    expect(changedPart(toRequest(changed), before)).toEqual({ title: 'Call', deadline: '2026-11-20T08:00:00.000Z' });
  });
});

describe('when it is due', () => {
  // Saturday 24 October 2026, 23:30 in Brussels; the clock goes back that night.
  const now = new Date('2026-10-24T21:30:00Z');
  it.each([
    ['2026-10-24T21:29:00Z', 'overdue'],
    ['2026-10-24T21:59:00Z', 'today'],
    ['2026-10-24T22:00:00Z', 'week'],
    ['2026-10-25T22:59:00Z', 'week'],
    ['2026-10-25T23:00:00Z', 'later'],
  ])('%s is %s, by the agency’s clock', (deadline, group) => {
    expect(groupOf({ deadline }, now)).toBe(group);
  });

  it('a week ends on Sunday', () => {
    expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(endOfWeek)).toEqual(Array(3).fill('2026-11-29'));
  });
});
