import { Logger } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PeriodicJobs } from './periodic-jobs.js';

const seconds = 0.02;
/** Runs beside the tested jobs, at their pace. */
let clock: PeriodicJobs;
let ticks = 0;
const reached = (sign: () => boolean): Promise<boolean> => vi.waitUntil(sign, { timeout: 10_000, interval: 5 });
async function periods(count: number): Promise<void> {
  const end = ticks + count;
  await reached(() => ticks >= end);
}

beforeEach(() => {
  clock = new PeriodicJobs();
  clock.every(seconds, 'clock', () => Promise.resolve(ticks++));
  clock.onApplicationBootstrap();
});
afterEach(() => clock.onModuleDestroy());
beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Logger.overrideLogger(['error']));

describe('PeriodicJobs', () => {
  it('runs at start and again, never twice at once, and no more after the stop', async () => {
    const jobs = new PeriodicJobs();
    let [runs, atOnce, most] = [0, 0, 0];
    jobs.every(seconds, 'slow', async () => {
      runs++;
      most = Math.max(most, ++atOnce);
      await periods(3);
      atOnce--;
    });
    jobs.onApplicationBootstrap();
    await reached(() => runs > 2);
    await jobs.onModuleDestroy();
    const before = runs;
    expect(atOnce).toBe(0);
    expect(most).toBe(1);
    await periods(5);
    expect(runs).toBe(before);
  });

  it('goes on after a failure', async () => {
    const jobs = new PeriodicJobs();
    let runs = 0;
    jobs.every(seconds, 'broken', () => Promise.reject(new Error(`run ${++runs}`)));
    jobs.onApplicationBootstrap();
    await reached(() => runs > 1);
    await jobs.onModuleDestroy();
  });

  it('runs a job once after a pause, or until it succeeds', async () => {
    const jobs = new PeriodicJobs();
    let [runs, fails] = [0, 1];
    jobs.once(seconds, 'once', () => {
      runs++;
      return fails-- > 0 ? Promise.reject(new Error('not yet')) : Promise.resolve();
    });
    jobs.onApplicationBootstrap();
    expect(runs).toBe(0);
    await reached(() => runs === 2);
    await periods(3);
    expect(runs).toBe(2);
    await jobs.onModuleDestroy();
  });
});
