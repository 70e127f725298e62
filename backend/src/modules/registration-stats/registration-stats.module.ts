import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { RegistrationStatListeners } from './registration-stat.listeners.js';
import { erasedRegistrationSchema } from './erased-registration.schema.js';
import { RegistrationStatsController } from './registration-stats.controller.js';
import { RegistrationStatsRepository } from './registration-stats.repository.js';
import { RegistrationStatsService } from './registration-stats.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'ErasedRegistration', schema: erasedRegistrationSchema }]),
    CandidatesModule,
  ],
  controllers: [RegistrationStatsController],
  providers: [RegistrationStatsRepository, RegistrationStatListeners, RegistrationStatsService],
})
export class RegistrationStatsModule {}
