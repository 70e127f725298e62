import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { calendarItemSchema } from './calendar-item.schema.js';
import { CalendarRepository } from './calendar.repository.js';
import { NextAppointments } from './next-appointments.js';

/** The agenda without routes, for modules that the worker uses too. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'CalendarItem', schema: calendarItemSchema }])],
  providers: [CalendarRepository, NextAppointments],
  exports: [CalendarRepository, NextAppointments],
})
export class CalendarRecordsModule {}
