import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import type { SourceFilter } from './dto/source.dto.js';
import type { SourceRecord } from './source.schema.js';
import { SourcesRepository } from './sources.repository.js';

/** The sources of a new installation; the API cannot add one. */
const DEFAULT_SOURCES = ['Website', 'LinkedIn', 'Referral', 'Job board', 'Social media', 'Event', 'Recruiter'] as const;

@Injectable()
export class SourcesService {
  constructor(private readonly repository: SourcesRepository) {}

  list(params: ListParams<SourceFilter>): Promise<Page<SourceRecord>> {
    return this.repository.list(params);
  }

  find(id: string | Types.ObjectId): Promise<Pick<SourceRecord, '_id' | 'label'> | null> {
    return this.repository.findLabel(id);
  }

  /** Safe to repeat. */
  ensureDefaults(): Promise<void> {
    return this.repository.ensure(DEFAULT_SOURCES);
  }
}
