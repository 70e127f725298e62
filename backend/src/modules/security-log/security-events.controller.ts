import { Controller, Get, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { ApiList, ApiListQuery, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { Logged } from '../../common/security-log/logged.decorator.js';
import { today } from '../../common/time.js';
import { SecurityEventResponse, type SecurityEventFilter } from './dto/security-event.dto.js';
import { securityEventList } from './security-event.list.js';
import { presentSecurityEvent } from './security-event.presenter.js';
import { SecurityEventsService } from './security-events.service.js';

const JSON_LINES = 'application/x-ndjson';

@ApiTags('security log')
@Controller('security-events')
export class SecurityEventsController {
  constructor(private readonly events: SecurityEventsService) {}

  /**
   * Events that concern accounts and personal data, newest first. Logins, credentials, roles, exports, downloads, profiles that staff opened, bulk
   * operations and deletions. An event is kept for twelve months.
   */
  @Get()
  @Allow('super-admin')
  @ApiList(securityEventList)
  async listSecurityEvents(
    @List(securityEventList) params: ListParams<SecurityEventFilter>,
  ): Promise<Page<SecurityEventResponse>> {
    return presentPage(await this.events.list(params), params, presentSecurityEvent);
  }

  /** All events of this filter as JSON lines, as a stream. Each has the form of the list. */
  @Get('export')
  @Allow('super-admin')
  @Logged('log_exported')
  @ApiListQuery(securityEventList, ['filter'])
  @ApiProduces(JSON_LINES)
  @ApiOkResponse({ content: { [JSON_LINES]: { schema: { type: 'string', format: 'binary' } } } })
  exportSecurityEvents(@List(securityEventList) params: ListParams<SecurityEventFilter>): StreamableFile {
    return new StreamableFile(this.events.export(params), {
      type: JSON_LINES,
      disposition: `attachment; filename="security-log-${today()}.jsonl"`,
    });
  }
}
