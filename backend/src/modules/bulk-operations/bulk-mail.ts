import { fillMailFields } from '@byline/shared-types/domain';
import type { CandidateRecord } from '../candidates/record/candidate.record.js';
import { escapeHtml } from '../mail/templates/layout.js';
import type { BulkWriter } from './bulk-operation.schema.js';
import type { BulkMail } from './bulk.rules.js';

/** A mail to many as one candidate gets it (docs/domain/bulk.md#mails). */
export function mailFor(
  { firstname, name, email }: Pick<CandidateRecord, 'firstname' | 'name' | 'email'>,
  writer: BulkWriter,
  { subject, message }: Pick<BulkMail, 'subject' | 'message'>,
): { to: { name: string; email: string }; subject: string; message: string } {
  const recruiter = `${writer.firstname} ${writer.name}`;
  const values = { firstname, name, email, recruiter };
  const escaped = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, escapeHtml(value)]));
  return {
    to: { name: `${firstname} ${name}`, email },
    subject: fillMailFields(subject, values),
    message: fillMailFields(message, escaped as typeof values),
  };
}
