import { Injectable } from '@nestjs/common';
import { BULK_PREVIEWS, toLanguage, type Language } from '@byline/shared-types/domain';
import type { Principal } from '../../common/auth/principal.js';
import { Config } from '../../config/config.js';
import { RecipientFields } from '../applications/recipient-fields.js';
import { CandidateLists } from '../candidates/list/candidate-lists.service.js';
import { requireSelection, type CandidateSelection } from '../candidates/list/candidate-selection.js';
import type { CandidateListParams } from '../candidates/list/candidate.list.js';
import type { CandidateRecord } from '../candidates/record/candidate.record.js';
import { UsersService } from '../users/users.service.js';
import { mailFor, type RenderedMail } from './bulk-mail.js';
import type { BulkWriter } from './bulk-operation.schema.js';
import { BadRecipients } from './bad-recipients.js';
import { needsApproval, type BulkMail } from './bulk.rules.js';
import { CheckBulkAction } from './check-bulk-action.js';
import type {
  BulkMailPreviewResponse,
  BulkMailsResponse,
  BulkRecipientsRequest,
  BulkRecipientsResponse,
  PreviewBulkMailRequest,
} from './dto/bulk-mail.dto.js';
import { UnfilledRecipients } from './unfilled-recipients.js';

/** The mail to one candidate. */
export type MailTo = (candidate: CandidateRecord) => Omit<RenderedMail, 'unfilled'>;

/** Previews a mail to many: the number of recipients, the number without, and the first mails. */
@Injectable()
export class PreviewBulkMail {
  constructor(
    private readonly check: CheckBulkAction,
    private readonly lists: CandidateLists,
    private readonly unfilled: UnfilledRecipients,
    private readonly badRecipients: BadRecipients,
    private readonly recipientFields: RecipientFields,
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
    const unfilled = await this.unfilled.of(params, selection, mail);
    const preview = await this.of(params, selection, await this.mailTo(params, selection, writer, mail));
    const { bad, badRecipients } = await this.badRecipients.of(params, selection);
    const approvalAbove = this.config.BULK_MAIL_APPROVAL_ABOVE;
    const unfilledCandidates = unfilled.map(({ _id, firstname, name, fields }) => ({
      ...{ candidateId: String(_id), name: `${firstname} ${name}`, fields },
    }));
    return {
      ...preview,
      unfilledCandidates,
      bad,
      badRecipients,
      approvalAbove,
      needsApproval: needsApproval({ mail }, preview.total, approvalAbove),
    };
  }

  /** The rendering of a mail for the first candidates of a selection. */
  async mailTo(
    params: CandidateListParams,
    selection: CandidateSelection,
    writer: BulkWriter,
    mail: BulkMail,
  ): Promise<MailTo> {
    const first = await this.lists.firstOf(params, selection, BULK_PREVIEWS);
    const valuesOf = await this.recipientFields.of(first, writer);
    return (candidate) => {
      const { to, subject, message } = mailFor(candidate, valuesOf(candidate), mail);
      return { to, subject, message };
    };
  }

  /** The languages of the recipients, with their numbers. */
  async recipients(params: CandidateListParams, { selection }: BulkRecipientsRequest): Promise<BulkRecipientsResponse> {
    requireSelection(selection, params, 'selection.');
    const counts = new Map<Language, number>();
    for (const { language, count } of await this.lists.languagesOf(params, selection)) {
      const spoken = toLanguage(language);
      counts.set(spoken, (counts.get(spoken) ?? 0) + count);
    }
    const { total, archived } = await this.lists.countSelected(params, selection);
    const languages = [...counts].map(([language, count]) => ({ language, count }));
    return { total, archived, languages: languages.sort((a, b) => b.count - a.count) };
  }

  async of(params: CandidateListParams, selection: CandidateSelection, mailTo: MailTo): Promise<BulkMailsResponse> {
    const { total, archived } = await this.lists.countSelected(params, selection);
    const first = await this.lists.firstOf(params, selection, BULK_PREVIEWS);
    const mails = first.map((one) => ({ candidateId: String(one._id), ...mailTo(one) }));
    return { total, archived, mails };
  }
}
