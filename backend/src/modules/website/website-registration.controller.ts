import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { RateLimited } from '../../common/http/rate-limited.decorator.js';
import { RegistrationRequest } from '../accounts/dto/register.dto.js';
import { Registration } from '../accounts/registration.js';
import { RegisteredCandidateResponse } from './dto/public-candidate.dto.js';
import { presentRegistered } from './public-candidate.presenter.js';

@ApiTags('website')
@Controller('website/candidates')
export class WebsiteRegistrationController {
  constructor(private readonly registration: Registration) {}

  /** Register as a candidate; by the same rules as `POST users`. */
  @Post()
  @Allow('anyone')
  @RateLimited()
  @Problems('bot_check_failed', 'email_taken')
  async registerCandidate(@Body() body: RegistrationRequest): Promise<RegisteredCandidateResponse> {
    return { candidate: presentRegistered(await this.registration.register(body)) };
  }
}
