import { Module } from '@nestjs/common';
import { StaffModule } from '../../users/staff.module.js';
import { OutboxModule } from '../outbox.module.js';
import { TellAssignee } from './tell-assignee.js';

/** For each process in which mails come in: the worker by SMTP, the API from the portal. */
@Module({ imports: [OutboxModule, StaffModule], providers: [TellAssignee] })
export class TellAssigneeModule {}
