/**
 * Fills an empty database with demo data, counted from today; `--replace` empties it and its file store first. Settings as for the API.
 * Needs the backend's build.
 * `node demo/src/main.ts [--size 2000] [--replace]`
 */
import 'reflect-metadata';
import '@byline/backend/config/no-time-limits.js';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '@byline/backend/app.module.js';
import { today } from '@byline/backend/common/time.js';
import { PERSONAS } from './personas.ts';
import { clearAll } from './clear.ts';
import { DemoLoader } from './load.ts';

const { values } = parseArgs({
  options: { size: { type: 'string', default: '2000' }, replace: { type: 'boolean', default: false } },
});
const size = Number(values.size);
if (!Number.isInteger(size) || size < PERSONAS.length || size > 1_000_000) {
  console.error(`--size is a whole number from ${PERSONAS.length} to 1000000`);
  process.exit(2);
}

const started = performance.now();
const shown = new Intl.NumberFormat('en');
let steps = 0;

function say(what: string): void {
  console.log(`  ${what} (${((performance.now() - started) / 1_000).toFixed(1)} s)`);
}

/** Prints a line at each tenth. */
function onProgress(candidates: number): void {
  const step = Math.floor((10 * candidates) / size);
  if (step === steps) return;
  steps = step;
  say(`${shown.format(candidates)} of ${shown.format(size)} candidates`);
}

const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error', 'warn'] });
try {
  if (values.replace) {
    await clearAll(app);
    say('removed the data there was');
  }
  const onIndexing = (): void => say('making the indexes');
  await new DemoLoader(app, { size, today: today(), onProgress, onIndexing }).load();
} finally {
  await app.close();
}
