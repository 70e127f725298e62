import { describe, expect, it } from 'vitest';
import type { TaskResponse } from '../../api';
import { changedPart } from '../../components/ui/merge/merge';
import { dueOf, toRequest, toValues } from './model';

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
