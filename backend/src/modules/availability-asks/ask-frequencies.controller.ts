import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { AskFrequencies } from './ask-frequencies.js';
import { AskFrequencyRequest, AskFrequencyResponse } from './dto/availability-ask.dto.js';

@ApiTags('availability')
@Controller('candidates/:id/availability-asks')
export class AskFrequenciesController {
  constructor(private readonly frequencies: AskFrequencies) {}

  /** How often a candidate is asked by mail for their availability. */
  @Get()
  @Allow('self', 'id')
  @Problems('not_found')
  async getAskFrequency(@IdParam('id') id: string): Promise<AskFrequencyResponse> {
    return { frequency: await this.frequencies.of(id) };
  }

  /** Choose how often a candidate is asked by mail for their availability. */
  @Put()
  @Allow('self', 'id')
  @Problems('not_found')
  async setAskFrequency(
    @IdParam('id') id: string,
    @Body() { frequency }: AskFrequencyRequest,
  ): Promise<AskFrequencyResponse> {
    await this.frequencies.set(id, frequency);
    return { frequency };
  }
}
