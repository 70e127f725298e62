import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { UsersModule } from '../users/users.module.js';
import { CalendarListeners } from './calendar.listeners.js';
import { CalendarPeople } from './calendar-people.js';
import { calendarItemSchema } from './calendar-item.schema.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarRepository } from './calendar.repository.js';
import { CalendarService } from './calendar.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'CalendarItem', schema: calendarItemSchema }]),
    CandidatesModule,
    UsersModule,
  ],
  controllers: [CalendarController],
  providers: [CalendarPeople, CalendarRepository, CalendarListeners, CalendarService],
  exports: [CalendarService],
})
export class CalendarModule {}
