import { Body, Controller, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { RateLimited } from '../../common/http/rate-limited.decorator.js';
import { BotCheckGuard, BotCheckPassed } from '../auth/bot-check.guard.js';
import { RegisteredResponse, RegistrationRequest } from '../accounts/dto/register.dto.js';
import { Registration } from '../accounts/registration.js';

@ApiTags('website')
@Controller('website/candidates')
export class WebsiteRegistrationController {
  constructor(private readonly registration: Registration) {}

  /** Register as a candidate; by the same rules as `POST users`. */
  @Post()
  @Allow('anyone')
  @Creates(RegisteredResponse)
  @RateLimited()
  @UseGuards(BotCheckGuard)
  @Problems('bot_check_failed')
  registerCandidate(@Body() body: RegistrationRequest, @BotCheckPassed() passed: boolean): Promise<RegisteredResponse> {
    return this.registration.register(body, passed);
  }
}
