import { expect, it } from 'vitest';
import { answerOf, nextOf, stageOf, stagesOf } from './model';

const pending = {
  proposed: false,
  status: 'pending' as const,
  createdAt: '2026-11-16T10:00:00Z',
  reopenedAt: null,
  readAt: null,
  readBy: null,
  conversationAt: null,
  decidedAt: null,
  withdrawnAt: null,
  answerBy: '2026-11-30',
  job: { isRemoved: false },
};
const read = { ...pending, readAt: '2026-11-18T10:00:00Z', readBy: 'Lotte Peeters' };
const talked = { ...read, conversationAt: '2026-11-24T09:30:00Z' };
const shown = (application: Parameters<typeof stagesOf>[0]): string[] =>
  stagesOf(application).map(({ label, state }) => `${label.replace('applications.', '')} ${state}`);

it('shows four stages of a pending application, the last reached one as the current one', () => {
  expect(shown(pending)).toEqual(['received now', 'read todo', 'conversation todo', 'answer todo']);
  expect(shown(read)).toEqual(['received done', 'readBy now', 'conversation todo', 'answer todo']);
  expect(shown(talked)).toEqual(['received done', 'readBy done', 'conversation now', 'answer todo']);
  expect(stagesOf(talked).at(-1)).toMatchObject({ by: '2026-11-30' });
});

it('replaces the stages that did not happen by the ending', () => {
  const decidedAt = '2026-11-25T09:30:00Z';
  expect(shown({ ...pending, status: 'successful', decidedAt })).toEqual(['received done', 'accepted accepted']);
  expect(shown({ ...read, status: 'rejected', decidedAt })).toEqual([
    'received done',
    'readBy done',
    'notChosen refused',
  ]);
  expect(shown({ ...read, conversationAt: '2026-12-10T09:30:00Z', status: 'rejected', decidedAt })).toEqual([
    'received done',
    'readBy done',
    'notChosen refused',
  ]);
  expect(stagesOf({ ...talked, status: 'withdrawn', withdrawnAt: decidedAt }).at(-1)).toEqual({
    label: 'applications.withdrawn',
    state: 'refused',
    at: decidedAt,
  });
});

it('says what happens next, and when the answer is late', () => {
  expect([pending, read, talked].map(nextOf)).toEqual([
    'applications.nextReceived',
    'applications.nextRead',
    'applications.nextConversation',
  ]);
  expect(answerOf(pending, '2026-11-30')).toBe('applications.answerBy');
  expect(answerOf(pending, '2026-12-01')).toBe('applications.late');
});

it('promises nothing about a job that was removed', () => {
  const removed = { ...talked, job: { isRemoved: true } };
  expect(answerOf(removed, '2026-11-20')).toBe('applications.jobRemoved');
  expect(answerOf(removed, '2026-12-20')).toBe('applications.jobRemoved');
  expect(stagesOf(removed).at(-1)).toEqual({ label: 'applications.answer', state: 'todo' });
});

it('names the stage that was reached, or the ending', () => {
  expect([pending, read, talked].map((application) => stageOf(application).label)).toEqual([
    'applications.received',
    'applications.readBy',
    'applications.conversation',
  ]);
  expect(stageOf({ ...read, status: 'rejected' }).label).toBe('applications.notChosen');
});
