import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { LanguagesResponse, LookupRequest, UserFunctionsResponse } from './dto/lookup.dto.js';
import { presentLanguages, presentUserFunctions } from './lookup.presenter.js';

@ApiTags('lookups')
@Controller()
export class LookupsController {
  /** The nine user functions. */
  @Get('userfunctions')
  @Allow('anyone')
  listUserFunctions(): UserFunctionsResponse {
    return presentUserFunctions();
  }

  /** Languages that people speak or translate, by name. */
  @Get('languages')
  @Allow('anyone')
  listLanguages(@Query() query: LookupRequest): LanguagesResponse {
    return presentLanguages(query.lang);
  }
}
