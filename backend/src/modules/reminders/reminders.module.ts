import { Module } from '@nestjs/common';
import { OutboxModule } from '../mail/outbox.module.js';
import { StaffModule } from '../users/staff.module.js';
import { Reminders } from './reminders.js';

/** Reminders, for the parts of the worker. */
@Module({ imports: [OutboxModule, StaffModule], providers: [Reminders], exports: [Reminders] })
export class RemindersModule {}
