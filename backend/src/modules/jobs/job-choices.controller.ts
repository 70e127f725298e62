import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { JobChoicesDto } from './dto/job-choice.dto.js';
import { JobChoicesService } from './job-choices.service.js';
import { presentJobChoices } from './job.presenter.js';

@ApiTags('jobs')
@Controller()
export class JobChoicesController {
  constructor(private readonly choices: JobChoicesService) {}

  /** Types of employment a job can have. */
  @Get('employmenttypes')
  @Allow('recruiter')
  async listEmploymentTypes(): Promise<JobChoicesDto> {
    return presentJobChoices(await this.choices.employmentTypes());
  }

  /** Levels an applicant can have. */
  @Get('applicantlevels')
  @Allow('recruiter')
  async listApplicantLevels(): Promise<JobChoicesDto> {
    return presentJobChoices(await this.choices.applicantLevels());
  }
}
