import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PeriodicJobs } from './periodic-jobs.js';

const seconds = 0.02;
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Logger.overrideLogger(['error']));

describe('PeriodicJobs', () => {
  it('runs at start and again, never twice at once, and no more after the stop', async () => {
    const jobs = new PeriodicJobs();
    let [runs, atOnce, most] = [0, 0, 0];
    jobs.every(seconds, 'slow', async () => {
      runs++;
      most = Math.max(most, ++atOnce);
      await later(50);
      atOnce--;
    });
    jobs.onApplicationBootstrap();
    await later(250);
    await jobs.onModuleDestroy();
    const before = runs;
    expect(atOnce).toBe(0);
    expect(before).toBeGreaterThan(1);
    expect(most).toBe(1);
    await later(100);
    expect(runs).toBe(before);
  });

  it('goes on after a failure', async () => {
    const jobs = new PeriodicJobs();
    let runs = 0;
    jobs.every(seconds, 'broken', () => Promise.reject(new Error(`run ${++runs}`)));
    jobs.onApplicationBootstrap();
    await later(150);
    await jobs.onModuleDestroy();
    expect(runs).toBeGreaterThan(1);
  });
});
