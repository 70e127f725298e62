import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { RegistrationsQuery, RegistrationsResponse } from './dto/registrations.dto.js';
import { registrationsPolicy } from './registrations.policy.js';
import { RegistrationsService } from './registrations.service.js';

@ApiTags('statistics')
@Controller()
export class RegistrationsController {
  constructor(private readonly registrations: RegistrationsService) {}

  /** Registrations by year, month, week, day or postal code, in the Europe/Brussels calendar. */
  @Get('registrations')
  @Allow(registrationsPolicy.read)
  getRegistrations(@Query() query: RegistrationsQuery): Promise<RegistrationsResponse> {
    return this.registrations.count(query);
  }

  /** The same, under the candidates. */
  @Get('candidates/registrations')
  @Allow(registrationsPolicy.read)
  getCandidateRegistrations(@Query() query: RegistrationsQuery): Promise<RegistrationsResponse> {
    return this.registrations.count(query);
  }
}
