import { describe, expect, it } from 'vitest';
import { joinById } from './join-by-id.js';
import { objectId } from './record.js';

const ANN = objectId('65b000000000000000000001');
const GONE = objectId('65b000000000000000000002');

describe('joinById', () => {
  it('asks once for each id and answers by it, whether text or not', async () => {
    const asked: string[][] = [];
    const personOf = await joinById([ANN, null, String(ANN), GONE], (ids) => {
      asked.push(ids);
      return Promise.resolve([{ _id: ANN, name: 'Ann' }]);
    });
    expect(asked).toEqual([[String(ANN), String(GONE)]]);
    expect(personOf(ANN)?.name).toBe('Ann');
    expect(personOf(String(ANN))?.name).toBe('Ann');
    expect([personOf(GONE), personOf(null)]).toEqual([null, null]);
  });

  it('asks nothing without ids', async () => {
    const find = () => Promise.reject(new Error('asked'));
    expect((await joinById([null], find))(ANN)).toBeNull();
  });
});
