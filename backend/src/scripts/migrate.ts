/**
 * Updates the database for this version, before the API starts; safe to repeat. `--dry-run` only reports the steps.
 * `node dist/scripts/migrate.js [--dry-run]`
 */
import 'reflect-metadata';
import '../config/no-time-limits.js';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AppModule } from '../app.module.js';
import { migrate, planMigration } from '../migrations/migrate.js';
import { JobOptionsService } from '../modules/jobs/job-options.service.js';
import { SourcesService } from '../modules/sources/sources.service.js';

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
const say = (line: string): void => console.log(line);

const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error', 'warn'] });
try {
  const connection = app.get<Connection>(getConnectionToken());
  if (values['dry-run']) {
    await planMigration(connection, { say });
  } else {
    await migrate(connection, { say });
    // The options that every installation starts with.
    await app.get(JobOptionsService, { strict: false }).ensure();
    await app.get(SourcesService, { strict: false }).ensureDefaults();
  }
} finally {
  await app.close();
}
