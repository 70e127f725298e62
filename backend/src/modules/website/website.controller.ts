import { Controller, Get, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../common/auth/allow.decorator.js';
import { MaybeMe, type Principal } from '../../common/auth/principal.js';
import { Revalidated } from '../../common/http/caching.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { ApiList, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { CampaignsService } from '../campaigns/campaigns.service.js';
import { PublicSlugs } from '../candidates/write/public-slugs.js';
import { ApiDownload, sendDownload } from '../files/download.js';
import { PublicDownloadRequest } from '../files/dto/file.dto.js';
import { JobsService } from '../jobs/jobs.service.js';
import { LanguagesResponse, LookupRequest, UserFunctionsResponse } from '../lookups/dto/lookup.dto.js';
import { presentLanguages, presentUserFunctions } from '../lookups/lookup.presenter.js';
import { SkillResponse, type SkillFilter } from '../skills/dto/skill.dto.js';
import { presentSkill } from '../skills/skill.presenter.js';
import { skillList } from '../skills/skill.list.js';
import type { Viewer } from '../skills/skill.record.js';
import { SkillsService } from '../skills/skills.service.js';
import {
  PublicCandidateCardResponse,
  PublicCandidateIdResponse,
  PublicCandidateResponse,
  PublicPageResponse,
  PublicSlugRequest,
  type PublicCandidateFilter,
  type PublicPageFilter,
} from './dto/public-candidate.dto.js';
import {
  PublicCampaignResponse,
  PublicJobResponse,
  type PublicCampaignFilter,
  type PublicJobFilter,
} from './dto/public-job.dto.js';
import {
  presentCard,
  presentPublicCandidate,
  presentPublicId,
  presentPublicPage,
} from './public-candidate.presenter.js';
import { PublicCandidates } from './public-candidates.service.js';
import { presentPublicCampaign, presentPublicJob } from './public-job.presenter.js';
import { publicCampaignList, publicCandidateList, publicJobList, publicPageList } from './website.list.js';

/** The public routes, for the agency's website. */
@ApiTags('website')
@Controller('website')
export class WebsiteController {
  constructor(
    private readonly candidates: PublicCandidates,
    private readonly slugs: PublicSlugs,
    private readonly jobs: JobsService,
    private readonly campaigns: CampaignsService,
    private readonly skills: SkillsService,
  ) {}

  /** Candidates with a public profile. */
  @Get('candidates')
  @Revalidated()
  @Allow('anyone')
  @ApiList(publicCandidateList)
  async listPublicCandidates(
    @List(publicCandidateList) params: ListParams<PublicCandidateFilter>,
  ): Promise<Page<PublicCandidateCardResponse>> {
    const { page, skills } = await this.candidates.list(params);
    return presentPage(page, params, (candidate) => presentCard(candidate, skills));
  }

  /** Public profiles that search engines may list, with their last change. */
  @Get('sitemap')
  @Revalidated()
  @Allow('anyone')
  @ApiList(publicPageList)
  async listPublicPages(@List(publicPageList) params: ListParams<PublicPageFilter>): Promise<Page<PublicPageResponse>> {
    return presentPage(await this.candidates.pages(params), params, presentPublicPage);
  }

  /** A public profile; 404 if it is not public or its candidate is archived. */
  @Get('candidates/:id')
  @Revalidated()
  @Allow('anyone')
  @Problems('erased')
  async getPublicCandidate(@IdParam() id: string): Promise<PublicCandidateResponse> {
    return { candidate: presentPublicCandidate(await this.candidates.get(id)) };
  }

  /** Finds the public profile of a speaking address; 404 if it is not public. */
  @Get('candidates/with/:slug')
  @Revalidated()
  @Allow('anyone')
  async findPublicCandidate(@Param() { slug }: PublicSlugRequest): Promise<PublicCandidateIdResponse> {
    return presentPublicId(await this.slugs.idOf(slug));
  }

  /** The photo or a portfolio file of a public profile. */
  @Get('candidates/:id/file/:fileId')
  @Allow('anyone')
  @ApiDownload()
  async downloadPublicFile(
    @IdParam() id: string,
    @IdParam('fileId') fileId: string,
    @Query() { thumbnail }: PublicDownloadRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return sendDownload(reply, await this.candidates.download(id, fileId, thumbnail));
  }

  /** Jobs, without their clients. */
  @Get('jobs')
  @Allow('anyone')
  @ApiList(publicJobList)
  async listPublicJobs(@List(publicJobList) params: ListParams<PublicJobFilter>): Promise<Page<PublicJobResponse>> {
    return presentPage(await this.jobs.list(params), params, presentPublicJob);
  }

  /** Campaigns. */
  @Get('campaigns')
  @Allow('anyone')
  @ApiList(publicCampaignList)
  async listPublicCampaigns(
    @List(publicCampaignList) params: ListParams<PublicCampaignFilter>,
  ): Promise<Page<PublicCampaignResponse>> {
    return presentPage(await this.campaigns.list(params), params, presentPublicCampaign);
  }

  /** Approved skills and, after a login, the caller's own proposals. */
  @Get('skills')
  @Allow('anyone')
  @ApiList(skillList)
  async listPublicSkills(
    @List(skillList) params: ListParams<SkillFilter>,
    @MaybeMe() me: Principal | undefined,
  ): Promise<Page<SkillResponse>> {
    const viewer: Viewer = { recruiter: false, userId: me?.userId ?? null };
    return presentPage(await this.skills.list(params, viewer), params, (skill) => presentSkill(skill, viewer));
  }

  /** The nine user functions. */
  @Get('userfunctions')
  @Allow('anyone')
  listPublicUserFunctions(): UserFunctionsResponse {
    return presentUserFunctions();
  }

  /** Languages that people speak or translate, by name. */
  @Get('languages')
  @Allow('anyone')
  listPublicLanguages(@Query() query: LookupRequest): LanguagesResponse {
    return presentLanguages(query.lang);
  }
}
