import { Module } from '@nestjs/common';
import { AuditModule } from '../../common/audit/audit.module.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { UsersModule } from '../users/users.module.js';
import { CalendarListeners } from './calendar.listeners.js';
import { CalendarRecordsModule } from './calendar-records.module.js';
import { CalendarPeople } from './calendar-people.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarService } from './calendar.service.js';

@Module({
  imports: [AuditModule, CalendarRecordsModule, CandidatesModule, UsersModule],
  controllers: [CalendarController],
  providers: [CalendarPeople, CalendarListeners, CalendarService],
  exports: [CalendarService],
})
export class CalendarModule {}
