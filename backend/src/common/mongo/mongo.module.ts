import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';
import { Config } from '../../config/config.js';
import { StoredWrites } from '../events/stored-writes.js';
import { AuditModule } from '../audit/audit.module.js';
import { CandidateRecords } from './candidate-records.js';
import { Transactions } from './transactions.js';

mongoose.set('sanitizeFilter', false);
mongoose.set('strictQuery', 'throw');

/** The limit to connect for scripts, whose commands have no limit. */
const CONNECT_MS = 5_000;

/** One limit for each wait of the driver. (Mongoose ignores `timeoutMS`, the driver's limit for all of them.) */
const timeLimits = (milliseconds: number) => ({
  socketTimeoutMS: milliseconds,
  waitQueueTimeoutMS: milliseconds,
  serverSelectionTimeoutMS: milliseconds || CONNECT_MS,
  connectTimeoutMS: milliseconds || CONNECT_MS,
});

/** The connection. Only scripts/migrate creates indexes. */
@Global()
@Module({
  imports: [
    MongooseModule.forRootAsync({
      inject: [Config, StoredWrites],
      useFactory: (config: Config, writes: StoredWrites) => ({
        uri: config.MONGODB_URI,
        autoIndex: false,
        autoCreate: false,
        // A command without a connection fails in time instead of waiting in a buffer.
        bufferCommands: false,
        ...timeLimits(config.MONGODB_TIMEOUT_MS),
        w: 'majority',
        maxPoolSize: 50,
        connectionFactory: (connection: Connection) => writes.follow(connection),
      }),
    }),
    AuditModule,
  ],
  providers: [CandidateRecords, Transactions],
  exports: [CandidateRecords, Transactions, AuditModule],
})
export class MongoModule {}
