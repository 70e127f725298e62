import { Body, Controller, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { RateLimited } from '../../common/http/rate-limited.decorator.js';
import { BotCheckGuard, BotCheckPassed } from '../auth/bot-check.guard.js';
import { RegistrationRequest } from '../accounts/dto/register.dto.js';
import { Registration } from '../accounts/registration.js';
import { RegisteredCandidateResponse } from './dto/public-candidate.dto.js';

@ApiTags('website')
@Controller('website/candidates')
export class WebsiteRegistrationController {
  constructor(private readonly registration: Registration) {}

  /** Register as a candidate; by the same rules as `POST users`. */
  @Post()
  @Allow('anyone')
  @RateLimited()
  @UseGuards(BotCheckGuard)
  @Problems('bot_check_failed')
  async registerCandidate(
    @Body() body: RegistrationRequest,
    @BotCheckPassed() passed: boolean,
  ): Promise<RegisteredCandidateResponse> {
    return { candidate: await this.registration.register(body, passed) };
  }
}
