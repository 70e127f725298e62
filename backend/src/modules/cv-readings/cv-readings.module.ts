import { Module } from '@nestjs/common';
import { SkillsModule } from '../skills/skills.module.js';
import { CvReadingsController } from './cv-readings.controller.js';
import { CvReadingsService } from './cv-readings.service.js';

@Module({
  imports: [SkillsModule],
  controllers: [CvReadingsController],
  providers: [CvReadingsService],
})
export class CvReadingsModule {}
