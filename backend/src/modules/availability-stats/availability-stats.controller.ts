import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { AvailabilityStatsService } from './availability-stats.service.js';
import { AvailabilityStatsResponse } from './dto/availability-stat.dto.js';

@ApiTags('statistics')
@Controller('statistics/availability')
export class AvailabilityStatsController {
  constructor(private readonly stats: AvailabilityStatsService) {}

  /**
   * Active candidates with a fresh availability by function, and the answers by the hour of asking.
   *
   * Counts confirmations within 14 and 30 days of the calendar of Europe/Brussels, and the questions by mail of the last year.
   */
  @Get()
  @Allow('recruiter')
  getAvailabilityStats(): Promise<AvailabilityStatsResponse> {
    return this.stats.count();
  }
}
