import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { LoggedDelete } from '../../common/security-log/logged.decorator.js';
import { presentCandidateView, presentCandidateViews } from './candidate-view.presenter.js';
import { CandidateViewsService } from './candidate-views.service.js';
import {
  CandidateViewResponse,
  CandidateViewsResponse,
  CreateCandidateViewRequest,
  FollowCandidateViewRequest,
  OrderCandidateViewsRequest,
  UpdateCandidateViewRequest,
} from './dto/candidate-view.dto.js';
import { FollowView } from './follow-view.js';

@ApiTags('candidates')
@Controller('candidates/views')
export class CandidateViewsController {
  constructor(
    private readonly views: CandidateViewsService,
    private readonly following: FollowView,
  ) {}

  /** The caller's views of the candidate list, and those that colleagues share. */
  @Get()
  @Allow('recruiter')
  async listCandidateViews(@Me() me: Principal): Promise<CandidateViewsResponse> {
    return presentCandidateViews(await this.views.list(me));
  }

  /** Keep a search, filters, tile, order and columns of the candidate list under a name. */
  @Post()
  @Allow('recruiter')
  @Creates(CandidateViewResponse)
  async createCandidateView(
    @Me() me: Principal,
    @Body() body: CreateCandidateViewRequest,
  ): Promise<CandidateViewResponse> {
    return presentCandidateView(await this.views.create(me, body));
  }

  /** Set the caller's own order of views. */
  @Put('order')
  @Allow('recruiter')
  @HttpCode(204)
  orderCandidateViews(@Me() me: Principal, @Body() { viewIds }: OrderCandidateViewsRequest): Promise<void> {
    return this.views.order(me, viewIds);
  }

  /** One view. 403 for a colleague's private one. */
  @Get(':id')
  @Allow('recruiter')
  async getCandidateView(@Me() me: Principal, @IdParam() id: string): Promise<CandidateViewResponse> {
    return presentCandidateView(await this.views.view(me, id));
  }

  /** Change a view; only its owner may. */
  @Patch(':id')
  @Allow('recruiter')
  @Problems('stale_version', 'not_yours')
  async updateCandidateView(
    @Me() me: Principal,
    @IdParam() id: string,
    @Body() body: UpdateCandidateViewRequest,
  ): Promise<CandidateViewResponse> {
    return presentCandidateView(await this.views.update(me, id, body));
  }

  /** Remove a view; only its owner may. It can be restored for 24 hours. */
  @Delete(':id')
  @Allow('recruiter')
  @LoggedDelete('candidate_views')
  @Problems('not_yours')
  @HttpCode(204)
  deleteCandidateView(@Me() me: Principal, @IdParam() id: string): Promise<void> {
    return this.views.remove(me, id);
  }

  /** Restore a view that its owner removed less than 24 hours ago, for all who used it. */
  @Post(':id/restore')
  @Allow('recruiter')
  @Problems('not_yours')
  @HttpCode(200)
  async restoreCandidateView(@Me() me: Principal, @IdParam() id: string): Promise<CandidateViewResponse> {
    return presentCandidateView(await this.views.restore(me, id));
  }

  /** Set whether a view opens with the caller's list, and when mails tell who is new in it. */
  @Put(':id/following')
  @Allow('recruiter')
  @HttpCode(204)
  followCandidateView(
    @Me() me: Principal,
    @IdParam() id: string,
    @Body() body: FollowCandidateViewRequest,
  ): Promise<void> {
    return this.following.follow(me, id, body);
  }
}
