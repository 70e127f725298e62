import type { ClientSession } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { NameCache } from './name-cache.js';

const ANN = '65b00000000000000000000a';
const GONE = '65b000000000000000000002';

/** A cache over one record, and what became of it: how often it was read, and what waits for a commit. */
function setUp() {
  const state = { open: true, name: 'Ann', reads: 0, waiting: [] as (() => void)[] };
  const read = (ids: string[]) => {
    state.reads += 1;
    const found = ids.includes(ANN) ? [{ _id: ANN, name: state.name }] : [];
    return Promise.resolve(found);
  };
  const cache = new NameCache<{ _id: string; name: string }>(
    read,
    { isOpen: () => state.open },
    { afterCommit: (session, then) => void (session ? state.waiting.push(then) : then()) },
  );
  const name = async (id = ANN) => (await cache.find([id]))[0]?.name ?? null;
  return { state, cache, name };
}

describe('NameCache', () => {
  it('reads a name once, whichever way its id is written, and also that there is none', async () => {
    const { state, cache, name } = setUp();
    expect([await name(), await name(ANN.toUpperCase()), await name(GONE), await name(GONE)]).toEqual([
      'Ann',
      'Ann',
      null,
      null,
    ]);
    expect(await cache.find([ANN, GONE, ANN])).toHaveLength(1);
    expect(state.reads).toBe(2);
  });

  it('reads it again once it is dropped: after the commit of a transaction, at once without one', async () => {
    const { state, cache, name } = setUp();
    await name();
    state.name = 'Anna';
    cache.dropAfter({} as ClientSession, ANN);
    expect(await name()).toBe('Ann');
    state.waiting.forEach((then) => then());
    expect(await name()).toBe('Anna');
    state.name = 'Anne';
    cache.dropAfter(undefined, ANN.toUpperCase());
    expect(await name()).toBe('Anne');
    state.name = 'Annie';
    cache.drop(null);
    expect(await name()).toBe('Annie');
  });

  it('keeps nothing that was read before a drop', async () => {
    const { state, cache, name } = setUp();
    const begun = name();
    state.name = 'Anna';
    cache.drop(ANN);
    expect(await begun).toBe('Ann');
    expect(await name()).toBe('Anna');
  });

  it('is not used while changes are not heard of', async () => {
    const { state, name } = setUp();
    await name();
    state.open = false;
    state.name = 'Anna';
    expect(await name()).toBe('Anna');
  });
});
