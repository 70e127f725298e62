import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { ForceRequest } from '../../common/http/force.dto.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ApiList, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { LoggedDelete } from '../../common/security-log/logged.decorator.js';
import { presentCampaign } from './campaign.presenter.js';
import { campaignList } from './campaign.list.js';
import { CampaignsService } from './campaigns.service.js';
import {
  CampaignResponse,
  CreateCampaignRequest,
  UpdateCampaignRequest,
  type CampaignFilter,
} from './dto/campaign.dto.js';

@ApiTags('campaigns')
@Controller()
export class CampaignsController {
  constructor(private readonly campaigns: CampaignsService) {}

  /** All campaigns, for the picker of the job form. */
  @Get('jobs/campaigns')
  @Allow('recruiter')
  @ApiList(campaignList)
  async listCampaigns(@List(campaignList) params: ListParams<CampaignFilter>): Promise<Page<CampaignResponse>> {
    return presentPage(await this.campaigns.list(params), params, presentCampaign);
  }

  /** The campaigns of a medium. */
  @Get('mediums/:id/campaigns')
  @Allow('recruiter')
  @ApiList(campaignList)
  async listMediumCampaigns(
    @IdParam() id: string,
    @List(campaignList) params: ListParams<CampaignFilter>,
  ): Promise<Page<CampaignResponse>> {
    return presentPage(await this.campaigns.listOfMedium(id, params), params, presentCampaign);
  }

  /** One campaign. */
  @Get('campaigns/:id')
  @Allow('recruiter')
  async getCampaign(@IdParam() id: string): Promise<CampaignResponse> {
    return presentCampaign(await this.campaigns.get(id));
  }

  /** Add a campaign to a medium. */
  @Post('campaigns')
  @Allow('recruiter')
  @Creates(CampaignResponse)
  async createCampaign(@Body() body: CreateCampaignRequest): Promise<CampaignResponse> {
    return presentCampaign(await this.campaigns.create(body));
  }

  /** Change a campaign. */
  @Patch('campaigns/:id')
  @Allow('recruiter')
  @Problems('stale_version')
  async updateCampaign(@IdParam() id: string, @Body() body: UpdateCampaignRequest): Promise<CampaignResponse> {
    return presentCampaign(await this.campaigns.update(id, body));
  }

  /** Delete a campaign. A campaign with jobs answers 409 `in_use` without `force=true`; its jobs keep its title. */
  @Delete('campaigns/:id')
  @Allow('recruiter')
  @LoggedDelete('campaigns')
  @HttpCode(204)
  @Problems('in_use')
  deleteCampaign(@IdParam() id: string, @Query() query: ForceRequest): Promise<void> {
    return this.campaigns.delete(id, query.force ?? false);
  }
}
