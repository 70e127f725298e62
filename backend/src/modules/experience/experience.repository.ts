import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PartsRepository } from '../../common/mongo/parts.repository.js';
import type { ExperienceRecord } from './experience.record.js';

@Injectable()
export class ExperienceRepository extends PartsRepository<ExperienceRecord> {
  constructor(@InjectModel('Experience') experience: Model<ExperienceRecord>) {
    super(experience);
  }
}
