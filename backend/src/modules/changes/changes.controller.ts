import type { IncomingHttpHeaders } from 'node:http';
import { Controller, Get, Header, Req, StreamableFile } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { EVENT_STREAM } from '../../common/http/event-stream.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ChangesService } from './changes.service.js';
import { ChangesResponse } from './dto/changes.dto.js';

@ApiTags('changes')
@Controller('changes')
export class ChangesController {
  constructor(private readonly changes: ChangesService) {}

  /**
   * Which records changed: kinds, ids and authors, never contents. With `Accept: text/event-stream` the answer is a stream of server-sent events with such
   * an object as data each; otherwise it tells the changes since `Last-Event-ID`. They are kept for ten minutes.
   */
  @Get()
  @Allow('recruiter')
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'The `cursor` to go on from.' })
  @ApiOkResponse({ type: ChangesResponse })
  @Problems('too_many_requests')
  @Header('x-accel-buffering', 'no')
  // A reused connection would stay open after the stream, and keep a process from its end.
  @Header('connection', 'close')
  async getChanges(
    @Me() me: Principal,
    @Req() { headers }: { headers: IncomingHttpHeaders },
  ): Promise<ChangesResponse | StreamableFile> {
    const cursor = headers['last-event-id'];
    const place = typeof cursor === 'string' ? cursor : undefined;
    if (!headers.accept?.includes(EVENT_STREAM)) return this.changes.since(place);
    return new StreamableFile(await this.changes.stream(me, place), { type: EVENT_STREAM });
  }
}
