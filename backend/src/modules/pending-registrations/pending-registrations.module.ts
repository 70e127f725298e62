import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PendingRegistrationListeners } from './pending-registration.listeners.js';
import { pendingRegistrationSchema } from './pending-registration.schema.js';
import { PendingRegistrationsRepository } from './pending-registrations.repository.js';
import { PendingRegistrations } from './pending-registrations.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'PendingRegistration', schema: pendingRegistrationSchema }])],
  providers: [PendingRegistrationsRepository, PendingRegistrations, PendingRegistrationListeners],
  exports: [PendingRegistrations],
})
export class PendingRegistrationsModule {}
