import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { DraftsResponse, PutDraftRequest } from './dto/draft.dto.js';
import { presentDrafts } from './draft.presenter.js';
import { DraftsService } from './drafts.service.js';

@ApiTags('users')
@Controller('users/me/drafts')
export class DraftsController {
  constructor(private readonly drafts: DraftsService) {}

  /** Lists the drafts of the logged-in user from all devices. Those that were saved or dropped in the last 30 days have null as content. */
  @Get()
  @Allow('user')
  async listDrafts(@Me() me: Principal): Promise<DraftsResponse> {
    return presentDrafts(await this.drafts.list(me.userId));
  }

  /** Keeps a draft for 30 days, or removes it. Answers 409 if another device wrote after the given version. */
  @Put()
  @Allow('user')
  @Problems('stale_version')
  @HttpCode(204)
  putDraft(@Me() me: Principal, @Body() body: PutDraftRequest): Promise<void> {
    return this.drafts.put(me.userId, body);
  }
}
