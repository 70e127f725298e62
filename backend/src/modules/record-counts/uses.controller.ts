import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { UsesRequest, UsesResponse } from './dto/uses.dto.js';
import { UsesService } from './uses.service.js';

@ApiTags('skills')
@Controller('skills/uses')
export class SkillUsesController {
  constructor(private readonly uses: UsesService) {}

  /** Numbers of candidates with these skills, archived ones included. */
  @Get()
  @Allow('recruiter')
  getSkillUses(@Query() { _id }: UsesRequest): Promise<UsesResponse> {
    return this.uses.ofSkills(_id);
  }
}

@ApiTags('scorecards')
@Controller('scorecards/uses')
export class ScorecardUsesController {
  constructor(private readonly uses: UsesService) {}

  /** Numbers of candidates with these scorecards. */
  @Get()
  @Allow('recruiter')
  getScorecardUses(@Query() { _id }: UsesRequest): Promise<UsesResponse> {
    return this.uses.ofScorecards(_id);
  }
}

@ApiTags('interviews')
@Controller('interviewtemplates/uses')
export class InterviewTemplateUsesController {
  constructor(private readonly uses: UsesService) {}

  /** Numbers of interviews held with these templates. */
  @Get()
  @Allow('recruiter')
  getInterviewTemplateUses(@Query() { _id }: UsesRequest): Promise<UsesResponse> {
    return this.uses.ofInterviewTemplates(_id);
  }
}
