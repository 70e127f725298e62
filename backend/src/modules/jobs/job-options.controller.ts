import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { JobOptionsResponse } from './dto/job-option.dto.js';
import { JobOptionsService } from './job-options.service.js';
import { presentJobOptions } from './job.presenter.js';

@ApiTags('jobs')
@Controller()
export class JobOptionsController {
  constructor(private readonly choices: JobOptionsService) {}

  /** Types of employment of a job. */
  @Get('employmenttypes')
  @Allow('recruiter')
  async listEmploymentTypes(): Promise<JobOptionsResponse> {
    return presentJobOptions(await this.choices.employmentTypes());
  }

  /** Levels of an applicant. */
  @Get('applicantlevels')
  @Allow('recruiter')
  async listApplicantLevels(): Promise<JobOptionsResponse> {
    return presentJobOptions(await this.choices.applicantLevels());
  }
}
