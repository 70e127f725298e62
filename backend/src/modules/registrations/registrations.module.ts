import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { erasedRegistrationSchema } from './erased-registration.schema.js';
import { RegistrationsController } from './registrations.controller.js';
import { RegistrationsRepository } from './registrations.repository.js';
import { RegistrationsService } from './registrations.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'ErasedRegistration', schema: erasedRegistrationSchema }]),
    CandidatesModule,
  ],
  controllers: [RegistrationsController],
  providers: [RegistrationsRepository, RegistrationsService],
})
export class RegistrationsModule {}
