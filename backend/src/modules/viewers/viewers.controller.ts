import { Controller, Delete, HttpCode, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ViewersResponse } from './dto/viewers.dto.js';
import { ViewersService } from './viewers.service.js';

@ApiTags('changes')
@Controller('candidates/:id/viewers')
export class ViewersController {
  constructor(private readonly viewers: ViewersService) {}

  /** Marks the caller as looking at this candidate, and names the others who do. The mark holds for 45 seconds; repeat it before. */
  @Put('me')
  @Allow('recruiter')
  @Problems('not_found')
  async viewCandidate(@Me() me: Principal, @IdParam() id: string): Promise<ViewersResponse> {
    return { viewers: await this.viewers.renew(me, id) };
  }

  /** Says that the caller no longer looks at this candidate. */
  @Delete('me')
  @Allow('recruiter')
  @HttpCode(204)
  leaveCandidate(@Me() me: Principal, @IdParam() id: string): Promise<void> {
    return this.viewers.leave(me, id);
  }
}
