import { Controller, Get, Header, Headers, StreamableFile } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ChangesService } from './changes.service.js';
import { ChangesResponse } from './dto/changes.dto.js';

const EVENT_STREAM = 'text/event-stream';

@ApiTags('changes')
@Controller('changes')
export class ChangesController {
  constructor(private readonly changes: ChangesService) {}

  /**
   * Tells which records changed, to follow colleagues' work: kinds, ids and authors, never contents. With `Accept: text/event-stream`, the answer
   * is a stream of server-sent events, each with such an object as data; otherwise it tells the changes since `Last-Event-ID`. Redis keeps them for ten minutes.
   */
  @Get()
  @Allow('recruiter')
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'The `cursor` to go on from.' })
  @ApiOkResponse({ type: ChangesResponse })
  @Problems('too_many_requests')
  @Header('x-accel-buffering', 'no')
  async getChanges(
    @Me() me: Principal,
    @Headers('accept') accept?: string,
    @Headers('last-event-id') cursor?: string,
  ): Promise<ChangesResponse | StreamableFile> {
    if (!accept?.includes(EVENT_STREAM)) return this.changes.since(cursor);
    return new StreamableFile(await this.changes.stream(me, cursor), { type: EVENT_STREAM });
  }
}
