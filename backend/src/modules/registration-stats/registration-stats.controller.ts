import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { RegistrationsRequest, RegistrationsResponse } from './dto/registration-stat.dto.js';
import { RegistrationStatsService } from './registration-stats.service.js';

@ApiTags('statistics')
@Controller()
export class RegistrationStatsController {
  constructor(private readonly registrations: RegistrationStatsService) {}

  /** Registrations by year, month, week, day or postal code, in the Europe/Brussels calendar. */
  @Get('registrations')
  @Allow('recruiter')
  getRegistrations(@Query() query: RegistrationsRequest): Promise<RegistrationsResponse> {
    return this.registrations.count(query);
  }

  /** Registrations by period or postal code, under candidates. The same as GET registrations. */
  @Get('candidates/registrations')
  @Allow('recruiter')
  getCandidateRegistrations(@Query() query: RegistrationsRequest): Promise<RegistrationsResponse> {
    return this.registrations.count(query);
  }
}
