import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { SetAvailabilityRequest } from '../candidates/dto/availability.dto.js';
import { authorOf, saidOf } from '../candidates/write/availability-changes.js';
import { SetAvailability } from '../candidates/write/set-availability.js';
import { presentCandidate } from './candidate-profile.presenter.js';
import { CandidateProfilesService } from './candidate-profiles.service.js';
import { CandidateResponse } from './dto/candidate-profile.dto.js';

@ApiTags('candidates')
@Controller('candidates')
export class CandidateAvailabilitiesController {
  constructor(
    private readonly profiles: CandidateProfilesService,
    private readonly setAvailability: SetAvailability,
    private readonly transactions: Transactions,
  ) {}

  /** Say when a candidate can work. The write replaces all that was said and confirms it today, so the same request again means "still so". */
  @Put(':id/availability')
  @Allow('self', 'id')
  @Problems('stale_version')
  async putAvailability(
    @Me() me: Principal,
    @IdParam('id') id: string,
    @Body() { version, ...body }: SetAvailabilityRequest,
  ): Promise<CandidateResponse> {
    const candidate = await this.transactions.run((session) =>
      this.setAvailability.run(authorOf(me), id, saidOf(body), version, session),
    );
    return presentCandidate(me, await this.profiles.whole(me, candidate));
  }
}
