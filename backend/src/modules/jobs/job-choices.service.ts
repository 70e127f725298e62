import { Injectable } from '@nestjs/common';
import type { JobChoiceRecord } from './job-choice.schema.js';
import { JobChoicesRepository } from './job-choices.repository.js';

/** The choices of the job form. */
@Injectable()
export class JobChoicesService {
  constructor(private readonly repository: JobChoicesRepository) {}

  employmentTypes(): Promise<JobChoiceRecord[]> {
    return this.repository.employmentTypes();
  }

  applicantLevels(): Promise<JobChoiceRecord[]> {
    return this.repository.applicantLevels();
  }

  isEmploymentType(id: string): Promise<boolean> {
    return this.repository.isEmploymentType(id);
  }

  isApplicantLevel(id: string): Promise<boolean> {
    return this.repository.isApplicantLevel(id);
  }

  /** Adds the choices every installation starts with; safe to run again (scripts/create-indexes). */
  ensure(): Promise<void> {
    return this.repository.ensure();
  }
}
