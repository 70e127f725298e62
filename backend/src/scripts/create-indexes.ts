/** Creates the collections and their indexes; safe to run again. `node dist/scripts/create-indexes.js` */
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AppModule } from '../app.module.js';

const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error', 'warn'] });
const connection = app.get<Connection>(getConnectionToken());
for (const model of Object.values(connection.models)) {
  await model.createCollection();
  await model.createIndexes();
}
await app.close();
