import { Injectable } from '@nestjs/common';
import type { JobOptionRecord } from './job-option.schema.js';
import { JobOptionsRepository } from './job-options.repository.js';

/** The choices of the job form. */
@Injectable()
export class JobOptionsService {
  constructor(private readonly repository: JobOptionsRepository) {}

  employmentTypes(): Promise<JobOptionRecord[]> {
    return this.repository.employmentTypes();
  }

  applicantLevels(): Promise<JobOptionRecord[]> {
    return this.repository.applicantLevels();
  }

  isEmploymentType(id: string): Promise<boolean> {
    return this.repository.isEmploymentType(id);
  }

  isApplicantLevel(id: string): Promise<boolean> {
    return this.repository.isApplicantLevel(id);
  }

  /** Adds missing initial choices; safe to repeat (scripts/migrate). */
  ensure(): Promise<void> {
    return this.repository.ensure();
  }
}
