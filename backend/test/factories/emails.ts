import { Types } from 'mongoose';
import type { CreateEmailRequest } from '../../src/modules/mail/dto/write-email.dto.js';
import type { EmailResponse } from '../../src/modules/mail/dto/email.dto.js';
import type { Client } from '../support/client.js';

/** What a recruiter fills in; says only what the test does not. */
export const emailRequest = (fields: Partial<CreateEmailRequest> = {}): CreateEmailRequest => ({
  candidateId: String(new Types.ObjectId()),
  to: { name: 'Camille Lefèvre', email: 'camille@example.be' },
  subject: 'An interview with our team',
  message: '<p>Shall we <strong>meet</strong>?</p>',
  ...fields,
});

export async function writeEmail(recruiter: Client, fields: Partial<CreateEmailRequest> = {}): Promise<EmailResponse> {
  return (await recruiter.post<EmailResponse>('/emails', emailRequest(fields))).body;
}

/** A moment from now, as the API takes it. */
export const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();
