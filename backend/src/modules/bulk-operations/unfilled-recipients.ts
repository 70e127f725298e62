import { Injectable } from '@nestjs/common';
import {
  BULK_SKIPPED_SHOWN,
  neededMailFields,
  OPTIONAL_MAIL_FIELDS,
  toLanguage,
  type MailField,
} from '@byline/shared-types/domain';
import { RecipientFields } from '../applications/recipient-fields.js';
import { CandidateLists } from '../candidates/list/candidate-lists.service.js';
import type { CandidateSelection } from '../candidates/list/candidate-selection.js';
import type { CandidateListParams } from '../candidates/list/candidate.list.js';
import type { CandidateRecord } from '../candidates/record/candidate.record.js';
import { textsFor, textsOf } from './bulk-mail.js';
import type { BulkMail } from './bulk.rules.js';

export interface UnfilledRecipient extends Pick<CandidateRecord, '_id' | 'firstname' | 'name'> {
  fields: MailField[];
}

/** Finds the recipients for whom a field of a mail to many stays empty: those without an application, if the mail needs its job. */
@Injectable()
export class UnfilledRecipients {
  constructor(
    private readonly lists: CandidateLists,
    private readonly recipientFields: RecipientFields,
  ) {}

  /** The first ones. */
  async of(params: CandidateListParams, selection: CandidateSelection, mail: BulkMail): Promise<UnfilledRecipient[]> {
    const neededBy = (texts: ReturnType<typeof textsOf>): MailField[] => {
      const needed = neededMailFields(...texts.flatMap(({ subject, message }) => [subject, message]));
      return OPTIONAL_MAIL_FIELDS.filter((field) => needed.includes(field));
    };
    if (neededBy(textsOf(mail)).length === 0) return [];
    const withJob = await this.recipientFields.withJob();
    const without = await this.lists.firstOf(params, selection, BULK_SKIPPED_SHOWN, withJob);
    return without.flatMap(({ _id, firstname, name, language }) => {
      const fields = neededBy([textsFor(mail, toLanguage(language))]);
      return fields.length > 0 ? [{ _id, firstname, name, fields }] : [];
    });
  }
}
