import type { CreateEmailRequest } from '../../src/modules/mail/dto/write-email.dto.js';
import type { EmailResponse } from '../../src/modules/mail/dto/email.dto.js';
import type { TestApi } from '../support/api.js';
import type { Client } from '../support/client.js';
import { createCandidate } from './candidates.js';

/** A recruiter's mail; the test gives the fields that matter. */
export async function emailRequest(
  api: TestApi,
  fields: Partial<CreateEmailRequest> = {},
): Promise<CreateEmailRequest> {
  return {
    candidateId: fields.candidateId ?? String((await createCandidate(api))._id),
    to: { name: 'Camille Lefèvre', email: 'camille@example.be' },
    subject: 'An interview with our team',
    message: '<p>Shall we <strong>meet</strong>?</p>',
    ...fields,
  };
}

/** A mail in the outbox. */
export async function writeEmail(
  api: TestApi,
  recruiter: Client,
  fields: Partial<CreateEmailRequest> = {},
): Promise<EmailResponse> {
  return await recruiter.create<EmailResponse>('/emails', await emailRequest(api, fields));
}

/** A moment from now, in the API's format. */
export const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();
