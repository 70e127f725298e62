import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ApiListQuery, List } from '../../common/lists/list-definition.js';
import { Logged } from '../../common/security-log/logged.decorator.js';
import { candidateList, type CandidateListParams } from '../candidates/list/candidate.list.js';
import { BulkAsks } from './bulk-asks.js';
import { presentBulkOperation } from './bulk-operation.presenter.js';
import { ofOperation } from './bulk-operations.controller.js';
import { AskPreviewResponse, BulkAnswersResponse } from './dto/bulk-asks.dto.js';
import { BulkRecipientsRequest } from './dto/bulk-mail.dto.js';
import { BulkOperationResponse } from './dto/bulk-operation.dto.js';
import { PreviewAsk } from './preview-ask.js';

@ApiTags('bulk')
@Controller('candidates/bulk')
export class BulkAsksController {
  constructor(
    private readonly preview: PreviewAsk,
    private readonly asks: BulkAsks,
  ) {}

  /** Preview a question to many for their availability, without asking. */
  @Post('ask-preview')
  @Allow('recruiter')
  @HttpCode(200)
  @ApiListQuery(candidateList, ['search', 'filter'])
  previewBulkAsk(
    @Me() me: Principal,
    @List(candidateList) params: CandidateListParams,
    @Body() body: BulkRecipientsRequest,
  ): Promise<AskPreviewResponse> {
    return this.preview.run(me, params, body);
  }

  /** The answers to an operation that asks for availabilities. */
  @Get(':id/answers')
  @Allow('recruiter')
  getBulkAnswers(@Me() me: Principal, @IdParam('id') id: string): Promise<BulkAnswersResponse> {
    return this.asks.answers(me, id);
  }

  /** Ask those once more who have not answered an operation, a week after its mails. It is an operation of its own. */
  @Post(':id/remind')
  @Allow('recruiter')
  @Logged('operation_begun', ofOperation)
  @Creates(BulkOperationResponse)
  @Problems('already_reminded', 'too_early')
  async remindBulkOperation(@Me() me: Principal, @IdParam('id') id: string): Promise<BulkOperationResponse> {
    return presentBulkOperation(await this.asks.remind(me, id));
  }
}
