import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { TakesLonger } from '../../common/http/deadline.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ApiList, ApiListQuery, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { Logged, type EventOf } from '../../common/security-log/logged.decorator.js';
import { candidateList, type CandidateListParams } from '../candidates/candidate.list.js';
import { bulkOperationList } from './bulk-operation.list.js';
import { presentBulkOperation } from './bulk-operation.presenter.js';
import { BulkOperationsService } from './bulk-operations.service.js';
import {
  BulkMailPreviewResponse,
  BulkOperationResponse,
  CreateBulkOperationRequest,
  PreviewBulkMailRequest,
  type BulkOperationFilter,
} from './dto/bulk-operation.dto.js';
import { PreviewBulkMail } from './preview-bulk-mail.js';

/** Writing down who is meant takes its time when they are 50,000. */
const MANY_MS = 25_000;

/** An operation in the security log: what it does and to how many. */
const ofOperation: EventOf = (_request, answer) => {
  const { _id, action, total } = answer as BulkOperationResponse;
  return { record: { type: 'candidates/bulk', id: _id }, detail: Object.keys(action).join(), count: total };
};

@ApiTags('bulk')
@Controller('candidates/bulk')
export class BulkOperationsController {
  constructor(
    private readonly operations: BulkOperationsService,
    private readonly preview: PreviewBulkMail,
  ) {}

  /**
   * Change many candidates, or mail each. Up to 50 are done when the answer comes; for more it says `running`, and a worker does them:
   * look again at the operation's own address.
   */
  @Post()
  @Allow('recruiter')
  @TakesLonger(MANY_MS)
  @Logged('operation_begun', ofOperation)
  @Creates(BulkOperationResponse)
  @ApiListQuery(candidateList, ['search', 'filter'])
  async createBulkOperation(
    @Me() me: Principal,
    @List(candidateList) params: CandidateListParams,
    @Body() body: CreateBulkOperationRequest,
  ): Promise<BulkOperationResponse> {
    return presentBulkOperation(await this.operations.create(me, params, body));
  }

  /** What a mail to many would be. Nothing is sent. */
  @Post('mail-preview')
  @Allow('recruiter')
  @HttpCode(200)
  @ApiListQuery(candidateList, ['search', 'filter', 'sort'])
  previewBulkMail(
    @Me() me: Principal,
    @List(candidateList) params: CandidateListParams,
    @Body() body: PreviewBulkMailRequest,
  ): Promise<BulkMailPreviewResponse> {
    return this.preview.run(me, params, body);
  }

  /** One's own operations of the last seven days. */
  @Get()
  @Allow('recruiter')
  @ApiList(bulkOperationList)
  async listBulkOperations(
    @Me() me: Principal,
    @List(bulkOperationList) params: ListParams<BulkOperationFilter>,
  ): Promise<Page<BulkOperationResponse>> {
    return presentPage(await this.operations.list(me, params), params, presentBulkOperation);
  }

  /** An operation of one's own, and how far it is. */
  @Get(':id')
  @Allow('recruiter')
  async getBulkOperation(@Me() me: Principal, @IdParam('id') id: string): Promise<BulkOperationResponse> {
    return presentBulkOperation(await this.operations.get(me, id));
  }

  /** Stop an operation that runs. What was done stays, and can be undone. */
  @Post(':id/cancel')
  @Allow('recruiter')
  @Logged('operation_cancelled', ofOperation)
  @HttpCode(200)
  @Problems('impossible_transition')
  async cancelBulkOperation(@Me() me: Principal, @IdParam('id') id: string): Promise<BulkOperationResponse> {
    return presentBulkOperation(await this.operations.cancel(me, id));
  }

  /**
   * Take back what an operation did, once, until its `undoableUntil`. That is an operation of its own, which leaves alone who was changed
   * since.
   */
  @Post(':id/undo')
  @Allow('recruiter')
  @Logged('operation_undone', ofOperation)
  @Creates(BulkOperationResponse)
  @Problems('impossible_transition')
  async undoBulkOperation(@Me() me: Principal, @IdParam('id') id: string): Promise<BulkOperationResponse> {
    return presentBulkOperation(await this.operations.undo(me, id));
  }
}
