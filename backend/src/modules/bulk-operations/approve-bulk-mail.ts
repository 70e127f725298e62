import { Injectable } from '@nestjs/common';
import { BULK_PREVIEWS } from '@byline/shared-types/domain';
import type { Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { objectId } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { ProposeCandidates } from '../applications/propose-candidates.js';
import { AskAvailability } from '../availability-asks/ask-availability.js';
import type { CandidateSelection } from '../candidates/list/candidate-selection.js';
import type { CandidateListParams } from '../candidates/list/candidate.list.js';
import { JobBriefs } from '../jobs/job-briefs.js';
import { BulkItemsRepository } from './bulk-items.repository.js';
import { requireMayDecide, requireMaySee } from './bulk-operation.policy.js';
import type { BulkOperationView } from './bulk-operation.presenter.js';
import type { BulkOperationRecord } from './bulk-operation.schema.js';
import { BulkOperationsRepository } from './bulk-operations.repository.js';
import { BulkOperationsService } from './bulk-operations.service.js';
import type { BulkOperationMailsResponse } from './dto/bulk-mail.dto.js';
import { EndBulkOperation } from './end-bulk-operation.js';
import { PreviewBulkMail, type MailTo } from './preview-bulk-mail.js';
import { StartBulkOperation } from './start-bulk-operation.js';

const PARAMS: CandidateListParams = {
  ...{ filter: {}, limit: BULK_PREVIEWS, skip: 0, exact: false },
  sort: [
    ['createdAt', -1],
    ['_id', -1],
  ],
};

/** A second recruiter approves or declines a mail to many (docs/domain/bulk.md#a-second-yes). */
@Injectable()
export class ApproveBulkMail {
  constructor(
    private readonly operations: BulkOperationsRepository,
    private readonly items: BulkItemsRepository,
    private readonly service: BulkOperationsService,
    private readonly starts: StartBulkOperation,
    private readonly endings: EndBulkOperation,
    private readonly previews: PreviewBulkMail,
    private readonly proposals: ProposeCandidates,
    private readonly jobs: JobBriefs,
    private readonly asking: AskAvailability,
    private readonly transactions: Transactions,
  ) {}

  /** Starts the operation for the candidates of its request. */
  async approve(me: Principal, id: string): Promise<BulkOperationView> {
    const changes = { state: 'running', leasedUntil: new Date() } as const;
    const approved = await this.decide(me, id, 'approve', changes);
    return this.service.view(me, await this.starts.begin(approved));
  }

  async decline(me: Principal, id: string, declineReason: string): Promise<BulkOperationView> {
    return this.service.view(me, await this.decide(me, id, 'decline', { state: 'declined', declineReason }));
  }

  /** The number of an operation's mails, and the first ones as their recipients will read them. */
  async mails(me: Principal, id: string): Promise<BulkOperationMailsResponse> {
    const operation = await this.service.load(id);
    requireMaySee(me, operation);
    const selection = { ids: await this.items.candidateIds(operation._id) };
    const mails = await this.previews.of(PARAMS, selection, await this.mailTo(operation, selection));
    const attachments = (operation.attachments ?? []).map(({ fileId, name, size }) => ({
      ...{ fileId: String(fileId), name, size },
    }));
    return { ...mails, total: operation.total, attachments };
  }

  private async mailTo(
    { action: { mail, proposal, askAvailability }, writer }: BulkOperationRecord,
    selection: CandidateSelection,
  ): Promise<MailTo> {
    if (mail) return this.previews.mailTo(PARAMS, selection, writer, mail);
    if (askAvailability) return (candidate) => this.asking.preview(candidate, writer);
    const job = proposal?.tell ? await this.jobs.brief(proposal.jobId) : null;
    if (!job) throw new ProblemError('not_found');
    return (candidate) => {
      const { to, subject, message } = this.proposals.mailTo(candidate, job, writer);
      return { to, subject, message };
    };
  }

  private async decide(
    me: Principal,
    id: string,
    action: 'approve' | 'decline',
    changes: Partial<BulkOperationRecord>,
  ): Promise<BulkOperationRecord> {
    const operation = await this.service.load(id);
    requireMayDecide(me, operation);
    return this.transactions.run(async (session) => {
      const expected = { state: 'waiting', waitsUntil: { $gt: new Date() } } as const;
      const decided = { ...changes, decidedBy: objectId(me.userId) };
      const moved = await this.operations.move(operation._id, expected, decided, session);
      if (!moved) throw await this.refusal(id, changes.state);
      await this.endings.record(operation, action, me.userId, session);
      return moved;
    });
  }

  private async refusal(id: string, to: BulkOperationRecord['state'] | undefined): Promise<ProblemError> {
    const { state } = await this.service.load(id);
    const from = state === 'waiting' ? 'lapsed' : state;
    return new ProblemError('impossible_transition', { parameters: { from, to: to ?? 'running' } });
  }
}
