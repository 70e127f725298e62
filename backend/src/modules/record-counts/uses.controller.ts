import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { UsesRequest, UsesResponse } from './dto/uses.dto.js';
import { UsesService } from './uses.service.js';

@Controller()
export class UsesController {
  constructor(private readonly uses: UsesService) {}

  /** Numbers of candidates with these skills, archived ones included. */
  @Get('skills/uses')
  @Allow('recruiter')
  @ApiTags('skills')
  getSkillUses(@Query() { _id }: UsesRequest): Promise<UsesResponse> {
    return this.uses.ofSkills(_id);
  }

  /** Numbers of candidates with these scorecards. */
  @Get('scorecards/uses')
  @Allow('recruiter')
  @ApiTags('scorecards')
  getScorecardUses(@Query() { _id }: UsesRequest): Promise<UsesResponse> {
    return this.uses.ofScorecards(_id);
  }

  /** Numbers of interviews held with these templates. */
  @Get('interviewtemplates/uses')
  @Allow('recruiter')
  @ApiTags('interviews')
  getInterviewTemplateUses(@Query() { _id }: UsesRequest): Promise<UsesResponse> {
    return this.uses.ofInterviewTemplates(_id);
  }
}
