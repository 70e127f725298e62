import { Injectable } from '@nestjs/common';
import { BULK_PREVIEWS } from '@byline/shared-types/domain';
import type { Principal } from '../../common/auth/principal.js';
import { Config } from '../../config/config.js';
import { CandidateLists } from '../candidates/list/candidate-lists.service.js';
import { requireSelection, type CandidateSelection } from '../candidates/list/candidate-selection.js';
import type { CandidateListParams } from '../candidates/list/candidate.list.js';
import type { CandidateRecord } from '../candidates/record/candidate.record.js';
import { UsersService } from '../users/users.service.js';
import { mailFor } from './bulk-mail.js';
import { needsApproval } from './bulk.rules.js';
import { CheckBulkAction } from './check-bulk-action.js';
import type { BulkMailPreviewResponse, BulkMailsResponse, PreviewBulkMailRequest } from './dto/bulk-mail.dto.js';

/** The mail to one candidate. */
export type MailTo = (candidate: CandidateRecord) => ReturnType<typeof mailFor>;

/** Previews a mail to many: the number of recipients, the number without, and the first mails. */
@Injectable()
export class PreviewBulkMail {
  constructor(
    private readonly check: CheckBulkAction,
    private readonly lists: CandidateLists,
    private readonly users: UsersService,
    private readonly config: Config,
  ) {}

  async run(
    me: Principal,
    params: CandidateListParams,
    { mail, selection }: PreviewBulkMailRequest,
  ): Promise<BulkMailPreviewResponse> {
    requireSelection(selection, params, 'selection.');
    await this.check.requireMail(mail, 'mail');
    const writer = await this.users.get(me.userId);
    const preview = await this.of(params, selection, (one) => mailFor(one, writer, mail));
    const approvalAbove = this.config.BULK_MAIL_APPROVAL_ABOVE;
    return { ...preview, approvalAbove, needsApproval: needsApproval({ mail }, preview.total, approvalAbove) };
  }

  async of(params: CandidateListParams, selection: CandidateSelection, mailTo: MailTo): Promise<BulkMailsResponse> {
    const { total, archived } = await this.lists.countSelected(params, selection);
    const first = await this.lists.firstOf(params, selection, BULK_PREVIEWS);
    const mails = first.map((one) => ({ candidateId: String(one._id), ...mailTo(one) }));
    return { total, archived, mails };
  }
}
