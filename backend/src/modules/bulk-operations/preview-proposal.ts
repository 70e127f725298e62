import { Injectable } from '@nestjs/common';
import { BULK_PREVIEWS, BULK_SKIPPED_SHOWN, askedOf, fitOf } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import type { Principal } from '../../common/auth/principal.js';
import { joinById } from '../../common/mongo/join-by-id.js';
import { today } from '../../common/time.js';
import { Config } from '../../config/config.js';
import { hasEnded } from '../applications/application.rules.js';
import { ProposeCandidates } from '../applications/propose-candidates.js';
import { CandidateLists } from '../candidates/list/candidate-lists.service.js';
import { requireSelection } from '../candidates/list/candidate-selection.js';
import type { CandidateListParams } from '../candidates/list/candidate.list.js';
import type { CandidateName, CandidateRecord } from '../candidates/record/candidate.record.js';
import { presentWork } from '../jobs/job.presenter.js';
import { UsersService } from '../users/users.service.js';
import { needsApproval } from './bulk.rules.js';
import type {
  AppliedCandidateDto,
  PreviewProposalRequest,
  ProposalCandidateDto,
  ProposalPreviewResponse,
} from './dto/proposal.dto.js';

/** Previews a proposal: the skipped candidates, the incomplete profiles and the first mails. */
@Injectable()
export class PreviewProposal {
  constructor(
    private readonly proposals: ProposeCandidates,
    private readonly lists: CandidateLists,
    private readonly users: UsersService,
    private readonly config: Config,
  ) {}

  async run(
    me: Principal,
    params: CandidateListParams,
    { selection, jobId }: PreviewProposalRequest,
  ): Promise<ProposalPreviewResponse> {
    requireSelection(selection, params, 'selection.');
    const job = await this.proposals.openJob(jobId);
    const writer = await this.users.get(me.userId);
    const applications = await this.proposals.applicationsOf(jobId);
    const applicationOf = await joinById(
      applications.map(({ candidateId }) => candidateId),
      () => Promise.resolve(applications.map((application) => ({ ...application, _id: application.candidateId }))),
    );
    const idsOf = (ended: boolean): Types.ObjectId[] =>
      applications.filter(({ status }) => hasEnded(status) === ended).map(({ candidateId }) => candidateId);
    const ids = idsOf(false);
    const { total, archived } = await this.lists.countSelected(params, selection);
    const work = job.work && (job.work.to === null || job.work.to >= today()) ? job.work : null;
    const asked = work && askedOf(work, today());
    const [applied, reopened, incomplete, notFree, first] = await Promise.all([
      this.lists.among(params, selection, ids, BULK_SKIPPED_SHOWN),
      this.lists.among(params, selection, idsOf(true), BULK_SKIPPED_SHOWN),
      this.lists.incomplete(params, selection, ids, BULK_SKIPPED_SHOWN),
      asked ? this.lists.notFree(params, selection, asked, ids, BULK_SKIPPED_SHOWN) : NOBODY,
      this.lists.firstOf(params, selection, BULK_PREVIEWS, ids),
    ]);
    const withStatus = (candidate: CandidateName): AppliedCandidateDto => ({
      ...present(candidate),
      status: applicationOf(candidate._id)?.status ?? 'pending',
    });
    const approvalAbove = this.config.BULK_MAIL_APPROVAL_ABOVE;
    return {
      total,
      archived,
      applied: applied.count,
      appliedCandidates: applied.first.map(withStatus),
      reopened: reopened.count,
      reopenedCandidates: reopened.first.map(withStatus),
      incomplete: incomplete.count,
      incompleteCandidates: incomplete.first.map(present),
      work: presentWork(work),
      notFree: notFree.count,
      notFreeCandidates: notFree.first.map((one) => ({
        ...present(one),
        fit: fitOf(one.availability, one.bookings ?? [], asked ?? { from: today(), to: today() }, today()),
      })),
      mails: first.map((one) => ({ candidateId: String(one._id), ...this.proposals.mailTo(one, job, writer) })),
      needsApproval: needsApproval({ proposal: { jobId, tell: true } }, total, approvalAbove),
      approvalAbove,
    };
  }
}

const NOBODY: { count: number; first: CandidateRecord[] } = { count: 0, first: [] };

const present = ({ _id, firstname, name }: CandidateName): ProposalCandidateDto => ({
  candidateId: String(_id),
  name: `${firstname} ${name}`,
});
