import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { LanguagesResponse, LookupRequest, UserFunctionsResponse } from './dto/lookup.dto.js';
import { LookupsService } from './lookups.service.js';

@ApiTags('lookups')
@Controller()
export class LookupsController {
  constructor(private readonly lookups: LookupsService) {}

  /** The nine user functions. */
  @Get('userfunctions')
  @Allow('anyone')
  listUserFunctions(): UserFunctionsResponse {
    return this.lookups.userFunctions();
  }

  /** Languages that people speak or translate, by name. */
  @Get('languages')
  @Allow('anyone')
  listLanguages(@Query() query: LookupRequest): LanguagesResponse {
    return this.lookups.languages(query.lang);
  }
}
