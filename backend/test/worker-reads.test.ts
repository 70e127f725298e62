import { expect, it } from 'vitest';
import { testApi } from './support/api.js';
import { BackendProcess } from './support/backend-process.js';
import { watchWholeReads } from './support/whole-reads.js';

const api = await testApi();

it('no job that the worker repeats reads a whole collection', async () => {
  const wholeReads = await watchWholeReads(api);
  const worker = await BackendProcess.start('worker', api.env);
  // It ends after a run of every job.
  await worker.stop();
  expect(await wholeReads()).toEqual([]);
}, 120_000);
