import { ProblemError } from '@byline/web-kit/problems';
import type { Problem } from '@byline/shared-types/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Autosaver, type AutosaveCalls, type Snapshot } from './Autosaver';
import { merge, type Values } from './merge';

const STALE = new ProblemError({ status: 409, title: 'Conflict', code: 'stale_version' } as Problem);
const WRONG = new ProblemError({ status: 400, title: 'Bad Request', code: 'validation_failed' } as Problem);
const DRAFT = { form: 'interview', record: 'i1' };
const FIRST: Snapshot = { values: { why: 'Freedom' }, version: 3 };

const save = vi.fn<AutosaveCalls['save']>();
const load = vi.fn<AutosaveCalls['load']>();
const open = (saved = FIRST, more: Partial<AutosaveCalls> = {}): Autosaver => {
  const saver = new Autosaver(saved, DRAFT, 'lotte', { save, load, ...more });
  saver.start();
  return saver;
};

beforeEach(() => {
  vi.useFakeTimers();
  save.mockImplementation((_values, version) => Promise.resolve((version ?? -1) + 1));
});
afterEach(() => {
  vi.resetAllMocks();
});

it('saves 250 ms after the last key, once', async () => {
  const saver = open();
  saver.type('tools', 'A');
  await vi.advanceTimersByTimeAsync(200);
  saver.type('tools', 'A CAT');
  await vi.advanceTimersByTimeAsync(200);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60);
  expect(save.mock.calls).toEqual([[{ why: 'Freedom', tools: 'A CAT' }, 3]]);
  expect(saver.getState().status).toBe('saved');
  expect(localStorage).toHaveLength(0);
});

it('saves one after the other, what was typed meanwhile with the version of the first answer', async () => {
  const saver = open();
  const answers: ((version: number) => void)[] = [];
  save.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  saver.type('tools', 'A');
  void saver.flush();
  saver.type('tools', 'AB');
  void saver.flush();
  expect(save).toHaveBeenCalledTimes(1);
  answers[0]?.(4);
  await vi.advanceTimersByTimeAsync(0);
  expect(save.mock.calls[1]).toEqual([{ why: 'Freedom', tools: 'AB' }, 4]);
});

it('tries again by itself when nothing answered, and keeps what is unsaved until then', async () => {
  const saver = open();
  save.mockRejectedValueOnce(new ProblemError(null));
  saver.type('tools', 'A');
  await vi.advanceTimersByTimeAsync(250);
  expect(saver.getState().status).toBe('failed');
  expect(saver.isStuck()).toBe(true);
  expect(localStorage).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(saver.getState().status).toBe('saved');
  expect(localStorage).toHaveLength(0);
});

it('makes a record once: what got no answer is sent again as it was, what was typed since follows', async () => {
  const saver = open({ values: {}, version: null });
  save.mockRejectedValueOnce(new ProblemError(null));
  saver.type('why', 'Free');
  await vi.advanceTimersByTimeAsync(250);
  saver.type('why', 'Freedom');
  await vi.advanceTimersByTimeAsync(250);
  expect(save.mock.calls).toEqual([
    [{ why: 'Free' }, null],
    [{ why: 'Free' }, null],
    [{ why: 'Freedom' }, 0],
  ]);
});

