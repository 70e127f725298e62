import { Global, Module } from '@nestjs/common';
import { ChangePublisher } from './change-publisher.js';

/** Tells of writes, in the API and the worker. */
@Global()
@Module({ providers: [ChangePublisher], exports: [ChangePublisher] })
export class ChangesCommonModule {}
