import { Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { WritersResponse } from './dto/viewers.dto.js';
import { ViewersService } from './viewers.service.js';

@ApiTags('changes')
@Controller('conversations/:id/writers')
export class WritersController {
  constructor(private readonly viewers: ViewersService) {}

  /** The others who write an answer in this conversation now. */
  @Get()
  @Allow('recruiter')
  @Problems('not_found')
  async getConversationWriters(@Me() me: Principal, @IdParam() id: string): Promise<WritersResponse> {
    return { writers: await this.viewers.writers(me, id) };
  }

  /** Marks the caller as writing an answer, and names the others who do. The mark holds for 45 seconds; repeat it before. */
  @Put('me')
  @Allow('recruiter')
  @Problems('not_found')
  async writeAnswer(@Me() me: Principal, @IdParam() id: string): Promise<WritersResponse> {
    return { writers: await this.viewers.write(me, id) };
  }

  /** Says that the caller no longer writes an answer. */
  @Delete('me')
  @Allow('recruiter')
  @HttpCode(204)
  @Problems('not_found')
  stopWritingAnswer(@Me() me: Principal, @IdParam() id: string): Promise<void> {
    return this.viewers.stopWriting(me, id);
  }
}
