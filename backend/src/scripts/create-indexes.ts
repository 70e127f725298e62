/** Creates the collections, their indexes and the choices every installation starts with; safe to run again. `node dist/scripts/create-indexes.js` */
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AppModule } from '../app.module.js';
import { JobOptionsService } from '../modules/jobs/job-options.service.js';
import { SourcesService } from '../modules/sources/sources.service.js';
import { createIndexes } from './indexes.js';

const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error', 'warn'] });
await createIndexes(app.get<Connection>(getConnectionToken()));
await app.get(JobOptionsService, { strict: false }).ensure();
await app.get(SourcesService, { strict: false }).ensureDefaults();
await app.close();
