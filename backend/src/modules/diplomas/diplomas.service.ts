import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { ProfilePartsService } from '../candidates/profile-parts.service.js';
import type { DiplomaRecord } from './diploma.record.js';
import { DiplomasRepository } from './diplomas.repository.js';

@Injectable()
export class DiplomasService extends ProfilePartsService<DiplomaRecord> {
  constructor(repository: DiplomasRepository, candidates: CandidatesService, events: DomainEvents) {
    super(repository, candidates, events);
  }
}
