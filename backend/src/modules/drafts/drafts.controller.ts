import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { DraftsResponse, PutDraftRequest } from './dto/draft.dto.js';
import { presentDrafts } from './draft.presenter.js';
import { DraftsService } from './drafts.service.js';

@ApiTags('users')
@Controller('users/me/drafts')
export class DraftsController {
  constructor(private readonly drafts: DraftsService) {}

  /** What the logged-in user typed into forms, on any device, and has not saved yet. Nobody else sees it. */
  @Get()
  @Allow('user')
  async listDrafts(@Me() me: Principal): Promise<DraftsResponse> {
    return presentDrafts(await this.drafts.list(me.userId));
  }

  /** Keep what the logged-in user typed into a form, for 30 days, or forget it. What was typed later wins. */
  @Put()
  @Allow('user')
  @HttpCode(204)
  putDraft(@Me() me: Principal, @Body() body: PutDraftRequest): Promise<void> {
    return this.drafts.put(me.userId, body);
  }
}
