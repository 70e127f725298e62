import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { PublicCandidateResponse } from './dto/public-candidate.dto.js';
import { presentPublicCandidate } from './public-candidate.presenter.js';
import { PublicCandidates } from './public-candidates.service.js';

@ApiTags('candidates')
@Controller('candidates')
export class PublicPreviewsController {
  constructor(private readonly candidates: PublicCandidates) {}

  /** The public profile as others see it, or would see it. */
  @Get(':id/public-page')
  @Allow('self', 'id')
  async previewPublicPage(@IdParam('id') id: string): Promise<PublicCandidateResponse> {
    return { candidate: presentPublicCandidate(await this.candidates.preview(id)) };
  }
}
