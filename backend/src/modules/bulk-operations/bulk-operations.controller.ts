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
import { candidateList, type CandidateListParams } from '../candidates/list/candidate.list.js';
import { ApproveBulkMail } from './approve-bulk-mail.js';
import { bulkOperationList } from './bulk-operation.list.js';
import { presentBulkOperation, presentBulkOrigin } from './bulk-operation.presenter.js';
import { BulkOperationsService } from './bulk-operations.service.js';
import {
  BulkMailPreviewResponse,
  BulkOperationMailsResponse,
  BulkRecipientsRequest,
  BulkRecipientsResponse,
  PreviewBulkMailRequest,
} from './dto/bulk-mail.dto.js';
import {
  BulkOperationResponse,
  BulkOriginResponse,
  CreateBulkOperationRequest,
  DeclineBulkOperationRequest,
  type BulkOperationFilter,
} from './dto/bulk-operation.dto.js';
import { PreviewProposalRequest, ProposalPreviewResponse } from './dto/proposal.dto.js';
import { PreviewBulkMail } from './preview-bulk-mail.js';
import { PreviewProposal } from './preview-proposal.js';

/** Storing 50,000 candidates takes long. */
const MANY_MS = 25_000;

/** An operation in the security log: its action and the number of candidates. */
export const ofOperation: EventOf = (_request, answer) => {
  const { _id, action, total } = answer as BulkOperationResponse;
  return { record: { type: 'candidates/bulk', id: _id }, detail: Object.keys(action).join(), count: total };
};

@ApiTags('bulk')
@Controller('candidates/bulk')
export class BulkOperationsController {
  constructor(
    private readonly operations: BulkOperationsService,
    private readonly preview: PreviewBulkMail,
    private readonly proposals: PreviewProposal,
    private readonly approvals: ApproveBulkMail,
  ) {}

  /**
   * Change many candidates, or mail each. Up to 50 are done when the answer comes; for more it says `running`, and a worker does them: ask the
   * operation's own address again. A mail or a proposal that mails its candidates, to more than the installation's limit, says `waiting`: it leaves only after a second recruiter
   * approved it.
   */
  @Post()
  @Allow('recruiter')
  @TakesLonger(MANY_MS)
  @Logged('operation_begun', ofOperation)
  @Creates(BulkOperationResponse)
  @Problems('not_found', 'job_closed', 'mail_field_empty')
  @ApiListQuery(candidateList, ['search', 'filter'])
  async createBulkOperation(
    @Me() me: Principal,
    @List(candidateList) params: CandidateListParams,
    @Body() body: CreateBulkOperationRequest,
  ): Promise<BulkOperationResponse> {
    return presentBulkOperation(await this.operations.create(me, params, body));
  }

  /** Preview a mail to many, without sending it. */
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

  /** The number of recipients of a mail to many, by language. */
  @Post('recipients')
  @Allow('recruiter')
  @HttpCode(200)
  @ApiListQuery(candidateList, ['search', 'filter'])
  countBulkRecipients(
    @List(candidateList) params: CandidateListParams,
    @Body() body: BulkRecipientsRequest,
  ): Promise<BulkRecipientsResponse> {
    return this.preview.recipients(params, body);
  }

  /** Preview a proposal for a job, without making it. A closed job answers 410 `job_closed`. */
  @Post('proposal-preview')
  @Allow('recruiter')
  @HttpCode(200)
  @Problems('not_found', 'job_closed')
  @ApiListQuery(candidateList, ['search', 'filter', 'sort'])
  previewProposal(
    @Me() me: Principal,
    @List(candidateList) params: CandidateListParams,
    @Body() body: PreviewProposalRequest,
  ): Promise<ProposalPreviewResponse> {
    return this.proposals.run(me, params, body);
  }

  /** Operations of the last seven days: the caller's own, or all that the caller may see. Questions for availabilities stay for 21 days. */
  @Get()
  @Allow('recruiter')
  @ApiList(bulkOperationList)
  async listBulkOperations(
    @Me() me: Principal,
    @List(bulkOperationList) params: ListParams<BulkOperationFilter>,
  ): Promise<Page<BulkOperationResponse>> {
    return presentPage(await this.operations.list(me, params), params, presentBulkOperation);
  }

  /** An operation with its progress. It is the caller's own, one that waits for approval or, for a super-admin, any. */
  @Get(':id')
  @Allow('recruiter')
  async getBulkOperation(@Me() me: Principal, @IdParam('id') id: string): Promise<BulkOperationResponse> {
    return presentBulkOperation(await this.operations.get(me, id));
  }

  /** The address and the program that started an operation. */
  @Get(':id/origin')
  @Allow('super-admin')
  async getBulkOrigin(@IdParam('id') id: string): Promise<BulkOriginResponse> {
    return presentBulkOrigin(await this.operations.origin(id));
  }

  /** The number of an operation's mails, and the first three as their recipients will read them. */
  @Get(':id/mails')
  @Allow('recruiter')
  getBulkMails(@Me() me: Principal, @IdParam('id') id: string): Promise<BulkOperationMailsResponse> {
    return this.approvals.mails(me, id);
  }

  /** Approve a colleague's waiting mail to many. It then goes to the candidates of its request. */
  @Post(':id/approve')
  @Allow('recruiter')
  @Logged('operation_approved', ofOperation)
  @HttpCode(200)
  @Problems('own_approval', 'impossible_transition')
  async approveBulkOperation(@Me() me: Principal, @IdParam('id') id: string): Promise<BulkOperationResponse> {
    return presentBulkOperation(await this.approvals.approve(me, id));
  }

  /** Decline a colleague's waiting mail to many, with a reason. It is never sent. */
  @Post(':id/decline')
  @Allow('recruiter')
  @Logged('operation_declined', ofOperation)
  @HttpCode(200)
  @Problems('own_approval', 'impossible_transition')
  async declineBulkOperation(
    @Me() me: Principal,
    @IdParam('id') id: string,
    @Body() { reason }: DeclineBulkOperationRequest,
  ): Promise<BulkOperationResponse> {
    return presentBulkOperation(await this.approvals.decline(me, id, reason));
  }

  /** Stop a waiting or running operation of one's own or, as a super-admin, any. Finished changes stay, and can be undone. */
  @Post(':id/cancel')
  @Allow('recruiter')
  @Logged('operation_cancelled', ofOperation)
  @HttpCode(200)
  @Problems('impossible_transition')
  async cancelBulkOperation(@Me() me: Principal, @IdParam('id') id: string): Promise<BulkOperationResponse> {
    return presentBulkOperation(await this.operations.cancel(me, id));
  }

  /**
   * Undo an operation once, until its `undoableUntil`; a super-admin undoes any. The undo is an operation of its own, and skips candidates who
   * changed since. If it ends early, another request continues with the rest.
   */
  @Post(':id/undo')
  @Allow('recruiter')
  @Logged('operation_undone', ofOperation)
  @Creates(BulkOperationResponse)
  @Problems('operation_open', 'undo_expired', 'already_undone')
  async undoBulkOperation(@Me() me: Principal, @IdParam('id') id: string): Promise<BulkOperationResponse> {
    return presentBulkOperation(await this.operations.undo(me, id));
  }
}
