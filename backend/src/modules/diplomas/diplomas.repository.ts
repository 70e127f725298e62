import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PartsRepository } from '../../common/mongo/parts.repository.js';
import type { DiplomaRecord } from './diploma.record.js';

@Injectable()
export class DiplomasRepository extends PartsRepository<DiplomaRecord> {
  constructor(@InjectModel('Diploma') diplomas: Model<DiplomaRecord>) {
    super(diplomas);
  }
}
