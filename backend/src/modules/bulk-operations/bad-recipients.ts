import { BULK_SKIPPED_SHOWN } from '@byline/shared-types/domain';
import { Injectable } from '@nestjs/common';
import { CandidateLists } from '../candidates/list/candidate-lists.service.js';
import type { CandidateSelection } from '../candidates/list/candidate-selection.js';
import type { CandidateListParams } from '../candidates/list/candidate.list.js';
import { AddressTroubles } from '../mail/conversations/address-trouble.js';
import type { BadRecipientDto } from './dto/bulk-mail.dto.js';

/** Finds the recipients of a mail to many whose address returned mail. */
@Injectable()
export class BadRecipients {
  constructor(
    private readonly lists: CandidateLists,
    private readonly troubles: AddressTroubles,
  ) {}

  async of(
    params: CandidateListParams,
    selection: CandidateSelection,
  ): Promise<{ bad: number; badRecipients: BadRecipientDto[] }> {
    const known = await this.troubles.all();
    const { count, first } = await this.lists.withAddresses(params, selection, [...known.keys()], BULK_SKIPPED_SHOWN);
    const badRecipients = first.flatMap(({ _id, firstname, name, email }) => {
      const trouble = known.get(email.toLowerCase());
      return trouble ? [{ candidateId: String(_id), name: `${firstname} ${name}`, trouble }] : [];
    });
    return { bad: count, badRecipients };
  }
}
