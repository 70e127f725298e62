import { expect, it } from 'vitest';
import { jobList } from './list-state';

const TAG = '665f1c2e9b1d4a0012345601';

it('asks only for what there can be of the functions, tags and campaigns in its address', () => {
  const address = new URLSearchParams(`function=translator,bogus&tags=x,${TAG}&campaigns=,nonsense`);
  const state = jobList.parse(address, 10);
  expect(state).toMatchObject({ function: ['translator'], tags: [TAG], campaigns: [] });
});
