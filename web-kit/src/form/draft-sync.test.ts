import type { Problem } from '@byline/shared-types/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from '../problems/problem';
import { readDraft, writeDraft } from './draft';
import { DraftSync, type RemoteDraft } from './draft-sync';

const OWNER = 'noor';
const ABOUT = { form: 'about' };
const [EARLIER, LATER] = ['2026-11-23T09:00:00.000Z', '2026-11-23T10:00:00.000Z'];
const REFUSED = { type: '', title: '', detail: '', status: 400, code: 'validation_failed' };
const STALE = { ...REFUSED, status: 409, code: 'stale_version' };
const refused = (problem: object) => new ProblemError(problem as Problem);
const put = vi.fn<(draft: object) => Promise<unknown>>();
let stop: () => void;

const typed = (info: string, at: string) => ({ values: { info }, base: '{}', at });
const remote = (info: string | null, version: number): RemoteDraft => ({
  form: 'about.',
  content: info === null ? null : JSON.stringify({ values: { info }, base: '{}' }),
  device: 'phone',
  version,
  typedAt: EARLIER,
});
/** The drafts that the server returns. */
let listed: RemoteDraft[];
async function sync(...drafts: RemoteDraft[]): Promise<void> {
  listed = drafts;
  const all = new DraftSync(OWNER, { list: () => Promise.resolve(listed), put });
  stop = all.start();
  await all.load();
}
const waited = () => vi.advanceTimersByTimeAsync(2000);
const here = () => readDraft(OWNER, ABOUT);

beforeEach(() => {
  vi.useFakeTimers();
  put.mockReset().mockResolvedValue(null);
});
afterEach(() => {
  stop();
});

it('begins with what was typed on another device, and says where', async () => {
  await sync(remote('on the way', 3));
  expect(here()).toMatchObject({ values: { info: 'on the way' }, at: EARLIER, device: 'phone' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(put).not.toHaveBeenCalled();
});

it('leaves what it can’t read', async () => {
  await sync({ ...remote('', 1), content: 'x' });
  expect(here()).toBeNull();
});

it('sends many keys once, the same never, and that it was saved', async () => {
  await sync();
  for (const info of ['a', 'ab', 'abc', 'abc']) writeDraft(OWNER, ABOUT, typed(info, LATER));
  await waited();
  writeDraft(OWNER, ABOUT, typed('abc', '2026-11-23T11:00:00.000Z'));
  await waited();
  const content = '{"values":{"info":"abc"},"base":"{}"}';
  expect(put.mock.calls).toEqual([[{ form: 'about.', content, device: 'computer', version: 0 }]]);
  expect(here()).toMatchObject({ version: 1, sent: true });
  writeDraft(OWNER, ABOUT, null);
  await waited();
  expect(put.mock.lastCall).toMatchObject([{ form: 'about.', content: null, version: 1 }]);
});

it('keeps what was typed here and offers what another device typed meanwhile', async () => {
  await sync();
  put.mockRejectedValueOnce(refused(STALE));
  listed = [remote('on the way', 4)];
  writeDraft(OWNER, ABOUT, typed('at home', LATER));
  await waited();
  await waited();
  expect(here()).toMatchObject({ values: { info: 'at home' }, version: 5, sent: true });
  expect(here()?.other).toEqual({ values: { info: 'on the way' }, at: EARLIER, device: 'phone' });
  expect(put.mock.lastCall).toMatchObject([{ version: 4 }]);
});

it('goes on from its own draft whose answer was lost', async () => {
  await sync();
  put.mockRejectedValueOnce(refused(STALE));
  listed = [remote('at home', 1)];
  writeDraft(OWNER, ABOUT, typed('at home', LATER));
  await waited();
  await waited();
  expect(here()).toEqual({ ...typed('at home', LATER), version: 1, sent: true });
  expect(put).toHaveBeenCalledOnce();
});

it('takes over what another device typed after it, and drops what it saved', async () => {
  await sync();
  writeDraft(OWNER, ABOUT, typed('seen', EARLIER));
  await waited();
  stop();
  await sync(remote('seen and gone on with', 2));
  expect(here()?.values).toEqual({ info: 'seen and gone on with' });
  stop();
  await sync(remote(null, 3));
  expect(here()).toBeNull();
});

it('keeps on this device alone what was typed without a network before another device saved', async () => {
  await sync();
  writeDraft(OWNER, ABOUT, typed('seen', EARLIER));
  await waited();
  put.mockRejectedValueOnce(refused(STALE));
  listed = [remote(null, 2)];
  writeDraft(OWNER, ABOUT, typed('seen, and more', LATER));
  await waited();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(put).toHaveBeenCalledTimes(2);
  stop();
  await sync(remote(null, 2));
  expect(here()?.values).toEqual({ info: 'seen, and more' });
});

it('tries again without an answer, and not when it was refused', async () => {
  put.mockRejectedValueOnce(new ProblemError(null));
  await sync();
  writeDraft(OWNER, ABOUT, typed('offline', LATER));
  await vi.advanceTimersByTimeAsync(40_000);
  expect(put).toHaveBeenCalledTimes(2);
  put.mockRejectedValue(refused(REFUSED));
  writeDraft(OWNER, ABOUT, typed('odd', '2026-11-23T12:00:00.000Z'));
  await vi.advanceTimersByTimeAsync(90_000);
  expect(put).toHaveBeenCalledTimes(3);
});

it.each([-13 * 60, 13 * 60, -5, 5])(
  'goes by versions while the clock of the device is %d minutes off',
  async (minutes) => {
    const off = new Date(Date.parse(LATER) + minutes * 60_000).toISOString();
    writeDraft(OWNER, ABOUT, typed('on this device', off));
    await sync();
    await waited();
    expect(here()).toMatchObject({ version: 1, sent: true });
    // Another device went on: its text follows, whatever the clocks say.
    await sync(remote('later, elsewhere', 2));
    expect(here()).toMatchObject({ values: { info: 'later, elsewhere' }, version: 2 });
    // Both typed after version 2, so this device keeps its own and offers the other.
    writeDraft(OWNER, ABOUT, typed('here again', off));
    await sync(remote('there again', 3));
    expect(here()).toMatchObject({ values: { info: 'here again' }, other: { values: { info: 'there again' } } });
  },
);
