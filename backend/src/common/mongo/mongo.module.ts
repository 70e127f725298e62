import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import { Config } from '../../config/config.js';
import { AuditModule } from '../audit/audit.module.js';
import { Transactions } from './transactions.js';

mongoose.set('sanitizeFilter', false);
mongoose.set('strictQuery', 'throw');

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
        serverSelectionTimeoutMS: 5_000,
        w: 'majority',
        maxPoolSize: 50,
      }),
    }),
    AuditModule,
  ],
  providers: [Transactions],
  exports: [Transactions, AuditModule],
})
export class MongoModule {}
