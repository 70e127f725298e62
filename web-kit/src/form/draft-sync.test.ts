import type { Problem } from '@byline/shared-types/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from '../problems/problem';
import { readDraft, writeDraft } from './draft';
import { DraftSync, type RemoteDraft } from './draft-sync';

const OWNER = 'noor';
const ABOUT = { form: 'about' };
const [EARLIER, LATER] = ['2026-11-23T09:00:00.000Z', '2026-11-23T10:00:00.000Z'];
const put = vi.fn<(draft: object) => Promise<unknown>>();
let stop: () => void;

const typed = (info: string, at: string) => ({ values: { info }, base: '{}', at });
const remote = (info: string, typedAt: string): RemoteDraft => ({
  form: 'about.',
  content: JSON.stringify({ values: { info }, base: '{}' }),
  device: 'phone',
  typedAt,
});
async function sync(...listed: RemoteDraft[]): Promise<DraftSync> {
  const drafts = new DraftSync(OWNER, { list: () => Promise.resolve(listed), put });
  stop = drafts.start();
  await drafts.load();
  return drafts;
}
const here = () => readDraft(OWNER, ABOUT);

beforeEach(() => {
  vi.useFakeTimers();
  put.mockReset().mockResolvedValue(null);
});
afterEach(() => {
  stop();
});

it('begins with what was typed on another device, and says where', async () => {
  await sync(remote('on the way', LATER));
  expect(here()).toMatchObject({ values: { info: 'on the way' }, at: LATER, device: 'phone' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(put).not.toHaveBeenCalled();
});

it('leaves what it can’t read', async () => {
  await sync({ ...remote('', LATER), content: 'x' });
  expect(here()).toBeNull();
});

it('keeps what was typed here later, and tells the server', async () => {
  writeDraft(OWNER, ABOUT, typed('at home', LATER));
  await sync(remote('on the way', EARLIER));
  await vi.advanceTimersByTimeAsync(2000);
  expect(here()?.values).toEqual({ info: 'at home' });
  expect(put.mock.calls).toEqual([
    [{ form: 'about.', content: '{"values":{"info":"at home"},"base":"{}"}', device: 'computer', typedAt: LATER }],
  ]);
});

it('tells of many keys once, of what is the same never, and that it was saved', async () => {
  await sync();
  for (const info of ['a', 'ab', 'abc', 'abc']) writeDraft(OWNER, ABOUT, typed(info, LATER));
  await vi.advanceTimersByTimeAsync(2000);
  expect(put).toHaveBeenCalledTimes(1);
  writeDraft(OWNER, ABOUT, typed('abc', '2026-11-23T11:00:00.000Z'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(put).toHaveBeenCalledTimes(1);
  writeDraft(OWNER, ABOUT, null);
  await vi.advanceTimersByTimeAsync(2000);
  expect(put.mock.lastCall).toMatchObject([{ form: 'about.', content: null }]);
});

it('drops what was saved on another device, not what the server never had', async () => {
  writeDraft(OWNER, ABOUT, typed('seen', EARLIER));
  await sync();
  await vi.advanceTimersByTimeAsync(2000);
  expect(put).toHaveBeenCalledTimes(1);
  stop();
  await sync();
  expect(here()).toBeNull();
});

it('tries again without an answer, and not when it was refused', async () => {
  put.mockRejectedValueOnce(new ProblemError(null));
  await sync();
  writeDraft(OWNER, ABOUT, typed('offline', LATER));
  await vi.advanceTimersByTimeAsync(40_000);
  expect(put).toHaveBeenCalledTimes(2);
  const problem = { type: '', title: '', detail: '', status: 400, code: 'validation_failed' };
  put.mockRejectedValue(new ProblemError(problem as Problem));
  writeDraft(OWNER, ABOUT, typed('odd', '2026-11-23T12:00:00.000Z'));
  await vi.advanceTimersByTimeAsync(90_000);
  expect(put).toHaveBeenCalledTimes(3);
});
