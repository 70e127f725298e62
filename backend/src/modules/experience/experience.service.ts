import { Injectable } from '@nestjs/common';
import { CandidatesService } from '../candidates/candidates.service.js';
import { ProfilePartsService } from '../candidates/write/profile-parts.service.js';
import type { ExperienceRecord } from './experience.record.js';
import { ExperienceRepository } from './experience.repository.js';

@Injectable()
export class ExperienceService extends ProfilePartsService<ExperienceRecord> {
  constructor(repository: ExperienceRepository, candidates: CandidatesService) {
    super(repository, candidates);
  }
}
