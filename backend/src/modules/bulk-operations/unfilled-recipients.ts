import { Injectable } from '@nestjs/common';
import {
  BULK_SKIPPED_SHOWN,
  JOB_MAIL_FIELDS,
  neededMailFields,
  toLanguage,
  type MailField,
  type MailTexts,
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

/** Those of some fields that the texts need. */
function neededIn(texts: readonly MailTexts[], fields: readonly MailField[]): MailField[] {
  const needed = neededMailFields(...texts.flatMap(({ subject, message }) => [subject, message]));
  return fields.filter((field) => needed.includes(field));
}

/** Finds the recipients for whom a field of a mail to many stays empty: without an application if the mail needs its job, or without an appointment. */
@Injectable()
export class UnfilledRecipients {
  constructor(
    private readonly lists: CandidateLists,
    private readonly recipientFields: RecipientFields,
  ) {}

  /** The first ones. */
  async of(params: CandidateListParams, selection: CandidateSelection, mail: BulkMail): Promise<UnfilledRecipient[]> {
    const found = new Map<string, UnfilledRecipient>();
    for (const { fields, having } of [
      { fields: JOB_MAIL_FIELDS, having: () => this.recipientFields.withJob() },
      { fields: ['appointment'] as const, having: () => this.recipientFields.withAppointment() },
    ]) {
      if (neededIn(textsOf(mail), fields).length === 0) continue;
      for (const { _id, firstname, name, language } of await this.lists.firstOf(
        params,
        selection,
        BULK_SKIPPED_SHOWN,
        await having(),
      )) {
        const empty = neededIn([textsFor(mail, toLanguage(language))], fields);
        const known = found.get(String(_id))?.fields ?? [];
        if (empty.length > 0) found.set(String(_id), { _id, firstname, name, fields: [...known, ...empty] });
      }
    }
    return [...found.values()].slice(0, BULK_SKIPPED_SHOWN);
  }
}
