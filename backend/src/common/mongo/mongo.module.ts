import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import { Config } from '../../config/config.js';
import { AuditModule } from '../audit/audit.module.js';
import { ChangeFeed } from './change-feed.js';
import { NameCaches } from './name-cache.js';
import { Transactions } from './transactions.js';

mongoose.set('sanitizeFilter', false);
mongoose.set('strictQuery', 'throw');

/** For scripts whose commands have no limit. */
const CONNECT_MS = 5_000;

/** How long the driver waits for each thing it can wait for. (Its `timeoutMS`, one limit for all of them, has no effect any more.) */
const timeLimits = (milliseconds: number) => ({
  socketTimeoutMS: milliseconds,
  waitQueueTimeoutMS: milliseconds,
  serverSelectionTimeoutMS: milliseconds || CONNECT_MS,
  connectTimeoutMS: milliseconds || CONNECT_MS,
});

/** The connection. Indexes are made by scripts/migrate, never while serving. */
@Global()
@Module({
  imports: [
    MongooseModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        uri: config.MONGODB_URI,
        autoIndex: false,
        autoCreate: false,
        // Connected or not, whoever asks is told in time: nothing waits in a buffer.
        bufferCommands: false,
        ...timeLimits(config.MONGODB_TIMEOUT_MS),
        w: 'majority',
        maxPoolSize: 50,
      }),
    }),
    AuditModule,
  ],
  providers: [ChangeFeed, NameCaches, Transactions],
  exports: [NameCaches, Transactions, AuditModule],
})
export class MongoModule {}
