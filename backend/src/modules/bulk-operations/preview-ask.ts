import { Injectable } from '@nestjs/common';
import { ASK_SKIPS, MAX_BULK, type AskSkip } from '@byline/shared-types/domain';
import type { Principal } from '../../common/auth/principal.js';
import { Config } from '../../config/config.js';
import { AskAvailability, type AskMail } from '../availability-asks/ask-availability.js';
import { skipOf } from '../availability-asks/ask.rules.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { CandidateLists } from '../candidates/list/candidate-lists.service.js';
import { requireSelection } from '../candidates/list/candidate-selection.js';
import type { CandidateListParams } from '../candidates/list/candidate.list.js';
import { UsersService } from '../users/users.service.js';
import { needsApproval } from './bulk.rules.js';
import type { AskPreviewResponse } from './dto/bulk-asks.dto.js';
import type { BulkRecipientsRequest } from './dto/bulk-mail.dto.js';

const AT_ONCE = 1_000;
const MOST_NAMES = 10;

/** Previews a question to many: the skipped candidates by reason, and a mail in each language. */
@Injectable()
export class PreviewAsk {
  constructor(
    private readonly asking: AskAvailability,
    private readonly lists: CandidateLists,
    private readonly candidates: CandidatesService,
    private readonly users: UsersService,
    private readonly config: Config,
  ) {}

  async run(
    me: Principal,
    params: CandidateListParams,
    { selection }: BulkRecipientsRequest,
  ): Promise<AskPreviewResponse> {
    requireSelection(selection, params, 'selection.');
    const writer = await this.users.get(me.userId);
    const ids = await this.lists.idsOf(params, selection, MAX_BULK);
    const now = new Date();
    const names = new Map<AskSkip, string[]>();
    const mails = new Map<string, AskMail & { candidateId: string }>();
    let asked = 0;
    for (let first = 0; first < ids.length; first += AT_ONCE) {
      const found = await this.candidates.askedOf(ids.slice(first, first + AT_ONCE));
      const askableOf = await this.asking.askable(found);
      for (const candidate of found) {
        const skip = skipOf(askableOf(candidate), now);
        if (skip) {
          names.set(skip, [...(names.get(skip) ?? []), `${candidate.firstname} ${candidate.name}`]);
          continue;
        }
        asked += 1;
        if (mails.has(candidate.language)) continue;
        mails.set(candidate.language, {
          candidateId: String(candidate._id),
          ...this.asking.preview(candidate, writer, now),
        });
      }
    }
    const approvalAbove = this.config.BULK_MAIL_APPROVAL_ABOVE;
    return {
      total: ids.length,
      asked,
      skipped: ASK_SKIPS.flatMap((code) => {
        const all = names.get(code);
        return all ? [{ code, count: all.length, names: all.slice(0, MOST_NAMES) }] : [];
      }),
      mails: [...mails.values()],
      needsApproval: needsApproval({ askAvailability: true }, ids.length, approvalAbove),
      approvalAbove,
    };
  }
}
