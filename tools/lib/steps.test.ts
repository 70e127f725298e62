import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conclude, outcome, runSteps } from './steps.ts';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('runSteps', () => {
  it('goes on after a failure, except with what needs the failed step', async () => {
    const later = vi.fn(() => Promise.resolve(outcome(true)));
    const results = await runSteps([
      { name: 'build', run: () => Promise.reject(new Error('does not compile')) },
      { name: 'journeys', needs: ['build'], run: later },
      { name: 'unit', run: () => Promise.resolve({ passed: 40, failed: 0 }) },
    ]);
    expect(later).not.toHaveBeenCalled();
    expect(results.map(({ name, passed, failed, note }) => ({ name, passed, failed, note }))).toEqual([
      { name: 'build', passed: 0, failed: 1, note: 'does not compile' },
      { name: 'journeys', passed: 0, failed: 1, note: 'not run, since it needs: build' },
      { name: 'unit', passed: 40, failed: 0, note: '' },
    ]);
    expect(conclude(results)).toBe(1);
    expect(lines.at(-1)).toBe('40 passed, 2 failed');
  });

  it('succeeds when everything passed', async () => {
    const results = await runSteps([{ name: 'unit', run: () => Promise.resolve({ passed: 3, failed: 0 }) }]);
    expect(conclude(results)).toBe(0);
    expect(lines.at(-1)).toBe('3 passed, 0 failed');
  });
});
