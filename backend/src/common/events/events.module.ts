import { Global, Module } from '@nestjs/common';
import { DomainEvents } from './domain-events.js';
import { StoredWrites } from './stored-writes.js';

@Global()
@Module({ providers: [DomainEvents, StoredWrites], exports: [DomainEvents, StoredWrites] })
export class EventsModule {}
