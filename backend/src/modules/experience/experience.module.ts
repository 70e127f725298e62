import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { ExperienceListeners } from './experience.listeners.js';
import { ExperienceController } from './experience.controller.js';
import { ExperienceRepository } from './experience.repository.js';
import { experienceSchema } from './experience.schema.js';
import { ExperienceService } from './experience.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Experience', schema: experienceSchema }]), CandidatesModule],
  controllers: [ExperienceController],
  providers: [ExperienceRepository, ExperienceListeners, ExperienceService],
  exports: [ExperienceService],
})
export class ExperienceModule {}
