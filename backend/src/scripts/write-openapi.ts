/** Writes openapi.yaml from the code alone: no database, no Redis. `node dist/scripts/write-openapi.js [file]` */
import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { dump } from 'js-yaml';
import { AppModule } from '../app.module.js';
import { API_PREFIX } from '../common/http/api-prefix.js';
import { createDocument } from '../common/http/openapi.js';

const target = resolve(process.argv[2] ?? resolve(import.meta.dirname, '../../../openapi.yaml'));
const app = await NestFactory.create(AppModule, new FastifyAdapter(), {
  preview: true,
  logger: ['error'],
  abortOnError: false,
});
app.setGlobalPrefix(API_PREFIX, { exclude: ['health/live', 'health/ready'] });
const document = createDocument(app, 'http://localhost:3000');
await writeFile(
  target,
  dump(JSON.parse(JSON.stringify(document)), { noRefs: true, noArrayIndent: true, sortKeys: true, lineWidth: 140 }),
);
