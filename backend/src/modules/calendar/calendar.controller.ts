import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ApiList, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { LoggedDelete } from '../../common/security-log/logged.decorator.js';
import { calendarList } from './calendar.list.js';
import { presentCalendarItem } from './calendar.presenter.js';
import { CalendarService } from './calendar.service.js';
import {
  CalendarItemResponse,
  CreateCalendarItemRequest,
  UpdateCalendarItemRequest,
  type CalendarFilter,
} from './dto/calendar-item.dto.js';

@ApiTags('calendar')
@Controller('calendar')
export class CalendarController {
  constructor(private readonly calendar: CalendarService) {}

  /** Items of the agenda that overlap a range, sorted by start. */
  @Get()
  @Allow('recruiter')
  @ApiList(calendarList)
  async listCalendarItems(@List(calendarList) params: ListParams<CalendarFilter>): Promise<Page<CalendarItemResponse>> {
    return presentPage(await this.calendar.list(params), params, presentCalendarItem);
  }

  /** One item. */
  @Get(':id')
  @Allow('recruiter')
  async getCalendarItem(@IdParam() id: string): Promise<CalendarItemResponse> {
    return presentCalendarItem(await this.calendar.get(id));
  }

  /** Add an item. */
  @Post()
  @Allow('recruiter')
  @Creates(CalendarItemResponse)
  async createCalendarItem(
    @Body() body: CreateCalendarItemRequest,
    @Me() me: Principal,
  ): Promise<CalendarItemResponse> {
    return presentCalendarItem(await this.calendar.create(me, body));
  }

  /** Change an item. */
  @Patch(':id')
  @Allow('recruiter')
  @Problems('stale_version')
  async updateCalendarItem(
    @IdParam() id: string,
    @Body() body: UpdateCalendarItemRequest,
    @Me() me: Principal,
  ): Promise<CalendarItemResponse> {
    return presentCalendarItem(await this.calendar.update(me, id, body));
  }

  /** Delete an item. */
  @Delete(':id')
  @Allow('recruiter')
  @LoggedDelete('calendar')
  @HttpCode(204)
  deleteCalendarItem(@IdParam() id: string, @Me() me: Principal): Promise<void> {
    return this.calendar.delete(me, id);
  }
}
