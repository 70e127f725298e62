import { Injectable } from '@nestjs/common';
import { CandidatesService } from '../candidates/candidates.service.js';
import { ProfilePartsService } from '../candidates/write/profile-parts.service.js';
import type { DiplomaRecord } from './diploma.record.js';
import { DiplomasRepository } from './diplomas.repository.js';

@Injectable()
export class DiplomasService extends ProfilePartsService<DiplomaRecord> {
  constructor(repository: DiplomasRepository, candidates: CandidatesService) {
    super(repository, candidates);
  }
}
