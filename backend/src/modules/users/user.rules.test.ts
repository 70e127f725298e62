import { MAX_INTENDED_JOBS } from '@byline/shared-types/domain';
import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { intendedJobsOf, intendedTogether, intendedWithout } from './user.rules.js';

const job = (campaignId: Types.ObjectId | null = null) => ({ jobId: new Types.ObjectId(), campaignId });

it('keeps the jobs of earlier registrations, each once, the latest last', () => {
  const [first, second] = [job(new Types.ObjectId()), job()];
  const both = intendedTogether(first, second);
  expect(intendedJobsOf(both)).toEqual([first, second]);
  expect(intendedJobsOf(intendedTogether(both, first))).toEqual([second, first]);
  expect(intendedTogether(both, { jobId: null, campaignId: null })).toEqual(both);
  expect(intendedTogether(null, first)).toEqual({ ...first, earlierJobs: [] });
});

it('forgets one job, also the latest', () => {
  const [first, second] = [job(new Types.ObjectId()), job()];
  const both = intendedTogether(first, second);
  expect(intendedJobsOf(intendedWithout(both, second.jobId))).toEqual([first]);
  expect(intendedJobsOf(intendedWithout(both, first.jobId))).toEqual([second]);
  expect(intendedWithout(first, first.jobId)).toEqual({ jobId: null, campaignId: null, earlierJobs: [] });
});

it('keeps only the latest few', () => {
  const jobs = Array.from({ length: MAX_INTENDED_JOBS + 2 }, () => job());
  const together = jobs.reduce<Parameters<typeof intendedTogether>[0]>(intendedTogether, null);
  expect(together && intendedJobsOf(together)).toEqual(jobs.slice(-MAX_INTENDED_JOBS));
});
