import { expect, it } from 'vitest';
import { walk } from '../e2e/support/in-order.ts';

it('a journey ends at the first failed step, and names it in message and stack', async () => {
  const taken: string[] = [];
  const lost = new Error('no answer');
  const steps = [
    ['opens', () => void taken.push('opens')],
    ['saves', () => Promise.reject(lost)],
    ['closes', () => void taken.push('closes')],
  ] satisfies Parameters<typeof walk>[0];
  await expect(walk(steps)).rejects.toBe(lost);
  expect(taken).toEqual(['opens']);
  expect(lost.message).toBe('in the step "saves": no answer');
  expect(lost.stack).toMatch(/^Error: in the step "saves": no answer\n +at .*journeys\.test\.ts/);
});
