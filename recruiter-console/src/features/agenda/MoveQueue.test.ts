import { beforeEach, expect, it, vi } from 'vitest';
import { periodOf, type AgendaItem } from './model';
import { MoveQueue, placeOf, type SaveMove } from './MoveQueue';
import type { Period } from './time';

const item = { _id: 'i1', version: 3, title: 'Interview', startDate: '10', endDate: '11' } as AgendaItem;
const later: Period = { start: '12', end: '13' };
const latest: Period = { start: '14', end: '15' };

beforeEach(() => void vi.useFakeTimers());

/** Calls of `save` wait until `answer` resolves them. */
function calls() {
  const answers: ((saved: AgendaItem | null) => void)[] = [];
  const save = vi.fn<SaveMove>(() => new Promise((resolve) => void answers.push(resolve)));
  const answer = async (saved: AgendaItem | null): Promise<void> => {
    answers.shift()?.(saved);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { save, answer };
}
const savedAs = ({ start, end }: Period, version: number): AgendaItem => ({
  ...item,
  startDate: start,
  endDate: end,
  version,
});

it('shows a move at once and saves the last of them, half a second after it', async () => {
  const { save, answer } = calls();
  const queue = new MoveQueue(save);
  queue.put(item, later);
  await vi.advanceTimersByTimeAsync(400);
  queue.put(item, latest);
  expect(placeOf(item, queue.getPlaces())).toEqual(latest);
  await vi.advanceTimersByTimeAsync(499);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(save.mock.calls.map(([{ base }, period]) => [base, period])).toEqual([[item, latest]]);
  await answer(savedAs(latest, 4));
  expect(placeOf(item, queue.getPlaces())).toEqual(latest);
  // The list has a newer version: somebody else has moved the item again.
  expect(placeOf({ ...item, version: 5 }, queue.getPlaces())).toEqual(periodOf(item));
});

it('saves a move that comes while one is saved over that one, and not over the list', async () => {
  const { save, answer } = calls();
  const queue = new MoveQueue(save);
  queue.put(item, later);
  queue.flush();
  queue.put(item, latest);
  await vi.advanceTimersByTimeAsync(500);
  expect(save).toHaveBeenCalledTimes(1);
  await answer(savedAs(later, 4));
  expect(save.mock.calls[1]).toMatchObject([{ base: savedAs(later, 4) }, latest, expect.anything()]);
  await answer(savedAs(latest, 5));
  queue.put(item, later);
  queue.flush();
  expect(save.mock.calls[2]?.[0]).toMatchObject({ base: { version: 5 } });
});

it('puts an item back that was not saved, and saves nothing for one that came back by itself', async () => {
  const { save, answer } = calls();
  const queue = new MoveQueue(save);
  queue.put(item, later);
  queue.flush();
  await answer(null);
  expect(placeOf(item, queue.getPlaces())).toEqual(periodOf(item));
  queue.put(item, later);
  queue.put(item, periodOf(item));
  await vi.advanceTimersByTimeAsync(500);
  expect(save).toHaveBeenCalledTimes(1);
});

it("saves a drop over the version that the drag began with, though the list has a colleague's move by then", async () => {
  const { save, answer } = calls();
  const queue = new MoveQueue(save);
  queue.hold(item);
  queue.drop(later);
  queue.flush();
  expect(save.mock.calls[0]).toMatchObject([{ base: item }, later, expect.anything()]);
  await answer(savedAs(later, 4));
  // The own move is known, though the list may be older.
  queue.hold(item);
  queue.drop(latest);
  queue.flush();
  expect(save.mock.calls[1]?.[0]).toMatchObject({ base: { version: 4 } });
});