it('does not repeat what was refused for good', async () => {
  const saver = open();
  save.mockRejectedValue(WRONG);
  saver.type('tools', 'A');
  await vi.advanceTimersByTimeAsync(100_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(saver.getState()).toMatchObject({ status: 'failed', error: WRONG });
});

it('saves after a reload what the page before kept', async () => {
  save.mockRejectedValueOnce(new ProblemError(null));
  const before = open();
  before.type('tools', 'A');
  before.stop();
  await vi.advanceTimersByTimeAsync(0);
  const after = open();
  expect(after.getState().values).toEqual({ why: 'Freedom', tools: 'A' });
  await vi.advanceTimersByTimeAsync(0);
  expect(save).toHaveBeenLastCalledWith({ why: 'Freedom', tools: 'A' }, 3);
});

it('takes in what a colleague saved, and asks only about what both changed', async () => {
  const onMerged = vi.fn();
  const saver = open(FIRST, { onMerged });
  save.mockRejectedValueOnce(STALE);
  load.mockResolvedValue({ values: { why: 'Money', price: '0.13' }, version: 4 });
  saver.type('why', 'Freedom and time');
  saver.type('tools', 'A');
  await vi.advanceTimersByTimeAsync(250);
  expect(save).toHaveBeenLastCalledWith({ why: 'Money', price: '0.13', tools: 'A' }, 4);
  expect(onMerged).not.toHaveBeenCalled();
  expect(saver.getState()).toMatchObject({
    values: { why: 'Freedom and time', price: '0.13', tools: 'A' },
    conflicts: { why: 'Money' },
  });
  expect(saver.isStuck()).toBe(true);

  saver.choose('why', 'mine');
  await vi.advanceTimersByTimeAsync(0);
  expect(save).toHaveBeenLastCalledWith({ why: 'Freedom and time', price: '0.13', tools: 'A' }, 5);
  expect(saver.isStuck()).toBe(false);

  save.mockRejectedValueOnce(STALE);
  load.mockResolvedValue({ values: { why: 'Freedom and time', price: '0.14', tools: 'A' }, version: 7 });
  saver.type('tools', 'B');
  await vi.advanceTimersByTimeAsync(250);
  expect(save).toHaveBeenLastCalledWith({ why: 'Freedom and time', price: '0.14', tools: 'B' }, 7);
  expect(onMerged).toHaveBeenCalledOnce();
});

it('shows a later version that was read, under what is typed here', () => {
  const saver = open();
  saver.type('tools', 'A');
  saver.receive({ values: { why: 'Money' }, version: 4 });
  expect(saver.getState().values).toEqual({ why: 'Money', tools: 'A' });
  saver.receive({ values: { why: 'Old' }, version: 2 });
  expect(saver.getState().values).toEqual({ why: 'Money', tools: 'A' });
});

it('sends nothing that can not be saved as it is', async () => {
  const saver = open(FIRST, { refuses: ({ why }) => why === '' });
  saver.type('why', '');
  await vi.advanceTimersByTimeAsync(250);
  expect(save).not.toHaveBeenCalled();
  expect(saver.getState().status).toBe('refused');
  saver.type('why', 'Freedom');
  await vi.advanceTimersByTimeAsync(250);
  expect(saver.getState().status).toBe('idle');
});

it.each<[string, Values, Values, Values, Values, Values]>([
  ['both left it', { a: 1 }, { a: 1 }, { a: 1 }, { a: 1 }, {}],
  ['only here', { a: 1 }, { a: 2 }, { a: 1 }, { a: 2 }, {}],
  ['only there', { a: 1 }, { a: 1 }, { a: 2 }, { a: 2 }, {}],
  ['the same twice', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }, {}],
  ['both, apart', { a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }, { a: 3 }],
  ['cleared there, changed here', { a: 1 }, { a: 2 }, {}, { a: 2 }, { a: '' }],
  ['cleared here', { a: 1 }, { a: 0 }, { a: 1 }, { a: 0 }, {}],
])('merges a key that was changed: %s', (_, base, mine, theirs, values, conflicts) => {
  expect(merge(base, mine, theirs)).toEqual({ values, conflicts });
});

it.each(['saved', 'refused'])(
  'what is discarded while it is on its way, and then %s, is neither stuck nor sent again',
  async (end) => {
    const saver = open();
    const answer = Promise.withResolvers<number>();
    save.mockReturnValueOnce(answer.promise);
    saver.type('tools', 'A');
    void saver.flush();
    saver.discard();
    if (end === 'saved') answer.resolve(4);
    else answer.reject(WRONG);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect([saver.isStuck(), saver.getState().status]).toEqual([false, 'idle']);
  },
);

it('what is discarded while the record is read anew, and is gone, is not stuck', async () => {
  const saver = open();
  const record = Promise.withResolvers<Snapshot>();
  save.mockRejectedValueOnce(STALE);
  load.mockReturnValueOnce(record.promise);
  saver.type('tools', 'A');
  void saver.flush();
  await vi.advanceTimersByTimeAsync(0);
  saver.discard();
  record.reject(new Error('gone'));
  await vi.advanceTimersByTimeAsync(0);
  expect([saver.isStuck(), saver.getState().status]).toEqual([false, 'idle']);
});
